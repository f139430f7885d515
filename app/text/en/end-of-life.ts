import { plural, texts } from "../catalogue.ts";
import { quoted } from "./sentence-parts.ts";

/** Climate impact under four end-of-life fates. Units arrive formatted. */
export const endOfLifeTexts = texts("end-of-life", {
  title: "What decides at the end of life",
  nav: "End of life",
  note: (unit: string) => `Climate, ${unit} per serving. No score.`,
  lead: "The climate impact of the results, and what it would be if all waste went one way. Litter does not change.",
  chart: (unit: string) => `Climate by end of life, ${unit} per serving`,
  fates: {
    mix: "mix of the results",
    landfilled: "all landfilled",
    incinerated: "all incinerated",
    recovered: "all recovered where a stream exists",
  },
  heads: { mix: "Mix", landfilled: "Landfilled", incinerated: "Incinerated", recovered: "Recovered" },
  largest: (name: string, more: string, unit: string) =>
    `It matters most for the ${quoted(name)}: ${more} ${unit} lie between its lowest and its highest mark.`,
  none: "A dash: there are no data for this route, or one of the materials is not collected.",
  recovered:
    "Recovered: every part that can be recycled is recycled, else composted if that is possible; the rest follows the mix. There is no credit for what recycling avoids elsewhere, or for heat and power.",
  /** in place of a missing value */
  noMark: "–",
  table: "Show as table",
  product: "Product",
  failed: "The marks could not be calculated.",
  loading: "Calculating the marks…",
  portfolio: {
    note: "Climate of all lines together. No score.",
    chart: (unit: string) => `Climate of the portfolio by end of life, ${unit}`,
    total: "Whole portfolio",
    /** name of a product with its uses in all lines */
    uses: (name: string, count: number, shown: string) =>
      `${name}, ${plural(count, { one: "1 use", other: `${shown} uses` })}`,
    head: "Portfolio and the products with the widest range",
    /** `share`: of the climate impact in the results; null = that impact is 0 */
    range: (amount: string, share: string | null) =>
      share === null
        ? `${amount} lie between the lowest and the highest mark of the portfolio.`
        : `${amount} lie between the lowest and the highest mark of the portfolio, ${share} of its climate impact.`,
    nothing: "Where the waste goes changes nothing here: for no product do the marks differ.",
  },
  open: (name: string, fate: string, value: string) => `${value}, ${fate}, ${name}: how climate is made up`,
});
