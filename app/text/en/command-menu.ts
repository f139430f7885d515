import { texts } from "../catalogue.ts";

/** The menu of Ctrl+K. */
export const commandMenuTexts = texts("command-menu", {
  title: "Go to",
  search: "Comparison, portfolio, section, product, region",
  results: "Commands",
  none: "No match found",
  close: "Close",
  section: "on this page",
  page: "page",
  create: "new",
  comparison: "comparison",
  portfolio: "portfolio",
  product: "your product",
  region: "switch region",
});
