import { formatAlternatives } from "../alternatives.ts";
import { plural, texts } from "../catalogue.ts";
import { formatCount } from "../format.ts";
import { formatList } from "../lists.ts";
import { capital, quoted } from "./sentence-parts.ts";

const times = (count: number): string =>
  plural(count, { one: "1 random weighting", other: `${formatCount(count)} random weightings` });

/** A metric, written as inside a sentence, with a formatted number. */
interface Named {
  readonly name: string;
  readonly shown: string;
}

const COUNTS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

/** Own weights and their effect. Numbers arrive formatted, names written as inside a sentence. */
export const weightsTexts = texts("weights", {
  title: "Weights",
  /** beside every summary that uses other weights than those of the dataset */
  own: "own weights",
  setOwn: "Set your own",
  change: "Change",
  reset: "Reset to usual weights",
  /** for equal weights, of which some are 0 */
  equal: (count: number, zeros: readonly string[]) =>
    zeros.length === 0
      ? `${COUNTS[count] ?? formatCount(count)} metrics weighted equally.`
      : `${COUNTS[count] ?? formatCount(count)} metrics weighted equally; ${formatList(zeros)} not counted.`,
  alone: (name: string) => `${capital(name)} alone counts.`,
  shares: (all: readonly Named[]) => `${capital(formatList(all.map(({ name, shown }) => `${name} ${shown}`)))}.`,
  ownShares: (sentence: string) => `Own weights. ${sentence}`,
  none: "No metric counts.",
  failed: "The weights could not be saved in this browser. Please try again.",
  /** a step that can be undone */
  step: "weights",

  dialog: {
    title: "Weights of the summary score",
    intro: "The summary is the mean of the metric scores by these weights. Nothing changes until you save.",
    presets: "Start from",
    preset: { usual: "Usual", equal: "All seven equal", climate: "Climate only", circularity: "Circularity" },
    presetNote: {
      usual: "the weights of the reference data",
      equal: "land use counts like the others",
      climate: "nothing but greenhouse gases",
      circularity: "plastic pollution, sourcing and recoverability",
    },
    slider: (metric: string) => `Weight of ${metric}`,
    number: (metric: string) => `Weight of ${metric}, as a number`,
    share: (share: string) => `${share} of the summary`,
    needsOne: "At least one metric needs a weight above 0.",
    effect: "Effect on the summary",
    caption: "Summary scores as saved and with these weights",
    subject: { comparison: "Product", portfolio: "Portfolio" },
    before: "Saved",
    now: "New",
    change: "Change",
    better: (points: string) => `+${points}`,
    leader: (name: string, score: string) => `First: ${quoted(name)}, ${score}.`,
    tied: (names: readonly string[], score: string) => `First: ${formatList(names.map(quoted))}, ${score} each.`,
    alone: (score: string) => `Summary: ${score}.`,
    cancel: "Cancel",
    save: "Save",
  },

  section: {
    nav: "Weights",
    loading: "Who stays first under other weights",
    /** the first under the weights in force */
    stays: (share: string) => `Stays first for ${share} of weightings`,
    tie: "The first two are equal under these weights",
    note: (own: string) =>
      own === "" ? "who would lead with other weights" : `who would lead with other weights; ${own}`,
    sentence: (draws: number, metrics: number, name: string, share: string) =>
      `${capital(name)} comes first in ${share} of ${times(draws)} of the ${formatCount(metrics)} metrics.`,
    /** weights at which the first two swap places, for the metrics that have one */
    flips: (first: string, second: string, metrics: readonly Named[]) =>
      `${capital(second)} would pass ${first} if ${formatAlternatives(metrics.map(({ name, shown }) => `${name} counted ${shown}`))}, keeping the other weights in proportion.`,
    moreThan: (share: string) => `more than ${share}`,
    above: (share: string) => `for more than ${share}`,
    below: (share: string) => `for less than ${share}`,
    neverFlips: (first: string, second: string) => `No weight of a single metric would put ${second} before ${first}.`,
    product: (name: string) => `the ${quoted(name)}`,
    portfolio: (name: string) => `“${name}”`,
    loses: (first: string, metrics: readonly string[]) =>
      `${capital(first)} is not the best in ${formatList(metrics)}.`,
    losesNone: (first: string) => `${capital(first)} is the best in every metric.`,
    losesNearly: (first: string, metrics: readonly string[]) =>
      `${capital(first)} is behind only in ${formatList(metrics)}, by less than a point.`,
    needsTwo: {
      comparison: "With one product there is nothing to rank.",
      portfolio:
        "Choose other portfolios under “Compare with” above to see which of them stays first under other weights.",
    },
    shares: "How often each comes first",
    subject: { comparison: "Product", portfolio: "Portfolio" },
    neverFirst: (names: readonly string[]) => `Never first: ${formatList(names)}.`,
    first: "First in, %",
    summary: "Summary now",
    metrics: "Metric by metric, the first against the second",
    metric: "Metric",
    share: "Weight, %",
    flipsAt: "Order flips at, %",
    firstScore: "First",
    secondScore: "Second",
    best: "Best",
    never: "never",
    lostBy: (first: string) => `${first} loses here`,
    bestOf: (score: string, name: string) => `${score}, ${name}`,
    /** several with the best displayed score */
    shared: (score: string, count: string) => `${score}, shared by ${count}`,
    seed: (seed: string) => `Seed ${seed}.`,
    again: "Draw again",
    sharesCsv: "Save how often each comes first as CSV",
    metricsCsv: "Save the weights at which the order flips as CSV",
    failed: "Who would lead with other weights could not be calculated.",
  },
});
