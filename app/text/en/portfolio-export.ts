import { texts } from "../catalogue.ts";

export const portfolioExportTexts = texts("portfolio-export", {
  label: "CSV",
  menu: "Save as CSV",
  tables: {
    lines: "Lines, short",
    entries: "Lines with all columns, to import again",
    scores: "Scores",
    kpis: "Key figures",
    contributions: "Contributions",
    use_cases: "Use cases",
    products: "Products",
    weights: "Weights by component",
    materials: "Weights by material",
  },
  more: "More tables",
  writing: (percent: string) => `Writing, ${percent}`,
  stop: "Stop",
  failed: "The file could not be written. Please try again.",
  notReady: "The scores are still being computed. Please try again in a moment.",
});
