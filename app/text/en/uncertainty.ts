import { plural, texts } from "../catalogue.ts";
import { formatCount } from "../format.ts";
import { formatList } from "../lists.ts";
import { capital, quoted } from "./sentence-parts.ts";

/** Uncertainty of results. Numbers arrive formatted, names written as inside a sentence. */
export const uncertaintyTexts = texts("uncertainty", {
  title: "How certain is this?",
  nav: "Certainty",
  note: "how far the result could shift if the inputs are off",
  show: "Show uncertainty",
  hide: "Hide uncertainty",
  explain: (draws: string) =>
    `The inputs are varied together ${draws} times, each within its own uncertainty: we call a product better only if it wins at least 80% of these draws.`,
  invite: {
    comparison:
      "Impact factors, weights, reuse counts and recovery rates are estimates. Vary them to see which differences are solid.",
    portfolio:
      "Impact factors, weights, reuse counts and recovery rates are estimates. Vary them to see how far the portfolio's scores could shift.",
  },
  drawing: (share: string) => `Drawing… ${share}`,
  waiting: "Drawing…",
  stop: "Cancel",
  stopped: "The draws were stopped. The scores have not changed.",
  again: "Draw again",
  ready: (draws: string) => `Uncertainty shown, from ${draws} draws.`,
  hidden: "Uncertainty hidden.",
  failed: "The uncertainty could not be calculated. The scores themselves are not affected.",

  /** replaces the finding while uncertainty is shown and no product may be called best */
  tooClose: {
    two: (a: string, b: string) => `Too close to call between the ${quoted(a)} and the ${quoted(b)}.`,
    three: (a: string, b: string, c: string) =>
      `Too close to call between the ${quoted(a)}, the ${quoted(b)} and the ${quoted(c)}.`,
    many: (a: string, count: number) => `Too close to call between the ${quoted(a)} and ${formatCount(count)} others.`,
  },
  /** replaces the finding while uncertainty is shown and its draws failed or were stopped */
  unproven: (names: readonly string[], score: string) =>
    `${capital(formatList(names.map((name) => `the ${quoted(name)}`)))} ${names.length === 1 ? "has" : "have"} the highest score, ${score}. How certain this is has not been computed.`,
  /** after a score, for screen readers: the products whose scores are too close to it */
  closeWith: ([first = "", second, ...more]: readonly string[]) => {
    if (second === undefined) return `too close to call with the ${quoted(first)}`;
    if (more.length === 0) return `too close to call with the ${quoted(first)} and the ${quoted(second)}`;
    return `too close to call with ${formatCount(more.length + 2)} others`;
  },
  /** of the ranking's column of ranges */
  rangeHead: "5–95%",
  /** beside the ranking */
  rankingNote: (note: string, draws: string) => `${note} The line is the 5–95% range of ${draws} draws.`,

  subject: { label: "Look at", summary: "Summary score" },
  subjectKind: { comparison: "Product", portfolio: "Portfolio" },
  best: "Best built-in choice",
  worst: "Worst built-in choice",
  product: (name: string) => `the ${quoted(name)}`,
  portfolio: (name: string) => `“${name}”`,
  inWords: { best: "the best built-in choice", worst: "the worst built-in choice" },

  ranges: {
    title: "Range of each",
    note: "the middle 90% of draws",
    raw: (unit: string) => `Raw value, ${unit}`,
    score: "Score, 1–100",
    summary: "Summary",
    fixed: "does not vary",
    of: (range: string) => `5–95%: ${range}`,
    csv: "Save all ranges as CSV",
  },

  pairs: {
    title: "Which differences hold",
    /** name of the table */
    caption: (name: string) => `Which differences hold: ${name}`,
    note: "all products share the same draws, so common errors cancel out",
    first: "Compare",
    against: "Against",
    better: "Better in, % of draws",
    typical: "Typically by",
    verdict: "Verdict",
    points: (count: number, shown: string) => plural(count, { one: `${shown} point`, other: `${shown} points` }),
    lessThanPoint: "less than 1 point",
    moreThan: (share: string) => `more than ${share}`,
    lessThan: (share: string) => `less than ${share}`,
    /** the sentence about a pair; `by` is absent if there is no difference */
    isBetter: (a: string, b: string, share: string, by: string) =>
      `${capital(a)} is better than ${b} in ${share} of draws, typically by ${by}.`,
    tooClose: "too close to call",
    tooCloseSentence: (a: string, b: string, share: string) =>
      `Too close to call: ${a} is better than ${b} in ${share} of draws.`,
    same: "the same",
    sameSentence: (a: string, b: string) => `${capital(a)} and ${b} are the same.`,
    aBetter: (name: string) => `${name} is better`,
    unknown: "not known for both",
    alone: "There is nothing to compare.",
    csv: "Save all pairs as CSV",
    /** the unit of the differences */
    pointsNote:
      "In points: a score is a place on the scale from 0 to 100, not an amount. A score twice as high is not half the impact; single metrics say by how many percent.",
    percentNote: "In percent of the larger raw value of the two.",
  },

  inputs: {
    title: "What decides it",
    note: "the inputs that matter most for this difference",
    second: "and",
    between: (a: string, b: string) => `Between ${a} and ${b} these inputs matter most.`,
    input: "Input",
    spread: "Varies by a factor of",
    share: "Decides, %",
    favours: "More of it favours",
    /** in place of that column on a phone */
    favoursNamed: (name: string) => `more of it favours ${name}`,
    loading: "Working out which inputs matter most…",
    none: "No input matters: the difference does not vary.",
    failed: "The inputs that matter most could not be calculated.",
    csv: "Save these inputs as CSV",
    shareNote:
      "How much an input decides is the squared rank correlation of the input with the difference; inputs below 1% are left out.",
    names: {
      factor: (name: string) => `Impact factors: ${name}`,
      mass: (name: string, product: string) => `Mass: ${name} of ${product}`,
      uses: (name: string) => `Uses: ${name}`,
      recycling_rate: (name: string) => `Recycling rate: ${name}`,
      composting_rate: (name: string) => `Composting rate: ${name}`,
      litter_rate: (name: string) => `Litter rate: class ${name}`,
      energy: (name: string) => `Energy of one unit: ${name}`,
      rack: (name: string) => `Items in a rack of the washer: ${name}`,
      incineration_share: (name: string) => `Share incinerated instead of landfilled: ${name}`,
    },
  },

  draws: {
    title: "What varies, and how much",
    note: (quantities: string) => `${quantities} inputs`,
    intro:
      "Each input is multiplied by a factor that is drawn anew each time, from a log-normal distribution with this geometric standard deviation: two thirds of the draws lie between the value divided by it and the value multiplied by it. All products share the draws. Ratings that nothing varies, such as chemicals, stay as they are; the highest value of the scale is found anew in each draw.",
    input: "Input",
    gsd: "Geometric standard deviation",
    rows: {
      measured: "Impact factors, measured",
      "government-factor": "Impact factors, government factor",
      "published-LCA": "Impact factors, published life-cycle assessment",
      derived: "Impact factors, derived",
      "expert-estimate": "Impact factors, estimate",
      definition: "Impact factors, definition",
      mass: "Mass of each component",
      own_mass: "Mass of your own products",
      uses: "Uses of each reusable",
      recovery: "Recycling and composting rates, at most 100%",
      rack: "Items in a rack of the washer, at least one",
      litter: "Litter rates, at most 100%",
      incineration: "Share incinerated instead of landfilled",
    },
    stated: "A factor whose source states its own deviation varies by that.",
    energy:
      "The share of a process that is electricity or heat varies with the electricity and heat of its region. Its amount of energy varies too, by the deviation of the process itself.",
    line: (draws: string, quantities: string) =>
      `${draws} draws of ${quantities} inputs. The same seed gives the same draws.`,
    seed: "Seed",
    seedRange: "A whole number from 0 to 4,294,967,295.",
    newSeed: "New seed",
  },
});
