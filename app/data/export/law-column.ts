import { marketRulesOf } from "../../../workers/engine/rules/market-rules.ts";
import { lawText } from "../../../workers/export/law-column.ts";
import type { ComparisonContext } from "./context-columns.ts";

/** The market rules of the region of use for a product, each with status, date and source; "" = none known. */
export const lawCell = ({ comparison, catalogue }: ComparisonContext, prodsys_id: string): string => {
  const product = catalogue.products.find((one) => one.prodsys_id === prodsys_id);
  return product === undefined ? "" : lawText(marketRulesOf(product, comparison.region_use, catalogue));
};
