import type { ComparisonScores } from "../../../workers/engine/comparison-result.ts";
import { cellTable } from "./cell-table.ts";
import { productCells, type TableContext } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";

interface CircularityReport extends TableContext {
  readonly scores: ComparisonScores;
}

/** The mass flows of each product, one row per product in the order of the comparison; shares from 0 to 1. */
export const circularityCsv = (report: CircularityReport, format: CsvFormat): string =>
  cellTable(
    report.scores.products.flatMap((product) => {
      if (product === null) return [];
      const { mass_per_unit, ...flows } = product.circularity;
      return [
        [
          ...productCells(report, product.prodsys_id),
          { name: "recycled content in [share of mass]", value: flows.recycled_content },
          { name: "recycled [share of mass]", value: flows.recycled },
          { name: "composted [share of mass]", value: flows.composted },
          { name: "landfilled [share of mass]", value: flows.landfilled },
          { name: "incinerated [share of mass]", value: flows.incinerated },
          { name: "littered [share of mass]", value: flows.littered },
          { name: "open dumped [share of mass]", value: flows.open_dumped },
          // without a size the number of items per serving is unknown
          { name: "mass [g per functional unit]", value: product.items === null ? null : mass_per_unit },
          ...report.context,
        ],
      ];
    }),
    ["product_id"],
    format,
  );
