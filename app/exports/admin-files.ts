import { atom, type Getter, type Setter } from "jotai";
import type {
  AuditRow,
  DataHealthReply,
  ReportDay,
  ScoreReportRow,
  UserRow,
} from "../../edge-api/contract/admin-replies.ts";
import { PAGE_ROWS } from "../../edge-api/contract/limits.ts";
import type { ReportKind } from "../../edge-api/contract/score-report.ts";
import { type CsvCell, type CsvFormat, csvLine } from "../../workers/export/csv-cell.ts";
import { versionCell } from "../../workers/export/named-column.ts";
import { utcDay } from "../data/export-file-name.ts";
import { unreached } from "../state/account/ask-server.ts";
import {
  type DateRange,
  readAudit,
  type ReadPage,
  readReportDays,
  readReports,
  readUsers,
  type UserChoice,
} from "../state/admin/admin-lists.ts";
import { type AdminPage, type Answer, asAdmin } from "../state/admin/admin-session.ts";
import { csvFormatAtom, saveTable } from "../state/core/csv-decimal-comma.ts";
import type { Done } from "../state/core/outcome.ts";
import { servicesAtom } from "../state/core/services.ts";
import { csvText } from "./csv-text.ts";

/** The columns of an administrators' list. Times are UTC in ISO 8601, which sorts and reads the same everywhere. */
interface ListColumns<Row> {
  readonly header: readonly string[];
  readonly cells: (row: Row) => readonly CsvCell[];
}

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const USER_COLUMNS: ListColumns<UserRow> = {
  header: ["name", "last_name", "email", "last_login_utc"],
  cells: ({ name, last_name, email, last_login }) => [name, last_name, email, moment(last_login)],
};

const REPORT_COLUMNS: ListColumns<ScoreReportRow> = {
  header: ["email", "hash", "date_utc"],
  cells: ({ email, hash, date }) => [email, hash, moment(date)],
};

const REPORT_DAY_COLUMNS: ListColumns<ReportDay> = {
  header: ["day_utc", "reports"],
  cells: ({ day, count }) => [day, count],
};

/** An empty e-mail: done on the command line, or the account was deleted. Details are JSON text. */
const AUDIT_COLUMNS: ListColumns<AuditRow> = {
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
const csvHead = <Row>({ header }: ListColumns<Row>, format: CsvFormat): string => csvText(header, [], format);

/** The lines of one page. Pages are joined as file parts, so that a list of a million rows is never one string. */
const csvLines = <Row>(rows: readonly Row[], { cells }: ListColumns<Row>, format: CsvFormat): string =>
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
const dataHealthCsv = (health: DataHealthReply, list: HealthList, format: CsvFormat): string => {
  const { header, rows } = TABLES[list](health);
  const version = versionCell(health.version);
  return csvText(
    [...header, "data version"],
    rows.map((row) => [...row, version]),
    format,
  );
};

const HEALTH_FILES: Readonly<Record<HealthList, string>> = {
  faults: "faults",
  warnings: "warnings",
  outOfRange: "out-of-range",
};

export const downloadHealthAtom = atom(null, (get, _set, health: DataHealthReply, list: HealthList): Done => {
  const name = `tare_data-health-${HEALTH_FILES[list]}_${health.version}`;
  return saveTable(get, name, dataHealthCsv(health, list, get(csvFormatAtom)));
});

/** Follows and stops an export that takes many calls. */
export interface FileWatch {
  /** number of rows read so far, called after each page but the last */
  readonly onRows: (rows: number) => void;
  readonly signal: AbortSignal;
}

/** The number of rows in the file, or null when the export was stopped. */
export type FileOutcome = Answer<number | null>;

/** What the file of a list is written with. */
interface ListFile<Row> {
  /** before the date */
  readonly name: string;
  readonly columns: ListColumns<Row>;
  readonly read: ReadPage<Row>;
}

/** Reads all pages, with the largest page size, and downloads them as one file; a problem on any page gives no file. */
async function saveList<Row>(get: Getter, set: Setter, list: ListFile<Row>, watch: FileWatch): Promise<FileOutcome> {
  const services = get(servicesAtom);
  const { name, columns, read } = list;
  const { decimalComma, file } = get(csvFormatAtom);
  const format = { decimalComma, file };
  const parts = [csvHead(columns, format)];
  const readFrom = (after: string | null) => asAdmin(get, set, (api) => read(api, after, PAGE_ROWS));
  let rows = 0;
  let after: string | null = null;
  do {
    const page: Answer<AdminPage<Row>> = await readFrom(after);
    if (watch.signal.aborted) return { ok: true, value: null };
    if (!page.ok) return page;
    parts.push(csvLines(page.value.rows, columns, format));
    rows += page.value.rows.length;
    after = page.value.next;
    if (after !== null) watch.onRows(rows);
  } while (after !== null);
  const content = new Blob(parts, { type: "text/csv;charset=utf-8" });
  const saved = await saveTable(get, `tare-${name}_${utcDay(services.now())}`, content);
  return saved.ok ? { ok: true, value: rows } : unreached(saved.problem.detail);
}

/** Downloads all matching accounts as CSV. */
export const saveUsersAtom = atom(null, (get, set, choice: UserChoice, watch: FileWatch) =>
  saveList(get, set, { name: "users", columns: USER_COLUMNS, read: readUsers(choice) }, watch),
);

export const saveReportsAtom = atom(null, (get, set, kind: ReportKind, range: DateRange, watch: FileWatch) =>
  saveList(get, set, { name: `${kind}-scores`, columns: REPORT_COLUMNS, read: readReports(kind, range) }, watch),
);

/** Downloads the counts of the chart as CSV; days without reports are left out. */
export const saveReportDaysAtom = atom(null, (get, set, kind: ReportKind, range: DateRange, watch: FileWatch) =>
  saveList(
    get,
    set,
    { name: `${kind}-scores-a-day`, columns: REPORT_DAY_COLUMNS, read: readReportDays(kind, range) },
    watch,
  ),
);

/** Downloads the whole audit log as CSV. */
export const saveAuditAtom = atom(null, (get, set, watch: FileWatch) =>
  saveList(get, set, { name: "audit-log", columns: AUDIT_COLUMNS, read: readAudit }, watch),
);
