import { atom, type Getter, type Setter } from "jotai";
import type { UserRow, UserSort } from "../../../edge-api/contract/account.ts";
import { PAGE_ROWS } from "../../../edge-api/contract/limits.ts";
import type { ReportKind, ScoreReportRow } from "../../../edge-api/contract/score-report.ts";
import type { AuditRow, ReportDay } from "../../../edge-api/contract/table-upload.ts";
import type { AdminApi, DateRange } from "../../data/admin/admin-api.ts";
import type * as AdminCsv from "../../data/export/admin-csv.ts";
import type { ListColumns } from "../../data/export/admin-csv.ts";
import { asAdmin, type AdminOutcome, type AdminPage } from "./admin-session.ts";
import { csvDecimalCommaAtom } from "../core/csv-decimal-comma.ts";
import { servicesAtom } from "../core/services.ts";

export type { AuditRow, DateRange, ReportDay, ReportKind, ScoreReportRow, UserRow, UserSort };

/** Rows of one page on screen. */
export const LIST_PAGE = 50;

export interface UserChoice {
  readonly sort: UserSort;
  /** in e-mail, name or last name; "" = all */
  readonly search: string;
}

/** A page of the accounts; `after` = the `next` of the page before it, null = the first. */
export const listUsersAtom = atom(
  null,
  (get, set, choice: UserChoice, after: string | null): Promise<AdminOutcome<AdminPage<UserRow>>> =>
    asAdmin(get, set, (api) => api.users({ ...choice, after, limit: LIST_PAGE })),
);

/** A page of the reports that results were opened, the latest first. */
export const listReportsAtom = atom(
  null,
  (
    get,
    set,
    kind: ReportKind,
    range: DateRange,
    after: string | null,
  ): Promise<AdminOutcome<AdminPage<ScoreReportRow>>> =>
    asAdmin(get, set, (api) => api.reports(kind, { ...range, after, limit: LIST_PAGE })),
);

const readDays = async (
  api: AdminApi,
  kind: ReportKind,
  range: DateRange,
): Promise<AdminOutcome<AdminPage<ReportDay>>> => {
  const days = await api.reportDays(kind, range);
  return days.ok ? { ok: true, value: { rows: days.value, next: null } } : days;
};

/** Reports a day of UTC, on one page; days without any are left out. The range is at most COUNTED_DAYS long. */
export const countReportDaysAtom = atom(
  null,
  (get, set, kind: ReportKind, range: DateRange): Promise<AdminOutcome<AdminPage<ReportDay>>> =>
    asAdmin(get, set, (api) => readDays(api, kind, range)),
);

/** A page of what administrators did, the latest first. */
export const listAuditAtom = atom(null, (get, set, after: string | null): Promise<AdminOutcome<AdminPage<AuditRow>>> =>
  asAdmin(get, set, (api) => api.audit(after, LIST_PAGE)),
);

/** How a file that takes many calls is watched and stopped. */
export interface FileWatch {
  /** rows that have come so far, called after each page that is not the last */
  readonly onRows: (rows: number) => void;
  readonly signal: AbortSignal;
}

/** What became of a file: the rows in it, or null when it was stopped. */
export type FileOutcome = AdminOutcome<number | null>;

interface ListFile<Row> {
  /** what the file is called, before the date */
  readonly name: string;
  readonly columns: (writer: typeof AdminCsv) => ListColumns<Row>;
  readonly read: (api: AdminApi, after: string | null, limit: number) => Promise<AdminOutcome<AdminPage<Row>>>;
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Reads all pages, the largest that the server gives, and offers them as one file; a fault on the way offers none. */
async function saveList<Row>(get: Getter, set: Setter, file: ListFile<Row>, watch: FileWatch): Promise<FileOutcome> {
  const services = get(servicesAtom);
  try {
    const writer = await import("../../data/export/admin-csv.ts");
    const format = { decimalComma: get(csvDecimalCommaAtom) };
    const columns = file.columns(writer);
    const parts = [writer.csvHead(columns, format)];
    const readFrom = (after: string | null): Promise<AdminOutcome<AdminPage<Row>>> =>
      asAdmin(get, set, (api) => file.read(api, after, PAGE_ROWS));
    let rows = 0;
    let after: string | null = null;
    do {
      const page = await readFrom(after);
      if (watch.signal.aborted) return { ok: true, value: null };
      if (!page.ok) return page;
      parts.push(writer.csvLines(page.value.rows, columns, format));
      rows += page.value.rows.length;
      after = page.value.next;
      if (after !== null) watch.onRows(rows);
    } while (after !== null);
    const name = `tare-${file.name}_${dateOf(services.now())}.csv`;
    services.downloadFile(name, new Blob(parts, { type: "text/csv;charset=utf-8" }));
    return { ok: true, value: rows };
  } catch (error) {
    // the code that writes files did not arrive
    return { ok: false, problem: { code: "network", detail: String(error) } };
  }
}

/** Every account that matches, as CSV. */
export const saveUsersAtom = atom(null, (get, set, choice: UserChoice, watch: FileWatch): Promise<FileOutcome> =>
  saveList(
    get,
    set,
    {
      name: "users",
      columns: (writer) => writer.USER_COLUMNS,
      read: (api, after, limit) => api.users({ ...choice, after, limit }),
    },
    watch,
  ),
);

/** Every report of the range, as CSV. */
export const saveReportsAtom = atom(
  null,
  (get, set, kind: ReportKind, range: DateRange, watch: FileWatch): Promise<FileOutcome> =>
    saveList(
      get,
      set,
      {
        name: `${kind}-scores`,
        columns: (writer) => writer.REPORT_COLUMNS,
        read: (api, after, limit) => api.reports(kind, { ...range, after, limit }),
      },
      watch,
    ),
);

/** The counts that the chart shows, as CSV; days without any report are left out. */
export const saveReportDaysAtom = atom(
  null,
  (get, set, kind: ReportKind, range: DateRange, watch: FileWatch): Promise<FileOutcome> =>
    saveList(
      get,
      set,
      {
        name: `${kind}-scores-a-day`,
        columns: (writer) => writer.REPORT_DAY_COLUMNS,
        read: (api) => readDays(api, kind, range),
      },
      watch,
    ),
);

/** The whole log, as CSV. */
export const saveAuditAtom = atom(null, (get, set, watch: FileWatch): Promise<FileOutcome> =>
  saveList(
    get,
    set,
    {
      name: "audit-log",
      columns: (writer) => writer.AUDIT_COLUMNS,
      read: (api, after, limit) => api.audit(after, limit),
    },
    watch,
  ),
);
