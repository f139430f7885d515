import { plural, texts } from "../catalogue.ts";
import { formatCount } from "../format.ts";
import { formatList } from "../lists.ts";
import { quoted } from "./sentence-parts.ts";

const uses = (count: number): string => plural(count, { one: "1 use", other: `${formatCount(count)} uses` });

/** A reusable, and the number of uses from which it is ahead. Names are written as inside a sentence. */
interface Ahead {
  readonly name: string;
  readonly uses: number;
}

/** Break-even. Names arrive written as inside a sentence. */
export const breakEvenTexts = texts("break-even", {
  nav: "Break-even",
  /** true if it holds against every compared single-use product */
  titleAll: (name: string, count: number, on: string) =>
    `After ${uses(count)} the ${quoted(name)} has paid for itself on ${on}`,
  titleOne: (name: string, count: number, other: string, on: string) =>
    `After ${uses(count)} the ${quoted(name)} beats the ${quoted(other)} on ${on}`,
  titleNever: (name: string, on: string) => `On ${on} the ${quoted(name)} does not pay for itself here`,
  title: "Break-even",
  note: (unit: string) => `cumulative ${unit}, lower is better`,
  metric: "Metric",
  metrics: { climate: "Climate", h2o: "Water", plastic_pollution: "Plastic", land_use: "Land" },
  /** the same inside a sentence: every sentence names its metric */
  on: { climate: "climate", h2o: "water", plastic_pollution: "plastic", land_use: "land use" },

  ahead: (other: string, reusables: readonly Ahead[], on: string) =>
    `Against the ${quoted(other)}, on ${on}, ${formatList(
      reusables.map(({ name, uses: count }, at) =>
        at === 0 ? `the ${quoted(name)} is ahead after ${uses(count)}` : `the ${quoted(name)} after ${uses(count)}`,
      ),
    )}.`,
  neverMany: (name: string, others: readonly string[], on: string) =>
    `On ${on} the ${quoted(name)} never catches up with ${formatList(
      others.map((other) => `the ${quoted(other)}`),
    )}: one wash has more impact than one of them.`,
  neverOne: (name: string, other: string, on: string) =>
    `On ${on} the ${quoted(name)} never catches up with the ${quoted(other)}: one wash has more impact than one ${quoted(other)}.`,
  late: (name: string, needed: number, counted: number, on: string) =>
    `On ${on} the ${quoted(name)} needs ${uses(needed)} to be ahead of every single-use product compared, more than the ${formatCount(counted)} that its scores count.`,
  /** beside a number of uses that the user enters */
  tooFew: (name: string, needed: number, entered: number) =>
    `With ${uses(entered)} the ${quoted(name)} has not paid for itself on climate: it needs ${uses(needed)} to be ahead of every single-use product compared.`,

  choose: "Products in the chart",
  reusables: "Reusable",
  singleUse: "Single-use",
  most: (count: number) => `The chart holds at most ${formatCount(count)} lines: remove one to add another.`,
  needsBoth: "Choose at least one reusable and one single-use product.",
  needsPair: "A break-even needs a reusable and a single-use product in the comparison.",
  needsAllowedPair:
    "Without the products that may not be sold here, no reusable and single-use product are left to compare.",

  chart: (metric: string, unit: string) => `${metric}: cumulative ${unit} against uses`,
  usesLabel: "servings",
  valueLabel: (unit: string) => `cumulative ${unit}`,
  crossing: uses,
  /** label of overlapping crossings */
  crossings: (from: number, to: number) => `${formatCount(from)}–${formatCount(to)} uses`,
  counted: (count: number) => `counted: ${formatCount(count)}`,
  countedNote: (products: readonly Ahead[]) =>
    `The scores count ${formatList(products.map(({ name, uses: count }) => `${uses(count)} of the ${quoted(name)}`))}.`,

  tryOthers: "Try other numbers of uses",

  table: "Show as table",
  caption: "Uses from which the reusable is ahead of the single-use product",
  reusable: "Reusable",
  against: "Against",
  countedHead: "Uses counted",
  neverCell: "never",
  unknownCell: "unknown",
  neverNote: "never: one wash has more impact than one single-use product.",
  pair: (name: string, other: string) => `${name} against ${other}`,
  csv: "CSV",
  csvLabel: "Save break-even as CSV",
  failed: "The break-even points could not be computed.",

  portfolio: {
    lead: "Each reusable against the best single-use product of its use case and those in the portfolio.",
    usecase: "Use case",
    needsReusable: "The portfolio has no reusable product with a single-use product that it could replace.",
    caption: "Uses from which each reusable is ahead of the single-use product of its use case that scores best",
    csvFailed: "The file could not be written. Please try again.",
  },
});
