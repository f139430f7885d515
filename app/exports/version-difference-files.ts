import type { ChangedRow } from "../../workers/engine/analysis/changed-rows.ts";
import { versionCell } from "../../workers/export/named-column.ts";
import type { VersionDifference } from "../state/analysis/version-difference.ts";
import type { Subject } from "../state/core/subject.ts";
import { difference, metricsInOrder, type NamedCell, productCells, type TableContext } from "./context-columns.ts";
import { cellTable, type CsvCell, type CsvFormat, rowTable } from "./csv-text.ts";
import { tableDownload } from "./subject-table.ts";

type VersionDifferenceReport = TableContext & Pick<VersionDifference, "from" | "to" | "rows">;

/** Scores with two versions of the data, one row per product of a comparison, or one for the portfolio. Full precision. */
const versionDifferenceCsv = (report: VersionDifferenceReport, format: CsvFormat): string => {
  const { from, to, rows, context } = report;
  const metrics = metricsInOrder(report);
  const threeOf = (name: string, range: string, before: number | null, now: number | null): NamedCell[] => [
    { name: `${name} before [${range}, higher is better]`, value: before },
    { name: `${name} now [${range}, higher is better]`, value: now },
    { name: `${name}, now minus before`, value: difference(now, before) },
  ];
  return rowTable(["product_id"], format, rows, ({ prodsys_id, before, now }) => [
    ...(prodsys_id === null ? [] : productCells(report, prodsys_id)),
    { name: "data version before", value: versionCell(from) },
    { name: "data version now", value: versionCell(to) },
    ...threeOf("summary score", "0-100", before?.summary ?? null, now?.summary ?? null),
    ...metrics.flatMap(({ metric_id: id }) =>
      threeOf(`${id} score`, "1-100", before?.score[id] ?? null, now?.score[id] ?? null),
    ),
    ...context,
  ]);
};

const valueCell = (value: unknown): CsvCell => {
  if (value === undefined || value === null) return null;
  return typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value);
};

/** Reference records that differ between two versions, one row per field; an added or removed record is one row. */
export const changedRecordsCsv = (
  records: readonly ChangedRow[],
  { from, to }: { readonly from: string; readonly to: string },
  format: CsvFormat,
): string =>
  cellTable(
    records.flatMap(({ kind, region, key, name, what, fields }) =>
      (what === "changed" ? fields : [{ field: null, before: null, now: null }]).map(
        ({ field, before, now }): readonly NamedCell[] => [
          { name: "table", value: kind },
          { name: "region_id", value: region },
          { name: "record_id", value: key },
          { name: "record", value: name },
          { name: "change", value: what },
          { name: "field", value: field },
          { name: "value before", value: valueCell(before) },
          { name: "value now", value: valueCell(now) },
          { name: "data version before", value: versionCell(from) },
          { name: "data version now", value: versionCell(to) },
        ],
      ),
    ),
    ["table"],
    format,
  );

/** The part of the file name: scores with both versions; the changed records behind the differences. */
const FILE_NAMES = { scores: "before and after", causes: "changed data" } as const;

export type VersionTable = keyof typeof FILE_NAMES;

interface VersionOrder {
  readonly subject: Subject;
  readonly difference: VersionDifference;
  readonly table: VersionTable;
}

/** Downloads a table that compares pinned results with those of the current version. */
export const downloadVersionDifferenceAtom = tableDownload((_store, { subject, difference, table }: VersionOrder) => ({
  subject,
  data_version: difference.from,
  what: FILE_NAMES[table],
  write: (file, format) =>
    table === "scores"
      ? versionDifferenceCsv({ ...difference, ...file }, format)
      : changedRecordsCsv(difference.causes, difference, format),
}));
