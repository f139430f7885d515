import { plural, texts } from "../catalogue.ts";

/** Texts of the swap suggestions of a portfolio. Numbers arrive formatted. */
export const portfolioSwapsTexts = texts("portfolio-swaps", {
  title: "Swap suggestions",
  note: "one line replaced, everything else and the food kept; gain in summary points of the portfolio",
  noteOwnWeights:
    "one line replaced, everything else and the food kept; gain in summary points of the portfolio by own weights",
  searching: (percent: string) => `Looking for better products, ${percent}`,
  stop: "Stop",
  stopped: "The search was stopped.",
  again: "Search again",
  failed: "The suggestions could not be calculated.",
  none: "No line has a better built-in or own product under these conditions.",
  found: (improvable: number, shown: string, all: string) =>
    plural(improvable, {
      one: `For 1 of ${all} lines there is a better product.`,
      other: `For ${shown} of ${all} lines there is a better product.`,
    }),
  closes: (points: number, shown: string, gap: string) =>
    plural(points, {
      one: `The first swap alone closes 1 of the ${gap} points to the best choice.`,
      other: `The first swap alone closes ${shown} of the ${gap} points to the best choice.`,
    }),

  limits: {
    reusables: "Reusables only",
    forbidden: "Include products banned in this region",
    usecase: "Use case",
    allUsecases: "All use cases",
    exclude: "Leave a product out",
    excluded: "Left out",
    takeBack: (name: string) => `Allow ${name} again`,
  },

  columns: {
    replace: "Replace",
    with: "With",
    /** before the product, in a sentence */
    by: "with",
    uses: "Uses",
    gain: "Gain, points",
    tradeOff: "Trade-off",
    apply: "Apply",
  },
  /** after a gain */
  points: "points",
  label: (label: string) => `label ${label}`,
  lessThanOne: "< 1",
  more: (amount: string) => `+${amount}`,
  less: (amount: string) => `\u2212${amount}`,
  same: "same",
  noTradeOff: "none",
  amountRises: (metrics: string, count: number) => plural(count, { one: `${metrics} rises`, other: `${metrics} rise` }),
  ratingWorse: (metrics: string) => `worse ${metrics}`,
  and: (one: string, other: string) => `${one}; ${other}`,
  otherQuantity: (uses: string) => `then ${uses}: another size`,
  apply: (from: string, to: string) => `Apply: ${from} becomes ${to}`,
  applied: (from: string, to: string) => `${from} is now ${to}.`,
  undo: "Undo",
  undone: "The swap is undone.",
  refused: "The lines have changed; the suggestions are being updated.",
  step: (from: string, to: string) => `swap of ${from} for ${to}`,

  five: (count: number, shown: string) =>
    plural(count, {
      one: "Apply the best one as a new portfolio",
      other: `Apply the best ${shown} as a new portfolio`,
    }),
  fiveScore: (score: string) => `Together they bring the portfolio to ${score}.`,
  fiveName: (name: string) => `${name}, best swaps`,
  csvLabel: "Save all swap suggestions as CSV",
  notMade: "The new portfolio could not be saved in this browser. Please try again.",
});
