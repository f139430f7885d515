import { plural } from "../catalogue.ts";
import type { portfolioSwapsTexts } from "../en/portfolio-swaps.ts";
import type { Translation } from "../translation.ts";

export const portfolioSwaps: Translation<typeof portfolioSwapsTexts> = {
  title: "Sustituciones sugeridas",
  note: "una línea sustituida, todo lo demás y el alimento igual; mejora en puntos de la puntuación global de la cartera",
  noteOwnWeights:
    "una línea sustituida, todo lo demás y el alimento igual; mejora en puntos de la puntuación global de la cartera con ponderación propia",
  searching: (percent) => `Buscando productos mejores, ${percent}`,
  stop: "Detener",
  stopped: "Se detuvo la búsqueda.",
  again: "Buscar de nuevo",
  failed: "No se pudieron calcular las sugerencias.",
  none: "Con estas condiciones ninguna línea tiene un producto mejor, ni incorporado ni propio.",
  found: (improvable, shown, all) =>
    plural(improvable, {
      one: `Para 1 de ${all} líneas hay un producto mejor.`,
      other: `Para ${shown} de ${all} líneas hay un producto mejor.`,
    }),
  closes: (points, shown, gap) =>
    plural(points, {
      one: `La primera sustitución por sí sola gana 1 de los ${gap} puntos que faltan hasta la mejor elección.`,
      other: `La primera sustitución por sí sola gana ${shown} de los ${gap} puntos que faltan hasta la mejor elección.`,
    }),

  limits: {
    reusables: "Solo reutilizables",
    forbidden: "Incluir productos prohibidos en esta región",
    usecase: "Caso de uso",
    allUsecases: "Todos los casos de uso",
    exclude: "Excluir un producto",
    excluded: "Excluidos",
    takeBack: (name) => `Volver a permitir ${name}`,
  },

  columns: {
    replace: "Sustituir",
    with: "Por",
    by: "por",
    uses: "Usos",
    gain: "Mejora, puntos",
    tradeOff: "Contrapartida",
    apply: "Aplicar",
  },
  points: "puntos",
  label: (label) => `etiqueta ${label}`,
  lessThanOne: "< 1",
  more: (amount) => `${amount} más`,
  less: (amount) => `${amount} menos`,
  same: "igual",
  noTradeOff: "ninguna",
  amountRises: (metrics, count) => plural(count, { one: `sube ${metrics}`, other: `suben ${metrics}` }),
  ratingWorse: (metrics) => `peor ${metrics}`,
  and: (one, other) => `${one}; ${other}`,
  otherQuantity: (uses) => `entonces ${uses}: otro tamaño`,
  apply: (from, to) => `Aplicar: ${from} pasa a ser ${to}`,
  applied: (from, to) => `${from} es ahora ${to}.`,
  undo: "Deshacer",
  undone: "La sustitución está deshecha.",
  refused: "Las líneas cambiaron entretanto; las sugerencias se calculan de nuevo.",
  step: (from, to) => `sustitución de ${from} por ${to}`,

  five: (count, shown) =>
    plural(count, {
      one: "Aplicar la mejor como cartera nueva",
      other: `Aplicar las ${shown} mejores como cartera nueva`,
    }),
  fiveScore: (score) => `Juntas llevan la cartera a ${score}.`,
  fiveName: (name) => `${name}, mejores sustituciones`,
  csvLabel: "Guardar en CSV todas las sustituciones sugeridas",
  notMade: "No se pudo guardar la cartera nueva en este navegador. Vuelva a intentarlo.",
};
