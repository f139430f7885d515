import { plural, texts } from "../catalogue.ts";

/** Scores of a portfolio by site, country, use case or month. Numbers arrive formatted. */
export const portfolioBreakdownTexts = texts("portfolio-breakdown", {
  title: "By site, country, use case and month",
  by: "Break down by",
  bys: { site: "Site", country: "Country", use_case: "Use case", month: "Month" },
  /** the group with the most climate impact */
  largest: (name: string, impact: string, uses: string) =>
    `${name} causes ${impact} of the climate impact with ${uses} of the uses.`,
  range: (lowest: string, highest: string, all: string) =>
    `Scores go from ${lowest} to ${highest}; the whole portfolio scores ${all}.`,
  without: {
    site: "Without a site",
    country: "Without a country",
    use_case: "Without a use case",
    month: "Without a date",
  },
  all: "All lines",
  table: (by: string) => `Scores and impacts by ${by}`,
  score: "Score",
  best: "Best reachable",
  bestNote:
    "Best reachable: the score of the same uses with the best product of each use case. The swap suggestions name the products.",
  cost: (currency: string) => `Cost, ${currency}`,
  /** below a cost, if some uses have no price */
  priced: (share: string) => `for ${share} of uses`,
  costNote: "A cost covers the uses of products that have a price.",
  noCosts: "Enter prices under Cost to see the cost of each group here.",
  uses: "Uses",
  climate: (unit: string) => `Climate, ${unit}`,
  mass: (unit: string) => `Mass, ${unit}`,
  plastic: (unit: string) => `Plastic, ${unit}`,
  share: "Share of climate",
  more: (count: number, shown: string) =>
    plural(count, { one: "1 more is in the CSV file.", other: `${shown} more are in the CSV file.` }),
  csv: "Save this breakdown as CSV",
  loading: "Adding up the groups",
  failed: "The breakdown could not be computed.",
});
