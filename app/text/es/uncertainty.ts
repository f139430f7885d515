import { plural } from "../catalogue.ts";
import type { uncertaintyTexts } from "../en/uncertainty.ts";
import { formatCount } from "../format.ts";
import { formatList } from "../lists.ts";
import type { Translation } from "../translation.ts";
import { articled, capital, quoted } from "./sentence-parts.ts";

export const uncertainty: Translation<typeof uncertaintyTexts> = {
  title: "¿Con qué certeza se sabe?",
  nav: "Certeza",
  note: "cuánto podría cambiar el resultado si los datos no son exactos",
  show: "Mostrar la incertidumbre",
  hide: "Ocultar la incertidumbre",
  explain: (draws) =>
    `Los datos se varían juntos ${draws} veces, cada uno dentro de su propia incertidumbre: un producto se llama mejor solo si gana en al menos el 80 % de los sorteos.`,
  invite: {
    comparison:
      "Los factores de impacto, las masas, los usos y las tasas de recuperación son estimaciones. Hágalos variar para ver qué diferencias son sólidas.",
    portfolio:
      "Los factores de impacto, las masas, los usos y las tasas de recuperación son estimaciones. Hágalos variar para ver cuánto podrían cambiar las puntuaciones de la cartera.",
  },
  drawing: (share) => `Sorteando… ${share}`,
  waiting: "Sorteando…",
  stop: "Cancelar",
  stopped: "Los sorteos se detuvieron. Las puntuaciones siguen como estaban.",
  again: "Sortear de nuevo",
  ready: (draws) => `Se muestra la incertidumbre, de ${draws} sorteos.`,
  hidden: "Incertidumbre oculta.",
  failed: "No se pudo calcular la incertidumbre. Las puntuaciones no cambian.",

  tooClose: {
    two: (a, b) => `Demasiado igualado para decidir entre ${quoted(a)} y ${quoted(b)}.`,
    three: (a, b, c) => `Demasiado igualado para decidir entre ${quoted(a)}, ${quoted(b)} y ${quoted(c)}.`,
    many: (a, count) => `Demasiado igualado para decidir entre ${quoted(a)} y otros ${formatCount(count)}.`,
  },
  unproven: (names, score) =>
    `${formatList(names.map(quoted))} ${names.length === 1 ? "tiene" : "tienen"} la puntuación más alta, ${score}. No se ha calculado cuánta certeza hay.`,
  closeWith: ([first = "", second, ...more]) => {
    if (second === undefined) return `demasiado igualado con ${quoted(first)}`;
    if (more.length === 0) return `demasiado igualado con ${quoted(first)} y ${quoted(second)}`;
    return `demasiado igualado con otros ${formatCount(more.length + 2)}`;
  },
  rangeHead: "5–95 %",
  rankingNote: (note, draws) => `${note} La línea es el intervalo del 5 al 95 % de ${draws} sorteos.`,

  subject: { label: "Mirar", summary: "Puntuación global" },
  subjectKind: { comparison: "Producto", portfolio: "Cartera" },
  best: "Mejor elección incorporada",
  worst: "Peor elección incorporada",
  product: quoted,
  portfolio: quoted,
  inWords: { best: "la mejor elección incorporada", worst: "la peor elección incorporada" },

  ranges: {
    title: "Intervalo de cada uno",
    note: "el 90 % central de los sorteos",
    raw: (unit) => `Valor bruto, ${unit}`,
    score: "Puntuación, 1–100",
    summary: "Global",
    fixed: "no varía",
    of: (range) => `5–95 %: ${range}`,
    csv: "Guardar todos los intervalos como CSV",
  },

  pairs: {
    title: "Qué diferencias se mantienen",
    caption: (name) => `Qué diferencias se mantienen: ${name}`,
    note: "todos los productos comparten los sorteos, así que los errores comunes se compensan",
    first: "Comparar",
    against: "Frente a",
    better: "Mejor en, % de los sorteos",
    typical: "Por lo general",
    verdict: "Veredicto",
    points: (count, shown) => plural(count, { one: `${shown} punto`, other: `${shown} puntos` }),
    lessThanPoint: "menos de 1 punto",
    moreThan: (share) => `más del ${share}`,
    lessThan: (share) => `menos del ${share}`,
    isBetter: (a, b, share, by) =>
      `${capital(a)} es mejor que ${b} en ${articled(share)} de los sorteos, normalmente por ${by}.`,
    tooClose: "demasiado igualado",
    tooCloseSentence: (a, b, share) =>
      `Demasiado igualado para decidir: ${a} es mejor que ${b} en ${articled(share)} de los sorteos.`,
    same: "igual",
    sameSentence: (a, b) => `${capital(a)} y ${b} son iguales.`,
    aBetter: (name) => `${name}: mejor`,
    unknown: "no se conoce de ambos",
    alone: "No hay nada con qué compararlo.",
    csv: "Guardar todos los pares como CSV",
    pointsNote:
      "En puntos: una puntuación es un lugar en la escala de 0 a 100, no una cantidad. El doble de puntuación no es la mitad del impacto; los indicadores por separado dicen en qué porcentaje difieren.",
    percentNote: "En porcentaje del mayor de los dos valores brutos.",
  },

  inputs: {
    title: "Qué lo decide",
    note: "los datos que más importan para esta diferencia",
    second: "y",
    between: (a, b) => `Entre ${a} y ${b}, estos son los datos que más importan.`,
    input: "Dato",
    spread: "Varía por un factor de",
    share: "Decide, %",
    favours: "Si es mayor, favorece a",
    favoursNamed: (name) => `si es mayor, favorece a ${name}`,
    loading: "Calculando qué datos importan más…",
    none: "Ningún dato importa: la diferencia no varía.",
    failed: "No se pudo calcular qué datos importan más.",
    csv: "Guardar estos datos como CSV",
    shareNote:
      "Cuánto decide un dato es el cuadrado de la correlación de rangos entre el dato y la diferencia; los datos por debajo del 1 % se omiten.",
    names: {
      factor: (name) => `Factores de impacto: ${name}`,
      mass: (name, product) => `Masa: ${name} de ${quoted(product)}`,
      uses: (name) => `Usos: ${name}`,
      recycling_rate: (name) => `Tasa de reciclaje: ${name}`,
      composting_rate: (name) => `Tasa de compostaje: ${name}`,
      litter_rate: (name) => `Tasa de basura dispersa: clase ${name}`,
      energy: (name) => `Energía de una unidad: ${name}`,
      rack: (name) => `Piezas por cesta del lavavajillas: ${name}`,
      incineration_share: (name) => `Parte incinerada en lugar de depositada en vertedero: ${name}`,
    },
  },

  draws: {
    title: "Qué varía, y cuánto",
    note: (quantities) => `${quantities} datos`,
    intro:
      "Cada dato se multiplica por un factor que se sortea cada vez de una distribución log-normal con esta desviación típica geométrica: dos tercios de los sorteos quedan entre el valor dividido y multiplicado por ella. Todos los productos comparten los sorteos. Las calificaciones que nada hace variar, como la de sustancias químicas, quedan como están; el valor más alto de la escala se busca de nuevo en cada sorteo.",
    input: "Dato",
    gsd: "Desviación típica geométrica",
    rows: {
      measured: "Factores de impacto, medidos",
      "government-factor": "Factores de impacto, factor oficial",
      "published-LCA": "Factores de impacto, análisis de ciclo de vida publicado",
      derived: "Factores de impacto, derivados",
      "expert-estimate": "Factores de impacto, estimación",
      definition: "Factores de impacto, definición",
      mass: "Masa de cada componente",
      own_mass: "Masa de sus propios productos",
      uses: "Usos de cada reutilizable",
      recovery: "Tasas de reciclaje y compostaje, como mucho 100 %",
      rack: "Piezas por cesta del lavavajillas, al menos una",
      incineration: "Parte incinerada en lugar de depositada en vertedero",
      litter: "Tasas de basura dispersa, como mucho 100 %",
    },
    stated: "Un factor cuya fuente indica su propia desviación varía según ella.",
    energy:
      "La parte de un proceso que es electricidad o calor varía con la electricidad y el calor de su región. También varía su cantidad de energía, con la desviación del propio proceso.",
    line: (draws, quantities) => `${draws} sorteos de ${quantities} datos. La misma semilla da los mismos sorteos.`,
    seed: "Semilla",
    seedRange: "Un número entero de 0 a 4.294.967.295.",
    newSeed: "Otra semilla",
  },
};
