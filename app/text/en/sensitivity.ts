import { plural, texts } from "../catalogue.ts";
import { formatList } from "../lists.ts";
import { capital, quoted } from "./sentence-parts.ts";

/** A change of the order at a value of a lever. Names written as inside a sentence, values with their units. */
interface Turn {
  readonly at: string;
  readonly other: string;
}

/** A rank as an ordinal: "1st", "7th", "22nd". */
const ordinal = (place: string): string => {
  const [last, teen] = [Number(place.at(-1)), /1\d$/.test(place)];
  return `${place}${teen || last > 3 || last === 0 ? "th" : last === 1 ? "st" : last === 2 ? "nd" : "rd"}`;
};

/** Sensitivity: one figure of a product is varied. Numbers arrive formatted. */
export const sensitivityTexts = texts("sensitivity", {
  nav: "What if",
  title: "What if?",
  note: "nothing is saved unless you choose to",
  product: "Product",
  lever: "Figure",
  levers: {
    uses: "Uses",
    mass: "Mass",
    recycled_content: "Recycled content",
    distance: (stage: string) => `Distance, ${stage}`,
    wash_energy: "Energy of a wash",
  },
  units: { uses: "uses", recycled_content: "%", wash_energy: "kWh/rack" },
  withUnit: {
    uses: (count: number, value: string) => plural(count, { one: `${value} use`, other: `${value} uses` }),
    wash_energy: (value: string) => `${value} kWh a rack`,
  },
  slider: (lever: string, product: string) => `${lever} of the ${quoted(product)}`,
  number: (lever: string) => `${lever}, as a number`,
  scale: (min: string, usual: string, max: string) => `${min} to ${max}; usually ${usual}`,
  reset: "Reset",
  none: "This product has nothing to change here.",
  loading: "Loading the inputs…",
  failed: "The scores with this figure could not be calculated.",

  /** the first of the ranking, with the varied figure */
  leads: (product: string, score: string, value: string) =>
    `With ${value} the ${quoted(product)} has the highest summary score, ${score}.`,
  place: (product: string, score: string, place: string, count: string, value: string) =>
    `With ${value} the ${quoted(product)} has a summary score of ${score} and ranks ${ordinal(place)} of ${count}.`,
  noScore: "No metric has a weight, so there is no summary score.",
  /** where the order changes along the scale */
  aheadFrom: (product: string, turns: readonly Turn[]) =>
    `By summary score the ${quoted(product)} is ahead of ${formatList(turns.map(({ at, other }) => `the ${quoted(other)} from ${at} on`))}.`,
  behindFrom: (product: string, turns: readonly Turn[]) =>
    `By summary score the ${quoted(product)} falls behind ${formatList(turns.map(({ at, other }) => `the ${quoted(other)} from ${at} on`))}.`,
  noChange: (product: string, min: string, max: string) =>
    `From ${min} to ${max} the order of summary scores stays the same: the ${quoted(product)} keeps its place.`,
  marks: "Marks below the scale: where the order changes; dotted, the usual value.",

  ranking: "Summary scores with this figure, best first",
  table: "Show as table",
  caption: (lever: string, product: string) => `${lever} of the ${quoted(product)}, and the order`,
  value: (unit: string) => `Value, ${unit}`,
  summary: "Summary",
  placeHead: "Place",
  first: "First",
  usual: "usual",
  csvLabel: "Save the scores along the scale as CSV",

  keep: "Keep as my own product",
  keepNote: "A product of your own with this figure takes its place here; the original stays as it is.",
  cannotKeep: "The energy of a wash does not belong to a product: you can try it here, but not save it.",
  ownName: (product: string, value: string) => `${capital(product)}, ${value}`,
  kept: (name: string) => `Kept as “${name}”.`,
  notKept: "The product could not be kept. Please try again.",
  breakEven: "When it has paid for itself",

  portfolio: {
    note: "nothing is saved unless you choose to",
    sentence: (value: string, score: string, before: string) =>
      `With ${value} the portfolio scores ${score}; as saved ${before}.`,
    same: (value: string, score: string) => `With ${value} the portfolio scores ${score}, as saved.`,
    caption: "Scores of the portfolio as saved and with this figure",
    metric: "Metric",
    summary: "Summary",
    before: "Saved",
    now: "New",
    change: "Change",
    better: (points: string) => `+${points}`,
    csvLabel: "Save the scores with this figure as CSV",
    ranking: "Summary scores of the portfolio with this figure and of what it is compared with, best first",
    nameHead: "Portfolio",
    /** a portfolio with the varied figure */
    moved: (portfolio: string, value: string) => `${portfolio} (${value})`,
    /** where the order changes along the scale; other portfolios written as inside a sentence */
    aheadFrom: (turns: readonly Turn[]) =>
      `By summary score the portfolio is ahead of ${formatList(turns.map(({ at, other }) => `${other} from ${at} on`))}.`,
    behindFrom: (turns: readonly Turn[]) =>
      `By summary score the portfolio falls behind ${formatList(turns.map(({ at, other }) => `${other} from ${at} on`))}.`,
    noChange: (min: string, max: string) =>
      `From ${min} to ${max} the order of summary scores stays the same: the portfolio keeps its place.`,
    alone:
      "Show the best and worst choice (Settings) or choose another portfolio (Compare with) to see where their order changes.",
  },
});
