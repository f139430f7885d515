import { plural, texts } from "../catalogue.ts";

/** Texts of the swap suggestions of a portfolio. Numbers arrive formatted. */
export const portfolioSwapsTexts = texts("portfolio-swaps", {
  title: "Swap suggestions",
  note: "one product for another in all its lines, with the same food; points of the portfolio's summary",
  noteOwnWeights:
    "one product for another in all its lines, with the same food; points of the portfolio's summary by own weights",
  searching: (percent: string) => `Looking for better products, ${percent}`,
  stop: "Stop",
  stopped: "The search was stopped.",
  again: "Search again",
  failed: "The suggestions could not be calculated.",
  none: "No product has a better built-in or own replacement under these conditions.",

  /** title: the summary before and after the first changes */
  path: (count: number, shown: string, from: string, to: string) =>
    plural(count, {
      one: `1 change takes this portfolio from ${from} to ${to}.`,
      other: `${shown} changes take this portfolio from ${from} to ${to}.`,
    }),
  pathBelowOne: (count: number, shown: string) =>
    plural(count, {
      one: "1 change improves this portfolio by less than a point.",
      other: `${shown} changes together improve this portfolio by less than a point.`,
    }),
  /** text alternative of the chart: the summary today, and after each change */
  pathLabel: (today: string, after: string) => `Summary score today: ${today}. After each change: ${after}.`,
  today: (summary: string) => `${summary} today`,
  stepLabel: (gain: string, summary: string) => `${gain} to ${summary}`,
  /** lines changed; climate impact saved of or added to that of the whole portfolio */
  changed: (lines: string, all: string) => `Changes ${lines} of ${all} lines.`,
  changedSaving: (lines: string, all: string, saved: string, of: string) =>
    `Changes ${lines} of ${all} lines and saves ${saved} of ${of}.`,
  changedAdding: (lines: string, all: string, added: string, of: string) =>
    `Changes ${lines} of ${all} lines and adds ${added} to ${of}.`,
  /** summary if each line had the best built-in product */
  best: (summary: string) => `The best built-in product in every line would reach ${summary}.`,
  order: "Each change counts on top of those above.",
  more: (count: number, shown: string, points: string) =>
    plural(count, { one: `1 more change, ${points}`, other: `${shown} more changes, ${points} together` }),
  morePoints: (points: number, shown: string) => plural(points, { one: "1 point", other: `${shown} points` }),
  moreBelowOne: "less than 1 point",
  showMore: "Show them",
  showFewer: "Show fewer",

  limits: {
    title: "Limits",
    /** the limits in force, while they are closed */
    mostShort: (count: number, shown: string) =>
      plural(count, { one: "at most 1 change", other: `at most ${shown} changes` }),
    most: "Changes at most",
    reusables: "Reusables only",
    noLosses: "No metric may get worse",
    site: "Site",
    allSites: "All sites",
    forbidden: "Include products banned in this region",
    usecase: "Use case",
    allUsecases: "All use cases",
    exclude: "Leave a product out",
    excluded: "Left out",
    takeBack: (name: string) => `Allow ${name} again`,
    allowed: "What my sites may use",
    allowedAll: "all products",
    allowedSome: (some: string, all: string) => `${some} of ${all} products`,
    allowedNote: "Only the checked products are suggested, also when new products are added later.",
    allowAll: "Allow all",
    allowNone: "Allow none",
    allowedHere: (usecase: string) => `Products for ${usecase}`,
  },

  groups: {
    title: (bys: string) => `Gain by ${bys}`,
    note: (count: number, shown: string) =>
      plural(count, { one: "of 1 change", other: `of the first ${shown} changes` }),
    table: (by: string) => `Gain of the changes by ${by}`,
    lines: "Lines changed",
    score: "Score",
    fromTo: (from: string, to: string) => `${from} → ${to}`,
    mass: (unit: string) => `Mass, ${unit}`,
    plastic: (unit: string) => `Plastic, ${unit}`,
    about: "Each score is that of the lines of the group alone.",
    csv: "Save the gain of these groups as CSV",
    loading: "Adding up the groups",
    failed: "The gain by group could not be computed.",
  },

  columns: {
    number: "No.",
    change: "Change",
    lines: "Lines",
    uses: "Uses",
    gain: "Points",
    commands: "Apply or rule out",
  },
  /** before the replacement, for screen readers */
  by: "becomes",
  /** summary after a change */
  upTo: (summary: string) => `to ${summary}`,
  exactGain: (gain: string, summary: string) => `${gain} points, to ${summary}`,
  foods: (foods: string) => `with ${foods}`,
  anyFood: "the highest-risk food",
  moreFoods: (count: number, shown: string) => plural(count, { one: "1 more food", other: `${shown} more foods` }),
  plus: (amount: string) => `+${amount}`,
  minus: (amount: string) => `\u2212${amount}`,
  same: "same",
  /** a change below the last digit of its column */
  almostSame: "≈ 0",
  worse: "Worse:",
  noTradeOff: "No metric gets worse.",
  /** a metric whose impact rises */
  rises: (metric: string, amount: string) => `${metric} +${amount}`,
  /** a rating that falls */
  falls: (metric: string, from: string, to: string) => `${metric} ${from} to ${to}`,
  otherQuantity: (uses: string) => `then ${uses}: another size`,

  lines: (count: number, shown: string) => plural(count, { one: "1 line", other: `${shown} lines` }),
  linesButton: (lines: string, product: string) => `${lines} of ${product}`,
  linesOf: (from: string) => `Lines of ${from}`,
  line: (number: string) => `Line ${number}`,
  lineColumns: { line: "Line", food: "Food", uses: "Uses now", after: "Uses then" },
  moreLines: (count: number, shown: string) =>
    plural(count, { one: "Show 1 more line", other: `Show ${shown} more lines` }),
  linesLeft: (shown: string, all: string) => `${shown} of ${all} lines`,

  applyShort: "Apply",
  apply: (from: string, to: string) => `Apply: ${from} becomes ${to}`,
  notThisShort: "Not this product",
  notThis: (name: string) => `Not this product: ${name}`,
  applied: (from: string, to: string, lines: string) => `${from} is now ${to} in ${lines}.`,
  undo: "Undo",
  undone: "The swap was undone.",
  refused: "The lines have changed; the suggestions are being updated.",
  step: (from: string, to: string) => `swap of ${from} for ${to}`,

  acceptShort: "Add to plan",
  accept: (from: string, to: string) => `Add to plan: ${from} becomes ${to}`,
  inPlan: "In the plan",
  inPlanOf: (from: string, to: string) => `In the plan: ${from} becomes ${to}`,
  acceptFirst: (count: number, shown: string) =>
    plural(count, { one: "Put the change into the plan", other: `Put the first ${shown} into the plan` }),
  accepted: (count: number, shown: string) =>
    plural(count, { one: "1 change is in the plan below.", other: `${shown} changes are in the plan below.` }),
  notAccepted: "The plan could not be changed. Please try again.",
  stepPlan: (count: number) => plural(count, { one: "change of the plan", other: "changes of the plan" }),
  csvLabel: "Save all swap suggestions as CSV",
});
