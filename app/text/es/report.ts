import { plural } from "../catalogue.ts";
import type { reportTexts } from "../en/report.ts";
import { formatList, formatNames } from "../lists.ts";
import type { Translation } from "../translation.ts";

export const report: Translation<typeof reportTexts> = {
  label: (name) => `Informe de ${name}`,
  title: "Informe",
  intro: "Elija qué incluir y, después, imprímalo o guárdelo como PDF. Solo se imprime esta hoja.",
  print: "Imprimir o guardar como PDF",
  close: "Cerrar",
  preparing: "Preparando el informe…",
  pageSize: "Papel",
  sizes: { A4: "A4", Letter: "Carta" },
  sections: "Apartados",
  note: "Nota",
  noteHint: "Se imprime bajo el título y se guarda con su trabajo.",
  noteStep: "nota",
  noteFailed: "La nota no se pudo guardar en este navegador. Vuelva a intentarlo.",
  preview: "Vista previa",

  kinds: { comparison: "Informe de comparación", portfolio: "Informe de cartera" },
  headline: (kind, date) => `${kind}, ${date}`,
  data: (version, region) => `Versión de los datos ${version}, región ${region}`,
  ownWeights: "Ponderación propia",
  comparedFor: "Unidad funcional.",
  covers: "Abarca.",
  foot: (name, version) => `${name} · Tare, datos ${version} · para una primera selección y decisiones internas`,
  page: "Página",

  titles: {
    scores: "Puntuaciones",
    raw: "Valores brutos",
    stages: "Dónde surge el impacto climático",
    breakEven: "Punto de equilibrio",
    uncertainty: "Con qué certeza",
    settings: "Ajustes distintos de los habituales",
    assumptions: "Supuestos",
    quality: "Calidad de los datos",
    law: "Notas legales",
    figures: "Cifras clave",
    arises: "Dónde surge",
    comparedWith: "Comparada con",
    products: "Productos",
    lines: "Líneas",
    limits: "Límites",
  },

  metrics: {
    climate: "Clima",
    h2o: "Agua",
    plastic_pollution: "Plástico",
    chemicals: "Químicos",
    sust_source: "Origen",
    recoverability: "Recuperación",
    land_use: "Suelo",
  },
  scenarioOf: (name) => `Un escenario de «${name}»: sus cifras de hoy junto a las del escenario.`,
  change: "Cambio",
  product: "Producto",
  summary: "Global",
  reusableSign: "(r)",
  weightOf: (weight) => `pond. ${weight}`,
  scale: (bands) => `Puntuaciones de 1 a 100; más es mejor: ${bands.join(", ")}.`,
  band: (label, low, high) => `${label} ${low}–${high}`,
  weights: (list) => `Global: media de los indicadores según su ponderación (${list}).`,
  weightsOwn: (list) => `Global con ponderación propia: media de los indicadores según su ponderación (${list}).`,
  weightOfMetric: (metric, weight) => `${metric} ${weight}`,
  reusableKey: "(r) reutilizable.",
  assumedKey: "supuesto: un dato que falta se sustituyó por el valor prudente del método.",
  belowScaleKey: "fuera de escala: peor que el peor producto incorporado, fijado en 1.",
  lawKey: (mark) => `${mark}.`,
  rawNote: "Por ración; menos es mejor.",
  rawNoteTotal: "Sumas de todas las líneas; las calificaciones son medias según los usos. Menos es mejor.",
  stagesNote: (unit) => `${unit} por ración y etapa del ciclo de vida; la suma, al final de cada barra.`,
  rangesNote: (draws, seed) =>
    `Puntuaciones de 1 a 100 con el intervalo del 5 al 95 % de ${draws} sorteos en los que varían a la vez todos los datos de entrada; semilla ${seed}.`,
  arisesNote: (unit) => `Impacto climático de todos los usos, ${unit}, de mayor a menor.`,
  breakEvenNote:
    "Usos a partir de los cuales cada reutilizable va por delante del producto de un solo uso con mejor puntuación de su caso de uso, por indicador.",
  breakEvenOf: (usecase) => `El caso de uso cuyos reutilizables se usan más, ${usecase}, en clima:`,
  someReusables: (shown, all) =>
    `Los ${shown} más usados de ${all} reutilizables. Todos ellos: CSV del punto de equilibrio.`,
  extremesNote:
    "Mejor y peor elección: el producto incorporado con la mejor o la peor puntuación global para cada línea.",
  others: (count) => `otros ${count}`,
  inBrackets: (text) => `(${text})`,
  stageSaid: (stage, value) => `${stage} ${value}`,

  settingsNone: "Ninguno: región, alimento, usos, lavado y reciclaje son los habituales de los datos de referencia.",
  settings: {
    recycling: "Reciclaje y compostaje: ajustes propios en lugar de los promedios de la región.",
    stream: (name, on, kind) =>
      kind === "recycle"
        ? on
          ? `Se recicla: ${name}.`
          : `No se recicla: ${name}.`
        : on
          ? `Se composta: ${name}.`
          : `No se composta: ${name}.`,
    weights: (list) => `Ponderación propia: ${list}.`,
    ownProducts: (names) => `Productos propios, con datos introducidos por usted: ${formatNames(names)}.`,
    changedProducts: (names) =>
      `Productos propios cuyos usos, lavado, transporte, contenido reciclado u otros ajustes difieren de sus valores predeterminados: ${formatNames(names)}.`,
    ownFood: (name) => `Un alimento propio: ${name}.`,
    ownFoods: (names) => `Alimentos propios: ${formatNames(names)}.`,
    scenario: (name) => `Un escenario de la cartera ${name}.`,
  },

  assumptions: {
    uses: (list) => `Usos contados: ${formatNames(list)}.`,
    usesOf: (name, uses) => `${name} ${uses}`,
    washing: (list) => `Lavado: ${formatNames(list)}.`,
    washingOf: (name, system) => `${name} (${system})`,
    food: (name) => `Alimento: ${name}.`,
    foodWorst: "Alimento: no se eligió ninguno, así que se supone el de mayor riesgo.",
    recyclingRegional: (region) => `Reciclaje y eliminación: promedios de ${region}.`,
    recyclingCustom: "Reciclaje: ajustes propios; la eliminación del resto, según los promedios de la región.",
    assumed: (metric, names) => `Datos supuestos en ${metric}: ${formatNames(names)}.`,
    assumedTotal: (names) => `Datos supuestos en ${formatList(names)}.`,
    serving:
      "Todos los productos de una comparación prestan el mismo servicio; uno mayor o menor cuenta según su parte.",
    climate: (method) => `El clima se cuenta como ${method}.`,
    counts:
      "Las cantidades cuentan usos; la masa y la fabricación de un reutilizable se reparten entre los usos de una pieza.",
    someFoodWorst: "Líneas sin alimento: se supone el de mayor riesgo.",
  },

  quality: {
    sentence: (share, of) => `El ${share} del impacto climático de ${of} se basa en estimaciones.`,
    allProducts: (count) => `los ${count} productos en conjunto`,
    parts: (factors, masses) => `factores ${factors}, masas ${masses}`,
    byProduct: (low, high) => `Por producto: del ${low} al ${high}.`,
    note: "Parte de cada cifra que se basa en estimaciones de factores o de masas, según el tamaño de las contribuciones; el resto se midió, se publicó, es oficial, se deriva de ello o es una definición. La puntuación: sus indicadores con cantidades, según su ponderación; las calificaciones no cuentan aquí.",
    all: "Todo junto",
    none: "–",
    failed: "No se pudo calcular la calidad de los datos.",
  },

  law: {
    about: (names) => `se aplica a ${names}`,
    none: (region) => `Tare no tiene ninguna norma para estos productos en ${region}.`,
  },

  figures: {
    score: "Puntuación global",
    uses: "Usos servidos",
    mass: "Material",
    single_use: "de un solo uso",
    plastic: "de plástico",
    reusable: "Usos servidos con reutilizables",
    massAndShare: (mass, share) => `${mass}, ${share}`,
    recycled_content: "Contenido reciclado",
    recycled: "Reciclado al final de la vida",
    littered: "Basura dispersa",
  },
  metric: "Indicador",
  score: "Puntuación",
  rawTotal: "Total bruto",
  best: "Mejor elección",
  worst: "Peor elección",
  name: "Nombre",
  share: "Parte",
  stage: "Etapa del ciclo de vida",
  usecase: "Caso de uso",
  food: "Alimento",
  lineLabel: "Etiqueta",
  uses: "Usos",
  perPiece: "Usos por pieza",
  pieceMass: (unit) => `Masa de una pieza, ${unit}`,
  stages: {
    materials: "Materiales",
    forming: "Conformado",
    transport: "Transporte",
    washing: "Lavado",
    end_of_life: "Fin de vida",
  },
  someProducts: (shown, all, rest) =>
    `Los ${shown} más usados de ${all} productos; los demás suman el ${rest} de los usos. Todos: en el CSV de la cartera.`,
  someLines: (shown, all, rest) =>
    `Las ${shown} mayores de ${all} líneas; las demás suman el ${rest} de los usos. Todas: en el CSV de la cartera.`,
  allLines: "Todas las líneas, de más a menos usos.",
  portfolioSentence: (score) => `La cartera obtiene ${score}.`,
  portfolioUnweighted: "Ningún indicador tiene ponderación, así que no hay puntuación global.",
  usesIn: (count, shown) => plural(count, { one: "1 uso", other: `${shown} usos` }),
  linesIn: (count, shown) => plural(count, { one: "1 línea", other: `${shown} líneas` }),
  portfolioCovers: (uses, lines, region, period) => `${uses} en ${lines}, con uso en ${region}, de ${period}.`,

  limits: [
    "Muchos datos de entrada son estimaciones; la herramienta marca cada una, y la calidad de los datos dice cuánto depende de ellas.",
    "Las masas de los productos incorporados son especificaciones típicas, salvo que su ficha diga otra cosa.",
    "Las cifras son promedios de la región; un proveedor, una sede o una línea de lavado concretos pueden ser muy distintos.",
    "Las puntuaciones de impacto se refieren al peor producto incorporado del caso de uso, no a un límite de la naturaleza.",
  ],
  guardStrong: "Para una primera selección y decisiones internas.",
  guard:
    "Los resultados usan datos medios. No son una etiqueta, una certificación ni una declaración ambiental verificada.",
};
