import type { SwapSuggestions } from "../../../workers/engine/analysis/swap.ts";
import type { Catalogue, CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { marketRulesOf } from "../../../workers/engine/rules/market-rules.ts";
import { LAW_COLUMN, lawText } from "../../../workers/export/law-column.ts";
import { cellTable } from "./cell-table.ts";
import { flag, type NamedCell } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";

/** Swap suggestions with the lines that they are about. */
export interface SwapsReport {
  readonly suggestions: SwapSuggestions["suggestions"];
  readonly table: EntryTable;
  readonly catalogue: Catalogue;
  /** the region whose law stands beside the products */
  readonly region_use: string;
  /** the same on every row */
  readonly context: readonly NamedCell[];
}

const unitOf = ({ type, unit }: CatalogueMetric): string => (type === "quant" ? unit : unit || "points");

/** One row a suggestion, largest gain first: the line as it is and as it would be, with raw values and scores. Full precision. */
export const swapsCsv = (report: SwapsReport, format: CsvFormat): string => {
  const { suggestions, table, catalogue, region_use, context } = report;
  const useCases = new Map(catalogue.use_cases.map(({ usecase_id, usecase_name }) => [usecase_id, usecase_name]));
  const foods = new Map(catalogue.foods.map(({ food_id, food_name }) => [food_id, food_name]));
  const products = new Map(catalogue.products.map((product) => [product.prodsys_id, product]));
  const lawOf = (prodsys_id: string): string => {
    const product = products.get(prodsys_id);
    return product === undefined ? "" : lawText(marketRulesOf(product, region_use, catalogue));
  };
  const metrics = catalogue.metrics.toSorted((a, b) => a.order - b.order);
  return cellTable(
    suggestions.map((swap) => {
      const { usecase_id, prodsys_id, food_id, label, quantity } = table.line(swap.entry);
      const to = products.get(swap.prodsys_id);
      return [
        { name: "line", value: swap.entry + 1 },
        { name: "label", value: label },
        { name: "usecase_id", value: usecase_id },
        { name: "use case", value: useCases.get(usecase_id) ?? usecase_id },
        { name: "food_id", value: food_id },
        { name: "food", value: foods.get(food_id) ?? food_id },
        { name: "product_id", value: prodsys_id },
        { name: "product", value: products.get(prodsys_id)?.prodsys_name ?? prodsys_id },
        { name: LAW_COLUMN, value: lawOf(prodsys_id) },
        { name: "quantity [uses]", value: quantity },
        { name: "replacement product_id", value: swap.prodsys_id },
        { name: "replacement product", value: to?.prodsys_name ?? swap.prodsys_id },
        { name: "replacement reusable", value: flag(to?.reusable ?? false) },
        { name: `replacement ${LAW_COLUMN}`, value: lawOf(swap.prodsys_id) },
        { name: "replacement quantity [uses]", value: swap.quantity },
        { name: "replacement quantity, unrounded [uses]", value: swap.exact_quantity },
        { name: "summary score of the portfolio [0-100, higher is better]", value: swap.summary_before },
        { name: "summary score of the portfolio with the swap [0-100, higher is better]", value: swap.summary_after },
        ...metrics.flatMap((metric): NamedCell[] => {
          const id = metric.metric_id;
          return [
            { name: `${id} raw of the line [${unitOf(metric)}]`, value: swap.before.raw[id] },
            { name: `${id} raw of the replacement [${unitOf(metric)}]`, value: swap.after.raw[id] },
            { name: `${id} score of the line [1-100, higher is better]`, value: swap.before.score[id] },
            { name: `${id} score of the replacement [1-100, higher is better]`, value: swap.after.score[id] },
          ];
        }),
        ...context,
      ];
    }),
    ["line", "product_id", "replacement product_id"],
    format,
  );
};
