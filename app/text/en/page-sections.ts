import { plural, texts } from "../catalogue.ts";

/** The collapsed sections of the results pages, and the table of contents beside them. */
export const pageSectionsTexts = texts("page-sections", {
  contents: "On this page",
  explore: { title: "Explore", note: "Change something and see whether the answer holds." },
  details: { title: "Details", note: "What the scores are made from." },
  openAll: "Open all",
  closeAll: "Close all",
  openAllOf: (group: string) => `Open all: ${group}`,
  closeAllOf: (group: string) => `Close all: ${group}`,
  products: (count: number, shown: string) => plural(count, { one: "1 product", other: `${shown} products` }),
  values: (count: number, shown: string) => plural(count, { one: "1 value", other: `${shown} values` }),
  rules: (count: number, shown: string) => plural(count, { one: "1 rule", other: `${shown} rules` }),
  forbidden: (count: number, shown: string) =>
    plural(count, { one: "1 product not allowed", other: `${shown} products not allowed` }),
  /** one line per section about its content */
  inside: {
    whatIf: "Change one input of a product, such as its uses, and watch the scores.",
    whatIfPortfolio: "Change one input of a product in all lines and watch the scores.",
    robust: "Which differences are solid, and who would lead with other weights or without the reuse rule.",
    robustPortfolio: "How far the scores could shift, and how this portfolio compares with other weights.",
    cost: "Cost per serving from your own prices.",
    costPortfolio: "Cost of the portfolio from your own prices.",
    beside: "This portfolio beside its best and worst choice and other portfolios, with raw scores.",
    raw: "Each metric in its own unit, per serving or per use; water by scarcity.",
    circularity: "Recycled content, where the material goes after use, and what that means for climate.",
    circularityPortfolio:
      "Recycled content, where the material goes after use, and what other ends would mean for climate.",
    products: (region: string) => `Components, masses, uses and washing, with sources; rules of ${region}.`,
    productsPortfolio: "Quantities, masses and uses of each product.",
    aboutPortfolio: "Settings, use cases, assumed values and the other key figures.",
    breakdown: "Scores, masses and costs by site, country, use case or month.",
  },
  /** titles of sections in the table of contents and on their rows */
  scores: "Scores",
  stages: "Where it arises",
  robust: "How robust",
  data: "Data",
  productsAndLaw: "Products and law",
  analysts: "For analysts",
  more: { all: (shown: string) => `Show all ${shown}`, first: (shown: string) => `Show the first ${shown}` },
});
