import { plural } from "../catalogue.ts";
import type { portfolioSwapsTexts } from "../en/portfolio-swaps.ts";
import type { Translation } from "../translation.ts";

export const portfolioSwaps: Translation<typeof portfolioSwapsTexts> = {
  title: "Sustituciones sugeridas",
  note: "un producto por otro en todas sus líneas, con el mismo alimento; puntos de la puntuación global de la cartera",
  noteOwnWeights:
    "un producto por otro en todas sus líneas, con el mismo alimento; puntos de la puntuación global de la cartera con ponderación propia",
  searching: (percent) => `Buscando productos mejores, ${percent}`,
  stop: "Detener",
  stopped: "Se detuvo la búsqueda.",
  again: "Buscar de nuevo",
  failed: "No se pudieron calcular las sugerencias.",
  none: "Con estas condiciones ningún producto tiene un sustituto mejor, ni incorporado ni propio.",

  path: (count, shown, from, to) =>
    plural(count, {
      one: `1 cambio lleva esta cartera de ${from} a ${to}.`,
      other: `${shown} cambios llevan esta cartera de ${from} a ${to}.`,
    }),
  pathBelowOne: (count, shown) =>
    plural(count, {
      one: "1 cambio mejora esta cartera en menos de un punto.",
      other: `${shown} cambios juntos mejoran esta cartera en menos de un punto.`,
    }),
  changed: (lines, all) => `Esto cambia ${lines} de ${all}.`,
  pathLabel: (today, after) => `Puntuación global hoy: ${today}. Tras cada cambio: ${after}.`,
  today: (summary) => `${summary} hoy`,
  stepLabel: (gain, summary) => `${gain} hasta ${summary}`,
  climateLess: (saved, of) => `${saved} menos de impacto climático, de ${of}.`,
  climateMore: (added, of) => `${added} más de impacto climático, además de ${of}.`,
  best: (summary) => `El mejor producto incorporado en cada línea llegaría a ${summary}.`,
  order: "Cada cambio se suma a los anteriores.",
  more: (count, shown, points) =>
    plural(count, { one: `1 cambio más, ${points}`, other: `${shown} cambios más, ${points} en conjunto` }),
  morePoints: (points, shown) => plural(points, { one: "1 punto", other: `${shown} puntos` }),
  moreBelowOne: "menos de 1 punto",
  showMore: "Mostrarlos",
  showFewer: "Mostrar menos",

  limits: {
    most: "Cambios como máximo",
    reusables: "Solo reutilizables",
    forbidden: "Incluir productos prohibidos en esta región",
    usecase: "Caso de uso",
    allUsecases: "Todos los casos de uso",
    exclude: "Excluir un producto",
    excluded: "Excluidos",
    takeBack: (name) => `Volver a permitir ${name}`,
    allowed: "Lo que pueden usar mis centros",
    allowedAll: "todos los productos",
    allowedSome: (some, all) => `${some} de ${all} productos`,
    allowedNote: "Solo se sugieren los productos marcados, también si más adelante se añaden productos nuevos.",
    allowAll: "Permitir todos",
    allowNone: "No permitir ninguno",
    allowedHere: (usecase) => `Productos para ${usecase}`,
  },

  columns: {
    number: "N.º",
    change: "Cambio",
    lines: "Líneas",
    uses: "Usos",
    gain: "Puntos",
    commands: "Aplicar o excluir",
  },
  by: "pasa a ser",
  upTo: (summary) => `hasta ${summary}`,
  exactGain: (gain, summary) => `${gain} puntos, hasta ${summary}`,
  foods: (foods) => `con ${foods}`,
  anyFood: "el alimento de mayor riesgo",
  moreFoods: (count, shown) => plural(count, { one: "1 alimento más", other: `${shown} alimentos más` }),
  plus: (amount) => `+${amount}`,
  minus: (amount) => `\u2212${amount}`,
  same: "igual",
  almostSame: "≈ 0",
  worse: "Peor:",
  noTradeOff: "Ningún indicador empeora.",
  rises: (metric, amount) => `${metric} +${amount}`,
  falls: (metric, from, to) => `${metric} de ${from} a ${to}`,
  otherQuantity: (uses) => `entonces ${uses}: otro tamaño`,

  lines: (count, shown) => plural(count, { one: "1 línea", other: `${shown} líneas` }),
  linesButton: (lines, product) => `${lines} de ${product}`,
  linesOf: (from) => `Líneas de ${from}`,
  line: (number) => `Línea ${number}`,
  lineColumns: { line: "Línea", food: "Alimento", uses: "Usos ahora", after: "Usos después" },
  moreLines: (count, shown) => plural(count, { one: "Mostrar 1 línea más", other: `Mostrar ${shown} líneas más` }),
  linesLeft: (shown, all) => `${shown} de ${all} líneas`,

  applyShort: "Aplicar",
  apply: (from, to) => `Aplicar: ${from} pasa a ser ${to}`,
  notThisShort: "Este producto no",
  notThis: (name) => `Este producto no: ${name}`,
  applied: (from, to, lines) => `${from} es ahora ${to} en ${lines}.`,
  appliedMany: (count, shown, lines) =>
    plural(count, { one: `Se hizo 1 cambio en ${lines}.`, other: `Se hicieron ${shown} cambios en ${lines}.` }),
  undo: "Deshacer",
  undone: "La sustitución está deshecha.",
  refused: "Las líneas cambiaron entretanto; las sugerencias se calculan de nuevo.",
  step: (from, to) => `sustitución de ${from} por ${to}`,
  stepMany: (count, shown) => plural(count, { one: "1 sustitución", other: `${shown} sustituciones` }),

  applyFirst: (count, shown, lines) =>
    plural(count, { one: `Aplicar el cambio a ${lines}`, other: `Aplicar los ${shown} primeros a ${lines}` }),
  oneStep: "Un solo paso; deshacer recupera todas las líneas.",
  copy: "Guardar como copia",
  copyName: (name) => `${name}, mejores sustituciones`,
  csvLabel: "Guardar en CSV todas las sustituciones sugeridas",
  notMade: "No se pudo guardar la cartera nueva en este navegador. Vuelva a intentarlo.",
};
