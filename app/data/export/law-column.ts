import { marketRulesOf } from "../../../workers/engine/rules/market-rules.ts";
import { lawText } from "../../../workers/export/law-column.ts";
import type { ComparisonContext } from "./context-columns.ts";

/** What the law of the region of use says of a product: each rule with its status, day and source; "" = nothing known. */
export const lawCell = ({ comparison, catalogue }: ComparisonContext, prodsys_id: string): string => {
  const product = catalogue.products.find((one) => one.prodsys_id === prodsys_id);
  return product === undefined ? "" : lawText(marketRulesOf(product, comparison.region_use, catalogue));
};
