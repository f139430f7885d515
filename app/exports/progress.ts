import type { SharedProgress } from "../../edge-api/contract/progress.ts";
import type { ProgressFigure } from "../../workers/engine/analysis/progress.ts";
import type { Period } from "../../workers/engine/portfolio/period.ts";
import { versionCell } from "../../workers/export/named-column.ts";
import { rowTable } from "../data/export/cell-table.ts";
import type { NamedCell } from "../data/export/context-columns.ts";
import type { CsvFormat } from "../data/export/csv-text.ts";
import { portfolioPeriodAtom } from "../state/portfolio/portfolio-period.ts";
import { portfolioProgressRowsAtom } from "../state/portfolio/portfolio-progress.ts";
import { tableDownload } from "./subject-table.ts";

const UNITS: Readonly<Record<ProgressFigure, string>> = {
  mass: "kg a year",
  plastic: "kg a year",
  climate: "g CO2e a year",
  fee: "GBP a year (estimate)",
  reusable: "share of uses",
};

/** One row a figure: both periods a year, and the parts of the change, which sum to it. Full precision. */
const progressCsv = (
  { rows, ...earlier }: SharedProgress,
  period: Period,
  context: readonly NamedCell[],
  format: CsvFormat,
): string =>
  rowTable(["figure"], format, rows, ({ figure, before, now, data, volume, mix }) => [
    { name: "figure", value: figure },
    { name: "unit", value: UNITS[figure] },
    { name: "before", value: before },
    { name: "now", value: now },
    { name: "change", value: now - before },
    { name: "change from volume", value: volume },
    { name: "change from the mix", value: mix },
    { name: "change from new data", value: data },
    { name: "period from", value: period.from },
    { name: "period to", value: period.to },
    { name: "before portfolio_id", value: earlier.portfolio_id },
    { name: "before portfolio", value: earlier.portfolio_name },
    { name: "before period from", value: earlier.period.from },
    { name: "before period to", value: earlier.period.to },
    { name: "before data version", value: versionCell(earlier.data_version) },
    ...context,
  ]);

/** Downloads the progress of a portfolio since an earlier one, as on screen. */
export const downloadProgressAtom = tableDownload(({ get }, id: string) => {
  const { value } = get(portfolioProgressRowsAtom(id));
  if (value === null) return null;
  const period = get(portfolioPeriodAtom(id));
  return {
    subject: { kind: "portfolio", id },
    what: "progress",
    write: ({ context }, format) => progressCsv(value, period, context, format),
  };
});
