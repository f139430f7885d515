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
    certainty: "The range of each score, which differences are solid, and the inputs that matter most.",
    cost: "Cost per serving from your own prices.",
    costPortfolio: "Cost of the portfolio from your own prices.",
    weights: "Who would lead if the metrics counted differently.",
    weightsPortfolio: "How this portfolio compares if the metrics counted differently.",
    beside: "This portfolio beside its best and worst choice and other portfolios, with raw scores.",
    raw: "Each metric in its own unit, per serving or per use; water by scarcity.",
    circularity: "Recycled content, where the material goes after use, and what that means for climate.",
    circularityPortfolio: "Recycled content, and where the material goes after use.",
    products: "Components, masses, uses and washing, with sources.",
    productsPortfolio: "Quantities, masses and uses of each product.",
    law: (region: string) => `Rules of ${region} that apply to these products.`,
    kpis: "What the key figures above leave out.",
    aboutPortfolio: "Settings, use cases and assumed values.",
    breakdown: "Scores, masses and costs by site, country, use case or month.",
    endOfLife: "Climate if everything were landfilled, incinerated or recovered.",
  },
  law: "Law",
  more: { all: (shown: string) => `Show all ${shown}`, first: (shown: string) => `Show the first ${shown}` },
});
