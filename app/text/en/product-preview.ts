import { plural, texts } from "../catalogue.ts";
import { formatCount } from "../format.ts";
import { capital, quoted } from "./sentence-parts.ts";

/** The effect of the settings on the scores, beside the product editor. */
export const productPreviewTexts = texts("product-preview", {
  title: "Preview",
  key: "before, now, change",
  keyNow: "now",
  for: (phrase: string, food: string, region: string) => `${capital(phrase)}: ${food}, in ${region}`,
  forOwnWeights: (phrase: string, food: string, region: string) =>
    `${capital(phrase)}: ${food}, in ${region}, own weights`,
  summary: "Summary score",
  was: (score: string, band: string) => `was ${score}, ${band}`,
  metric: "Metric",
  scale: "On the scale",
  before: "Before",
  now: "Now",
  change: "Change",
  stageMetric: "Stages of",
  stages: (unit: string) => `By stage, ${unit} per serving`,
  stagesTable: (metric: string, unit: string) => `${metric}, ${unit} per serving, by life-cycle stage`,
  beforeRow: "before",
  nowRow: "now",
  stageNames: {
    materials: "Materials",
    forming: "Forming",
    transport: "Transport",
    washing: "Washing",
    end_of_life: "End of life",
  },
  segment: (stage: string, shown: string) => `${stage} ${shown}`,
  payback: {
    one: (other: string, uses: string) => `On climate it is ahead of the ${quoted(other)} after ${uses}`,
    all: (uses: string) => `On climate it is ahead of every single-use product compared after ${uses}`,
    uses: (count: number) => plural(count, { one: "1 use", other: `${formatCount(count)} uses` }),
    never: (other: string) =>
      `On climate it never catches up with the ${quoted(other)}: one wash has more impact than one of them`,
    asBefore: (sentence: string) => `${sentence}, as before.`,
    before: (sentence: string, uses: string) => `${sentence}; before: after ${uses}.`,
    neverBefore: (sentence: string) => `${sentence}; before: never.`,
    alone: (sentence: string) => `${sentence}.`,
  },
  scoring: "Computing the scores…",
  unfinished: "The scores appear as soon as a component has a material and a mass, and the product a size.",
  failed: "The scores could not be computed.",
  failedText: "What you entered is safe.",
  none: "none yet",
  jump: "See the preview",
  said: (score: string, was: string) => `Summary score ${score}, was ${was}`,
  saidNow: (score: string) => `Summary score ${score}`,
  noChange: "0",
  better: (points: string) => `+${points}`,
  worse: (points: string) => `\u2212${points}`,
});
