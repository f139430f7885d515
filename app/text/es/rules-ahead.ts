import { plural } from "../catalogue.ts";
import type { rulesAheadTexts } from "../en/rules-ahead.ts";
import type { Translation } from "../translation.ts";

/**
 * The Spanish names of EU laws. Laws of the United Kingdom and the United States keep their names; only the words
 * between names are translated.
 */
const CITED: Readonly<Record<string, string>> = {
  eu_bans: "Directiva (UE) 2019/904, art. 5 y anexo, parte B",
  eu_pfas: "Reglamento (UE) 2025/40, art. 5, apdo. 5",
  eu_refill: "Reglamento (UE) 2025/40, art. 32",
  eu_reuse_offer: "Reglamento (UE) 2025/40, art. 33",
  eu_formats: "Reglamento (UE) 2025/40, art. 25 y anexo V",
  eu_recyclable: "Reglamento (UE) 2025/40, art. 6",
  eu_recycled: "Reglamento (UE) 2025/40, art. 7",
  uk_bans: "SI 2023/982 y SI 2020/971 (Inglaterra); SSI 2021/410 (Escocia); WSI 2023/1149 (Gales)",
  uk_fees: "PackUK, Extended Producer Responsibility for Packaging: tarifas base de 2025",
  us_ca_foam: "California SB 54, envases de poliestireno expandido para alimentos",
};

export const rulesAhead: Translation<typeof rulesAheadTexts> = {
  documentTitle: "Próximas normas · Tare",
  title: "Próximas normas",
  lead: "Qué pide a una cartera la legislación de envases de Europa, del Reino Unido y de Estados Unidos, con fechas y fuentes, junto a las cifras de la cartera.",
  guard:
    "Información, no asesoramiento jurídico. Cómo y cuándo se comprobó cada norma figura debajo de su ley. Casi todas las obligaciones recaen en productores, importadores o distribuidores finales; cuál es su papel, y qué excepciones valen, lo decide el texto de la ley.",
  portfolio: "Cartera",
  market: "Derecho de",
  markets: { eu: "Unión Europea", uk: "Reino Unido", us: "Estados Unidos", all: "Todos ellos" },
  print: "Imprimir",
  csv: "CSV",
  csvMenu: "Guardar como CSV",
  csvTables: {
    rules: "Normas con cifras",
    reuse: "Reutilización por caso de uso",
    materials: "Masa por material",
    plastic: "Componentes con plástico",
    undeclared: "Declaraciones que faltan",
  },
  csvFailed: "No se pudo escribir el archivo. Vuelva a intentarlo.",
  none: "Todavía no hay ninguna cartera. Aquí se ve qué pide la ley a lo que usted compra.",
  create: "Crear una cartera",
  scoring: "Calculando la cartera…",
  failed: "No se pudieron calcular las cifras de la cartera.",
  toScores: "Puntuaciones de la cartera",
  toReturns: "Declaraciones de envases",

  timeline: {
    title: "Qué se aplica y cuándo",
    note: "primero lo que está en vigor, después por fecha",
    when: "Desde",
    rule: "Qué pide",
    figure: "Esta cartera",
    source: "Ley",
    since: (day) => `desde el ${day}`,
    from: (day) => (/^\d+$/.test(day) ? `a partir de ${day}` : `a partir del ${day}`),
  },

  citation: (id, law) => CITED[id] ?? law,
  rules: {
    eu_bans:
      "No se pueden introducir en el mercado platos, cubiertos, pajitas ni agitadores de plástico de un solo uso, ni recipientes para alimentos y bebidas ni vasos de poliestireno expandido; desde el 12 de febrero de 2029, tampoco de poliestireno extruido.",
    eu_pfas:
      "Los envases en contacto con alimentos deben contener menos de 25 ppb de cualquier PFAS, de 250 ppb de la suma medida y de 50 ppm con las poliméricas. Pida a sus proveedores las declaraciones.",
    eu_refill:
      "Quien vende comida o bebida para llevar tiene que permitir que el cliente traiga su recipiente, sin precio mayor ni peores condiciones.",
    eu_reuse_offer:
      "Quien vende comida o bebida para llevar tiene que ofrecer envases reutilizables dentro de un sistema de reutilización, sin precio mayor; las microempresas están exentas. A partir de 2030 tiene que procurar ofrecer en ellos el 10 % de los productos.",
    eu_formats:
      "Los hoteles, restaurantes y cafeterías no pueden usar envases de plástico de un solo uso para comidas y bebidas que se llenan y consumen en el local, ni para monodosis de condimentos, salsas, nata y azúcar en él. Se exceptúan las porciones para llevar, los centros con necesidad médica y los locales sin agua potable; los Estados miembros pueden exceptuar a las microempresas.",
    eu_recyclable:
      "Los envases tienen que estar diseñados para el reciclaje y alcanzar el grado A, B o C (70 % al menos), o 24 meses después de que entren en vigor los criterios de la Comisión, si es más tarde. Desde 2038 el grado C ya no basta.",
    eu_recycled:
      "Las partes de plástico de los envases tienen que contener plástico reciclado de residuos posconsumo: las que tocan alimentos, un 30 % (PET, y botellas de bebida de cualquier plástico) o un 10 % (otros plásticos); los demás envases, un 35 %, o más tarde si las reglas de cálculo se retrasan. Se exceptúan el plástico compostable y las partes de menos del 5 % del peso del envase.",
    uk_bans:
      "Inglaterra: ni cubiertos de plástico, ni vasos ni recipientes para alimentos de espuma de poliestireno; platos, boles y bandejas de plástico, solo como envases que se llenan en el punto de venta. Desde octubre de 2020, ni agitadores de plástico, y pajitas solo a petición. Escocia tiene prohibiciones parecidas desde junio de 2022 y Gales desde el 30 de octubre de 2023; la fecha de Irlanda del Norte no está confirmada.",
    uk_fees:
      "Los productores grandes pagan tarifas por los envases domésticos según peso y material. Tarifas base de 2025/26, por tonelada: compuesto a base de fibra, 461 £; plástico, 423 £; madera, 280 £; aluminio, 266 £; acero, 259 £; otros materiales, 259 £; papel y cartón, 196 £; vidrio, 192 £. Desde 2026/27 las tarifas varían según la reciclabilidad; esas cifras no se han leído.",
    us_pfas:
      "Ningún envase alimentario con PFAS añadidas a propósito: en California desde 2023 (de papel y otras fibras vegetales; 100 ppm de flúor o más cuentan como añadidas) y en Colorado desde 2024 (de cualquier material). Otros estados tienen leyes propias, que no se han leído.",
    us_ca_foam: "En California no se puede vender ni distribuir vajilla alimentaria de poliestireno expandido.",
    us_or:
      "Los productores de envases y de vajilla alimentaria se unen a una organización de productores, declaran por peso lo que suministran y pagan tarifas; los pequeños están exentos.",
    us_mn:
      "Los productores de envases, también los alimentarios, tienen que ser miembros de una organización de productores. Desde 2029 solo pueden vender según su plan aprobado; desde 2032, solo lo que se reutiliza, se rellena o figura en una lista estatal de lo que se recoge para reciclar o compostar.",
    us_co:
      "Los productores de envases solo pueden vender si participan en el programa: declaran lo que venden y pagan cuotas por peso desde enero de 2026 a más tardar. Hay umbrales que eximen a los pequeños.",
    us_wa:
      "Los productores de envases tienen que haber designado una organización de productores, que se registra por ellos cada año antes del 1 de marzo.",
    us_md:
      "Los productores de envases se registran en una organización de productores, que paga una parte del reciclaje local desde julio de 2028. Estas fechas proceden de páginas sobre la ley.",
    us_me:
      "Los productores pagan según la cantidad y la reciclabilidad de los envases de lo que venden, para reembolsar a los municipios; el programa debe funcionar por completo en 2027.",
    us_ca:
      "Envases de un solo uso y vajilla alimentaria de plástico de un solo uso: para 2032, una cuarta parte menos de plástico, todo ello reciclable o compostable y el 65 % del plástico reciclado. Los productores declaran y pagan a través de su organización.",
  },

  figures: {
    forbidden: (products, shown, uses) =>
      products === 0
        ? "ningún producto marcado"
        : plural(products, {
            one: `1 producto marcado, ${uses} de los usos`,
            other: `${shown} productos marcados, ${uses} de los usos`,
          }),
    undeclared: (parts, shown) =>
      parts === 0
        ? "cada parte que toca alimentos declara algo"
        : plural(parts, {
            one: "1 parte que toca alimentos no declara nada",
            other: `${shown} partes que tocan alimentos no declaran nada`,
          }),
    single_use_uses: (share) => `el ${share} de los usos para llevar es de un solo uso`,
    noTakeaway: "sin usos para llevar",
    single_use_plastic: (mass, parts) => `${mass} de plástico en ${parts} partes de un solo uso`,
    noPlastic: "sin plástico en productos de un solo uso",
    recycled_plastic: (share) => `${share} de contenido reciclado en él`,
    weights: (mass, materials, shown) =>
      `${mass} de productos de un solo uso, ${plural(materials, { one: "1 material", other: `${shown} materiales` })}`,
    noWeights: "sin productos de un solo uso",
    plastic_products: (mass) => `${mass} de productos de un solo uso con plástico`,
    foam: (mass) => `${mass} de poliestireno expandido`,
    noFoam: "sin poliestireno expandido",
  },

  reuse: {
    title: "Reutilización por caso de uso",
    note: "parte de los usos que sirven los reutilizables",
    usecase: "Caso de uso",
    uses: "Usos",
    reusable: "Reutiliz.",
    share: "Parte",
    all: "Todos",
  },
  materials: {
    title: "Masa por material",
    note: "para todos los usos; la masa de un reutilizable se reparte entre sus usos",
    material: "Material",
    leftOut: (mass) =>
      `Sin ${mass} de cubiertos, pajitas y agitadores, que no son envases según la ley de la Unión Europea y del Reino Unido.`,
    single_use: "De un solo uso",
    reusable: "Reutiliz.",
  },
  plastic: {
    title: "Plástico en productos de un solo uso",
    note: "componentes de plástico, o con un forro o recubrimiento de él; primero los de más plástico",
    none: "Ningún componente de un solo uso de esta cartera contiene plástico.",
    plastic: "Plástico",
  },
  undeclared: {
    title: "Declaraciones químicas que faltan",
    note: "componentes que tocan alimentos y de los que en Tare no consta ni conformidad ni declaración; primero los de más usos",
    none: "De cada componente que toca alimentos consta algo.",
    advice: "Una declaración se introduce en el editor de productos, en Sustancias químicas preocupantes.",
  },
  part: { product: "Producto", component: "Componente", material: "Material", uses: "Usos", mass: "Masa" },
  partOf: (component, material) => `${component}: ${material}`,
  massIn: (name, unit) => `${name}, ${unit}`,
  some: (shown, all) => `${shown} de ${all}; el CSV los contiene todos.`,
};
