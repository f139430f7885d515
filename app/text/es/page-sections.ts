import { plural } from "../catalogue.ts";
import type { pageSectionsTexts } from "../en/page-sections.ts";
import type { Translation } from "../translation.ts";

export const pageSections: Translation<typeof pageSectionsTexts> = {
  contents: "En esta página",
  explore: { title: "Explorar", note: "Cambie algo y vea si la respuesta se mantiene." },
  details: { title: "Detalles", note: "De qué se componen las puntuaciones." },
  openAll: "Abrir todo",
  closeAll: "Cerrar todo",
  openAllOf: (group) => `Abrir todo: ${group}`,
  closeAllOf: (group) => `Cerrar todo: ${group}`,
  products: (count, shown) => plural(count, { one: "1 producto", other: `${shown} productos` }),
  values: (count, shown) => plural(count, { one: "1 valor", other: `${shown} valores` }),
  rules: (count, shown) => plural(count, { one: "1 norma", other: `${shown} normas` }),
  forbidden: (count, shown) =>
    plural(count, { one: "1 producto no permitido", other: `${shown} productos no permitidos` }),
  inside: {
    whatIf: "Cambie un dato de un producto, por ejemplo sus usos, y observe las puntuaciones.",
    whatIfPortfolio: "Cambie un dato de un producto en todas las líneas y observe las puntuaciones.",
    certainty: "El intervalo de cada puntuación, qué diferencias son sólidas y los datos que más importan.",
    cost: "Coste por ración con sus propios precios.",
    costPortfolio: "Coste de la cartera con sus propios precios.",
    weights: "Quién iría primero si los indicadores contaran de otro modo.",
    weightsPortfolio: "Cómo queda esta cartera si los indicadores contaran de otro modo.",
    beside: "Esta cartera junto a su mejor y peor opción y otras carteras, con valores brutos.",
    raw: "Cada indicador en su unidad, por ración o por uso; agua según su escasez.",
    circularity: "Contenido reciclado, destino del material tras el uso y su efecto en el clima.",
    circularityPortfolio: "Contenido reciclado y destino del material tras el uso.",
    products: "Componentes, masas, usos y lavado, con fuentes.",
    productsPortfolio: "Cantidades, masas y usos de cada producto.",
    law: (region) => `Normas de ${region} que se aplican a estos productos.`,
    kpis: "Lo que no dicen las cifras clave de arriba.",
    aboutPortfolio: "Ajustes, casos de uso y valores supuestos.",
    breakdown: "Puntuaciones, masas y costes por sede, país, caso de uso o mes.",
    endOfLife: "El clima si todo se depositara en vertedero, se incinerara o se recuperara.",
  },
  law: "Ley",
  more: { all: (shown) => `Mostrar los ${shown}`, first: (shown) => `Mostrar los primeros ${shown}` },
};
