import type { DataHealthReply } from "../../../edge-api/contract/admin-replies.ts";
import { versionCell } from "../../../workers/export/version-cell.ts";
import { csvText, type CsvCell, type CsvFormat } from "./csv-text.ts";

/** The lists of the data health page for administrators. */
export type HealthList = "faults" | "warnings" | "outOfRange";

interface HealthTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

const TABLES: Readonly<Record<HealthList, (health: DataHealthReply) => HealthTable>> = {
  faults: ({ faults }) => ({
    header: ["table", "region_id", "record_id", "field", "code", "text"],
    rows: faults.map(({ kind, region, key, field, code, text }) => [kind, region, key, field, code, text]),
  }),
  warnings: ({ warnings }) => ({
    header: ["product_id", "region_id", "usecase_id", "code", "id"],
    rows: warnings.map(({ prodsys_id, region, usecase_id, code, id }) => [prodsys_id, region, usecase_id, code, id]),
  }),
  outOfRange: ({ outOfRange }) => ({
    header: ["product_id", "region_id", "usecase_id", "metric_id", "score [1-100, higher is better]"],
    rows: outOfRange.map(({ prodsys_id, region, usecase_id, metric_id, score }) => [
      prodsys_id,
      region,
      usecase_id,
      metric_id,
      score,
    ]),
  }),
};

/** One list of the data health report as CSV text, a row an entry. */
export const dataHealthCsv = (health: DataHealthReply, list: HealthList, format: CsvFormat): string => {
  const { header, rows } = TABLES[list](health);
  const version = versionCell(health.version);
  return csvText(
    [...header, "data version"],
    rows.map((row) => [...row, version]),
    format,
  );
};
