import { texts } from "../catalogue.ts";
import { quoted } from "./sentence-parts.ts";

/** Texts of the climate of products under four fates at the end of life. Units come formatted. */
export const endOfLifeTexts = texts("end-of-life", {
  title: "What decides at the end of life",
  nav: "End of life",
  note: (unit: string) => `Climate, ${unit} per serving. No score.`,
  lead: "The same results if everything met one fate. Litter stays as it is; the mark is that of the rest.",
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
  none: "A dash: the data have no figure for this route, or no stream takes one of its materials.",
  recovered:
    "Recovered: parts with a recycling stream are recycled wholly, else composted where there is such a stream; others go by the mix. Nobody gets a credit for what recycling avoids elsewhere, or for heat and power.",
  /** where there is no mark */
  noMark: "–",
  table: "The same in numbers",
  product: "Product",
  failed: "The marks could not be worked out.",
  loading: "Working out the marks…",
  open: (name: string, fate: string, value: string) => `${value}, ${fate}, ${name}: how climate is made up`,
});
