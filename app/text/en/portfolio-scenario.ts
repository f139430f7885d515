import { plural, texts } from "../catalogue.ts";

const lines = (count: number, shown: string): string => plural(count, { one: "1 line", other: `${shown} lines` });

/** Changes by a scenario. Numbers arrive formatted. */
export const portfolioScenarioTexts = texts("portfolio-scenario", {
  title: "What the scenario changes",
  note: (name: string) => `against ${name}`,
  sentence: (difference: string, before: string, now: string) =>
    `This scenario scores ${now}, ${difference} than ${before} before.`,
  sentenceSame: (now: string) => `This scenario scores ${now}, the same as before.`,
  linesChanged: (count: number, shown: string) => `${lines(count, shown)} changed`,
  linesAdded: (count: number, shown: string) => `${lines(count, shown)} added`,
  linesRemoved: (count: number, shown: string) => `${lines(count, shown)} removed`,
  noLines: "No line differs.",
  sentenceOf: (parts: readonly string[]) => `${parts.join(", ")}.`,

  scoresCsv: "Save the scores before and in the scenario as CSV",
  linesCsv: "Save all lines that differ as CSV",
  metric: "Metric",
  before: "Before",
  now: "Scenario",
  raw: "Raw total",
  score: "Score",
  metrics: "Scores before and in the scenario",

  linesTable: "Lines that differ",
  kind: "Change",
  kinds: { changed: "changed", added: "added", removed: "removed" },
  line: (product: string, food: string, quantity: string) => `${product}, ${food}, ${quantity}`,
  uses: (count: number, shown: string) => plural(count, { one: "1 use", other: `${shown} uses` }),
  /** short name of the default food */
  highestRisk: "highest-risk food",
  usecase: "Use case",
  nothing: "–",
  firstOf: (shown: string, all: string) => `The first ${shown} of ${all}.`,
  opening: "Opening the earlier portfolio…",
});
