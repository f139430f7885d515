import type { Sensitivity } from "../../../workers/engine/analysis/sensitivity.ts";
import type { LeverKind } from "../../../workers/engine/analysis/lever.ts";
import { cellTable } from "./cell-table.ts";
import { contextCells, flag, productCells, type ComparisonContext } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";

const UNITS: Readonly<Record<LeverKind, string>> = {
  uses: "uses",
  mass: "g per item",
  recycled_content: "%",
  distance: "km",
  wash_energy: "kWh per rack",
};

export interface SensitivityReport extends ComparisonContext {
  readonly prodsys_id: string;
  readonly curve: Sensitivity;
}

/** One row a value of the lever: the summary of its product there, beside those of the others, which stay. Full precision. */
export const sensitivityCsv = (report: SensitivityReport, format: CsvFormat): string => {
  const { lever, points, others, changes } = report.curve;
  return cellTable(
    points.map(({ value, summary }, at) => {
      const before = points[at - 1]?.value ?? Number.NEGATIVE_INFINITY;
      const passed = changes.filter((change) => change.value > before && change.value <= value);
      return [
        ...productCells(report, report.prodsys_id),
        { name: "figure", value: lever.kind },
        { name: "stage", value: lever.stage || null },
        { name: "value", value },
        { name: "unit", value: UNITS[lever.kind] },
        { name: "usual value", value: flag(value === lever.now) },
        { name: "summary score [0-100, higher is better]", value: summary },
        {
          name: "ahead from here of product_id",
          value:
            passed
              .filter(({ ahead }) => ahead)
              .map(({ other_id }) => other_id)
              .join(" ") || null,
        },
        {
          name: "behind from here product_id",
          value:
            passed
              .filter(({ ahead }) => !ahead)
              .map(({ other_id }) => other_id)
              .join(" ") || null,
        },
        ...others.map((other) => ({ name: `summary score of ${other.id}`, value: other.summary })),
        ...contextCells(report),
      ];
    }),
    ["product_id", "figure", "value", "summary score [0-100, higher is better]"],
    format,
  );
};
