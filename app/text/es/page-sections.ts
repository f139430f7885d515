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
    robust: "Qué diferencias son sólidas y quién iría primero con otra ponderación o sin la regla de reutilización.",
    robustPortfolio: "Cuánto podrían variar las puntuaciones y cómo queda esta cartera con otra ponderación.",
    cost: "Coste por ración con sus propios precios.",
    costPortfolio: "Coste de la cartera con sus propios precios.",
    beside: "Esta cartera junto a su mejor y peor opción y otras carteras, con valores brutos.",
    raw: "Cada indicador en su unidad, por ración o por uso; agua según su escasez.",
    circularity: "Contenido reciclado, destino del material tras el uso y su efecto en el clima.",
    circularityPortfolio: "Contenido reciclado, destino del material y qué supondrían otros destinos para el clima.",
    products: (region) => `Componentes, masas, usos y lavado, con fuentes; normas de ${region}.`,
    productsPortfolio: "Cantidades, masas y usos de cada producto.",
    aboutPortfolio: "Ajustes, casos de uso, valores supuestos y las demás cifras clave.",
    breakdown: "Puntuaciones, masas y costes por sede, país, caso de uso o mes.",
  },
  scores: "Puntuaciones",
  stages: "Dónde se produce",
  robust: "Solidez",
  data: "Datos",
  productsAndLaw: "Productos y normas",
  analysts: "Para analistas",
  more: { all: (shown) => `Mostrar los ${shown}`, first: (shown) => `Mostrar los primeros ${shown}` },
};
