import { plural } from "../catalogue.ts";
import type { portfolioScenarioTexts } from "../en/portfolio-scenario.ts";
import type { Translation } from "../translation.ts";

export const portfolioScenario: Translation<typeof portfolioScenarioTexts> = {
  title: "Lo que cambia el escenario",
  note: (name) => `frente a ${name}`,
  sentence: (difference, before, now) => `Este escenario obtiene ${now}, ${difference} que antes (${before}).`,
  sentenceSame: (now) => `Este escenario obtiene ${now}, lo mismo que antes.`,
  linesChanged: (count, shown) => plural(count, { one: "1 línea cambiada", other: `${shown} líneas cambiadas` }),
  linesAdded: (count, shown) => plural(count, { one: "1 línea añadida", other: `${shown} líneas añadidas` }),
  linesRemoved: (count, shown) => plural(count, { one: "1 línea quitada", other: `${shown} líneas quitadas` }),
  noLines: "Ninguna línea difiere.",
  sentenceOf: (parts) => `${parts.join(", ")}.`,

  scoresCsv: "Guardar en CSV las puntuaciones de antes y del escenario",
  linesCsv: "Guardar en CSV todas las líneas que difieren",
  metric: "Indicador",
  before: "Antes",
  now: "Escenario",
  raw: "Total bruto",
  score: "Puntuación",
  metrics: "Puntuaciones antes y en el escenario",

  linesTable: "Líneas que difieren",
  kind: "Cambio",
  kinds: { changed: "cambiada", added: "añadida", removed: "quitada" },
  line: (product, food, quantity) => `${product}, ${food}, ${quantity}`,
  uses: (count, shown) => plural(count, { one: "1 uso", other: `${shown} usos` }),
  highestRisk: "alimento de mayor riesgo",
  usecase: "Caso de uso",
  nothing: "–",
  firstOf: (shown, all) => `Las primeras ${shown} de ${all}.`,
  opening: "Abriendo la cartera anterior…",
};
