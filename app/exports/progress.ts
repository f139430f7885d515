import type { SharedProgress } from "../../edge-api/contract/progress.ts";
import type { ProgressFigure } from "../../workers/engine/analysis/progress.ts";
import { cellName } from "../../workers/export/cell-name.ts";
import { versionCell } from "../../workers/export/named-column.ts";
import { portfolioProgressRowsAtom } from "../state/portfolio/portfolio-progress.ts";
import type { NamedCell } from "./context-columns.ts";
import { type CsvFormat, rowTable } from "./csv-text.ts";
import { tableDownload } from "./subject-table.ts";

const UNITS: Readonly<Record<ProgressFigure, string>> = {
  mass: "kg a year",
  plastic: "kg a year",
  climate: "g CO2e a year",
  fee: "GBP a year (estimate)",
  reusable: "share of uses",
};

/** Column numbers, from 0. */
const [BEFORE, NOW] = [2, 3];

/** One row a figure: both periods a year, and the parts of the change, which sum to it. Full precision. */
export const progressCsv = (
  { rows, ...earlier }: SharedProgress,
  context: readonly NamedCell[],
  format: CsvFormat,
): string =>
  rowTable(["figure"], format, rows, ({ figure, before, now, data, volume, mix }, at) => [
    { name: "figure", value: figure },
    { name: "unit", value: UNITS[figure] },
    { name: "before", value: before },
    { name: "now", value: now },
    { name: "change", value: { formula: `${cellName(NOW, at + 2)}-${cellName(BEFORE, at + 2)}`, value: now - before } },
    { name: "change from volume", value: volume },
    { name: "change from the mix", value: mix },
    { name: "change from new data", value: data },
    { name: "before portfolio_id", value: earlier.portfolio_id },
    { name: "before portfolio", value: earlier.portfolio_name },
    { name: "before time covered", value: `${earlier.period.from}/${earlier.period.to}` },
    { name: "before data version", value: versionCell(earlier.data_version) },
    ...context,
  ]);

/** Downloads the progress of a portfolio since an earlier one, as on screen. */
export const downloadProgressAtom = tableDownload(({ get }, id: string) => {
  const { value } = get(portfolioProgressRowsAtom(id));
  if (value === null) return null;
  return {
    subject: { kind: "portfolio", id },
    what: "progress",
    write: ({ context }, format) => progressCsv(value, context, format),
  };
});
