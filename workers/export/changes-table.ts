import { LINE_DETAILS, type LineDetail } from "../../edge-api/contract/line-details.ts";
import type { ChoosableNames } from "../choosable-names.ts";
import type { PortfolioLine } from "../engine/portfolio/portfolio-line.ts";
import type { LineTable } from "../engine/portfolio/line-table.ts";
import { type LineChange, lineChanges } from "../engine/portfolio/line-changes.ts";
import type { CsvTable } from "./csv-file.ts";
import type { ExportHead } from "./export-api.ts";
import { type ExportNames, listedNames } from "./export-names.ts";
import { contextColumns, detailColumns, type NamedColumn, tableOfLength } from "./named-column.ts";

const lineColumns = (
  when: "before" | "now",
  prefix: string,
  names: Omit<ExportNames, "useCase">,
  details: readonly LineDetail[],
): NamedColumn<LineChange>[] => {
  const cell =
    (of: (line: PortfolioLine) => string | number) =>
    (change: LineChange): string | number | null => {
      const line = change[when];
      return line && of(line);
    };
  return [
    { name: `${prefix} product_id`, cell: cell(({ prodsys_id }) => prodsys_id) },
    { name: `${prefix} product`, cell: cell(({ prodsys_id }) => names.product(prodsys_id)) },
    { name: `${prefix} food_id`, cell: cell(({ food_id }) => food_id) },
    { name: `${prefix} food`, cell: cell(({ food_id }) => names.food(food_id)) },
    { name: `${prefix} label`, cell: cell(({ label }) => label) },
    ...detailColumns<LineChange>(details, (change) => change[when], `${prefix} `),
    { name: `${prefix} quantity [uses]`, cell: cell(({ quantity }) => quantity) },
  ];
};

/** Line number from 1, as on screen. */
const placeCell = (place: number | null): number | null => (place === null ? null : place + 1);

/** The lines that a scenario changes, adds or removes, one per row. @param head of the scenario */
export function changesTable(before: LineTable, now: LineTable, head: ExportHead, choosable: ChoosableNames): CsvTable {
  const names = listedNames(choosable);
  const changes = lineChanges(before, now);
  const details = LINE_DETAILS.filter((name) => before.details.includes(name) || now.details.includes(name));
  const columns: NamedColumn<LineChange>[] = [
    { name: "change", cell: ({ kind }) => kind },
    { name: "line before", cell: ({ placeBefore }) => placeCell(placeBefore) },
    { name: "line in the scenario", cell: ({ placeNow }) => placeCell(placeNow) },
    { name: "usecase_id", cell: (change) => (change.now ?? change.before).usecase_id },
    { name: "use case", cell: (change) => names.useCase((change.now ?? change.before).usecase_id) },
    ...lineColumns("before", "before", names, details),
    ...lineColumns("now", "scenario", names, details),
    ...contextColumns(head),
  ];
  return tableOfLength(columns, changes.length, changes.change);
}
