import { plural } from "../catalogue.ts";
import type { explanationTexts } from "../en/explanation.ts";
import type { Translation } from "../translation.ts";
import { articled, capital } from "./sentence-parts.ts";

export const explanation: Translation<typeof explanationTexts> = {
  explaining: "Calculando…",
  failed: "No se pudo explicar este número.",
  failedText: "Su comparación está a salvo. Vuelva a intentarlo.",
  gone: "Este producto ya no está en la comparación.",

  summary: "Global",
  kicker: (metric, product) => `${metric}, ${product}`,
  titlePerServing: (value) => `${value} por ración`,
  titlePerUse: (value) => `${value} por uso`,
  titleRating: (value) => `Calificación ${value}`,
  titleNone: "Sin valor",
  score: "Puntuación",
  band: (band) => `, ${band}.`,
  noBand: ".",
  summaryBand: (band) => `Puntuación global, ${band}.`,
  scaleOfRating: (best, worst) => `Las calificaciones van de ${best}, la mejor, a ${worst}, la peor.`,

  interval: (range) => `5–95 % de los sorteos: ${range}.`,
  tabs: {
    label: "Sobre este número",
    parts: "De qué se compone",
    uncertainty: "Incertidumbre",
    compare: "Comparar con",
  },
  uncertainty: {
    raw: (range, draws) => `En el 90 % de ${draws} sorteos el valor es de ${range}.`,
    score: (range, draws) => `En el 90 % de ${draws} sorteos la puntuación es de ${range}.`,
    none: "Los sorteos aún no se han hecho.",
    draw: "Hacer los sorteos",
  },
  compare: {
    caption: (metric) => `${metric} de todos los productos comparados, del mejor al peor`,
    product: "Producto",
    score: "Puntuación",
    value: (unit) => (unit === "" ? "Valor" : `Valor, ${unit}`),
    better: "Mejor en % de los sorteos",
    betterNote: (product) => `«Mejor»: parte de los sorteos en los que ${product} es mejor que el producto de la fila.`,
    open: (product) => `${product}: de qué se compone`,
    own: "este producto",
  },
  uses: {
    label: "Fije su propio número de usos",
    less: "Menos usos",
    more: "Más usos",
    default: (uses) => `${uses} es el valor habitual de este producto`,
    tried: (value, score) => `entonces ${value} por ración, puntuación ${score}`,
    triedScore: (score) => `entonces puntuación ${score}`,
  },

  nav: "Otros números de este producto",
  previous: (name) => `Anterior: ${name}`,
  next: (name) => `Siguiente: ${name}`,
  csvOf: "CSV de estos datos de entrada",

  formula: {
    raw: "Valor bruto",
    rawPerUse: "Valor bruto, un uso",
    rawPerServing: "Valor bruto, una ración",
    rating: "Calificación",
    score: "Puntuación",
    summary: "Global",
    summaryOwnWeights: "Global con ponderación propia",
    legendQuant: (items) =>
      `la vida de una unidad, N sus usos, W un uso (lavado), n unidades por ración${items === "" ? "" : ` (${items})`}.`,
    sizes: (standard, size) => `${standard} / ${size}`,
    summaryOfMetrics: "Σ ponderación × puntuación / Σ ponderación",
    scoreAndLetters: "La puntuación y el significado de las letras",
    scoreOfAmount: "1 + 99 × (1 − bruto / mayor)",
    scoreOfRating: "1 + 99 × (peor − bruto) / (peor − mejor)",
    highest: (name) => `Mayor: ${name}, el producto incorporado de este caso de uso con el valor más alto.`,
    noHighest:
      "Ningún producto incorporado de este caso de uso tiene impacto aquí: a falta de uno, un valor de 0 obtiene 100.",
    heldAtOne: "menos de 1, se queda en 1",
    missingRaw: "No hay valor: el producto no tiene masa, o no se conoce su tamaño.",
    missingScore: (score) => `Sin un valor, la puntuación es ${score}, la que fija el método.`,
    noWeight: "Ningún indicador tiene ponderación, así que no hay puntuación global.",
  },

  below_scale:
    "Este valor es mayor que el del peor producto incorporado: su puntuación se queda en 1, lo que oculta en cuánto lo supera.",
  assumed: "Una cifra que faltaba se sustituyó por el valor prudente del método.",

  inventory: {
    caption: "Datos de entrada, de mayor a menor",
    count: (count) => plural(count, { one: "1 dato", other: `${count} datos, de mayor a menor` }),
    share: "parte",
    byStage: "Sumas de las etapas del ciclo de vida",
    stageAndQuality: (stage, quality) => `${stage}; calidad del dato: ${quality}`,
    toRow: "Fila de los datos de referencia",
    quality: "Calidad",
    perServing: (unit) => `${unit} / ración`,
    perUse: (unit) => `${unit} / uso`,
    sum: "Suma, como se muestra arriba",
    rounded: "Cada línea se redondea por separado; la suma es la de las líneas sin redondear.",
    product: (amount, factor) => `${amount} × ${factor}`,
    every: "en cada uso",
    once: (uses) => `una vez en ${uses} usos`,
    plasticShare: (share) => `${share} es plástico, que es lo que cuenta`,
    ownFigure: "cifra propia de la región",
    changeRegion: (region) => `cifra propia de la región, ${region}: cambiar la región`,
    empty: "Nada en la vida de este producto tiene impacto aquí.",
    /** the set of factors that the metric uses */
    accounting: (method) => `Contabilidad: ${method}.`,
    sourceNote: "Cómo se obtuvo esta cifra",
    noFigure: "sin cifra en las tablas, cuenta como 0",
  },
  stages: {
    materials: "Materiales",
    forming: "Conformado",
    transport: "Transporte",
    washing: "Lavado",
    end_of_life: "Fin de vida",
  },
  qualities: {
    measured: "medido",
    "government-factor": "factor oficial",
    "published-LCA": "ACV publicado",
    derived: "derivado",
    "expert-estimate": "estimación",
    definition: "definición",
    "": "no indicada",
  },

  quality: {
    title: "Calidad de los datos",
    none: "Nada aquí se basa en una estimación.",
    share: (share) => `${capital(articled(share))} de este valor se basa en estimaciones`,
    parts: (factors, masses) =>
      `Factores estimados: ${factors}; masas estimadas: ${masses}. Lo que tiene ambos cuenta una vez en el total.`,
    meaning:
      "Una estimación es nuestro juicio experto, no una medición. La masa estimada de un componente también cuenta, si las demás cifras no son estimaciones. Cada estimación lleva a su fila de los datos, donde puede proponer una cifra mejor.",
    replace: "Ver cuáles",
    definition: (share) =>
      `El ${share} se debe a definiciones: decisiones exactas del método o de una región imaginaria.`,
    bestToWorst: (parts) => `Solo los factores, de mejor a peor: ${parts}.`,
    part: (quality, share) => `${quality} ${share}`,
  },

  estimates: {
    caption: "Estimaciones detrás de este valor, la mayor primero",
    estimate: "Estimación",
    share: "Parte",
    mass: (component) => `Masa: ${component}`,
    others: (count, shown) => plural(count, { one: "1 más pequeña", other: `${shown} más pequeñas` }),
  },

  parts: {
    title: "Masas detrás de las cantidades",
    component: "Componente",
    mass: (unit) => `Masa, ${unit}`,
    recycled: "Contenido reciclado",
    onPhone: (share, from) => `${share} de contenido reciclado, ${from}`,
    from: { stated: "según el producto", regional: "promedio de la región", not_possible: "no es posible" },
    own: "introducida para este producto",
  },

  rating: {
    terms: "Términos por componente",
    component: "Componente",
    share: "Parte",
    onPhone: (name, value) => `${name} ${value}`,
    byMass: "por masa",
    byContact: "por contacto con el alimento",
    presence: "Presencia",
    migration: "Migración",
    rating: "Calificación",
    part: "Término",
    why: "Motivo",
    recycled: "Reciclado",
    composted: "Compostado",
    sum: "Suma, como se muestra arriba",
    reusable: (uses) =>
      `El producto se usa ${uses} veces o más, lo que este indicador considera reutilizable: recibe la mejor calificación, sean cuales sean sus componentes.`,
    noContact: "Ningún componente toca el alimento: recibe la mejor calificación.",
    nothingDeclared: "nada declarado",
    declared: (compliance, disclosure) => `conformidad ${compliance} de 4, declaración ${disclosure} de 3`,
    noContactPart: "sin contacto con el alimento",
    ways: {
      recycled_content: (share) => `${share} de contenido reciclado`,
      certificate: () => "un certificado",
      biomass: () => "renovable, nada certificado",
      none: () => "nada declarado",
    },
    rules: {
      chemicals: ["Σ parte × (presencia + migración)", "migración = 1 + (f − 1) × (1 − inercia)"],
      sust_source: ["Σ parte × calificación"],
      recoverability: ["Σ parte × (5 − 4 × (reciclado + compostado))"],
    },
    legend: {
      chemicals:
        "La presencia va de 1 a 10, según lo declarado sobre sustancias preocupantes; la migración va de 1 a 10, f es la puntuación del alimento, inercia lo inerte que es el material.",
      sust_source:
        "Lo más bajo de lo que dan el contenido reciclado, los certificados y la biomasa, ponderado por masa.",
      recoverability: "Lo que se recicla o composta de cada componente, ponderado por masa.",
    },
  },
  food: {
    title: (name) => (name === "" ? "El alimento" : `El alimento: ${name}`),
    caption: "De qué se compone la puntuación del alimento",
    property: "Propiedad",
    value: "Valor",
    score: "Puntuación",
    notStated: "no indicado: cuenta el más alto",
    sum: "Suma S",
    formula: (sum, score) => `f = 1 + 9 / 22 × (S − 6) = 1 + 9 / 22 × (${sum} − 6) = ${score}`,
    unknown: (score) => `No se conoce el alimento; se supone la puntuación f = ${score} que fija el método.`,
  },

  summaryTable: {
    caption: "Indicadores de la puntuación global",
    metric: "Indicador",
    score: "Puntuación",
    weight: "Ponderación",
    points: "Puntos",
    rests: (share) => `${capital(articled(share))} se basa en estimaciones`,
    sum: "Suma, como se muestra arriba",
    open: (metric) => `${metric}: cómo se compone`,
    estimated: (share) =>
      `${capital(articled(share))} de esta puntuación se basa en estimaciones: la media de sus indicadores con cantidades, según su ponderación. Las calificaciones no tienen inventario y aquí no cuentan.`,
  },

  change: {
    title: "Lo que puede cambiar aquí",
    region: (region, factors, all, share) =>
      `Región, ${region}: ${factors} de ${all} factores son propios y deciden el ${share} de este valor; también decide las vías de los residuos y las distancias.`,
    regionRates: (region) => `Región, ${region}: decide cuánto se recicla y se composta.`,
    regionAction: "Cambiar la región",
    food: (food) => `Alimento, ${food}: decide cuánto migra.`,
    foodAction: "Cambiar el alimento",
    recycling: (custom) =>
      custom ? "Reciclaje: sus propios ajustes." : "Reciclaje: promedios de la región, o sus propios ajustes.",
    recyclingAction: "Cambiar el reciclaje",
    products: "Productos: compare este con otros.",
    productsAction: "Cambiar la selección de productos",
  },
};
