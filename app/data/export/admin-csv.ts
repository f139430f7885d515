import type {
  AuditRow,
  DataHealthReply,
  ReportDay,
  ScoreReportRow,
  UserRow,
} from "../../../edge-api/contract/admin-replies.ts";
import { type CsvCell, type CsvFormat, csvLine } from "../../../workers/export/csv-cell.ts";
import { versionCell } from "../../../workers/export/named-column.ts";
import { csvText } from "./csv-text.ts";

/** The columns of an administrators' list. Times are UTC in ISO 8601, which sorts and reads the same everywhere. */
export interface ListColumns<Row> {
  readonly header: readonly string[];
  readonly cells: (row: Row) => readonly CsvCell[];
}

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export const USER_COLUMNS: ListColumns<UserRow> = {
  header: ["name", "last_name", "email", "last_login_utc"],
  cells: ({ name, last_name, email, last_login }) => [name, last_name, email, moment(last_login)],
};

export const REPORT_COLUMNS: ListColumns<ScoreReportRow> = {
  header: ["email", "hash", "date_utc"],
  cells: ({ email, hash, date }) => [email, hash, moment(date)],
};

export const REPORT_DAY_COLUMNS: ListColumns<ReportDay> = {
  header: ["day_utc", "reports"],
  cells: ({ day, count }) => [day, count],
};

/** An empty e-mail: done on the command line, or the account was deleted. Details are JSON text. */
export const AUDIT_COLUMNS: ListColumns<AuditRow> = {
  header: ["id", "at_utc", "email", "action", "target", "details"],
  cells: ({ id, at, email, action, target, details }) => [
    id,
    moment(at),
    email,
    action,
    target,
    Object.keys(details).length === 0 ? null : JSON.stringify(details),
  ],
};

/** The first line of a file. */
export const csvHead = <Row>({ header }: ListColumns<Row>, format: CsvFormat): string => csvText(header, [], format);

/** The lines of one page. Pages are joined as file parts, so that a list of a million rows is never one string. */
export const csvLines = <Row>(rows: readonly Row[], { cells }: ListColumns<Row>, format: CsvFormat): string =>
  rows.map((row) => csvLine(cells(row), format)).join("");

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
