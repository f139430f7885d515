import { atom, type Getter, type Setter } from "jotai";
import type { UserSort } from "../../../edge-api/contract/account.ts";
import type {
  AuditRow,
  OperationState,
  ReportDay,
  ScoreReportRow,
  UserRow,
} from "../../../edge-api/contract/admin-replies.ts";
import { PAGE_ROWS } from "../../../edge-api/contract/limits.ts";
import type { ReportKind } from "../../../edge-api/contract/score-report.ts";
import type { Api } from "../../data/api.ts";
import type * as AdminCsv from "../../data/export/admin-csv.ts";
import type { ListColumns } from "../../data/export/admin-csv.ts";
import { unreached } from "../account/ask-server.ts";
import { csvFormatAtom, saveTable } from "../core/csv-decimal-comma.ts";
import { servicesAtom } from "../core/services.ts";
import { type AdminPage, type Answer, asAdmin } from "./admin-session.ts";

export type { AuditRow, ReportDay, ReportKind, ScoreReportRow, UserRow, UserSort };

/** Milliseconds since 1970, UTC; null = no limit. */
export interface DateRange {
  readonly from: number | null;
  readonly before: number | null;
}

export const LIST_PAGE = 50;

export interface UserChoice {
  readonly sort: UserSort;
  /** matches e-mail, name or last name; "" = all */
  readonly search: string;
}

/** A list of the administrators: its file's name before the date, its columns, and how a page is read. */
interface AdminList<Row> {
  readonly name: string;
  readonly columns: (writer: typeof AdminCsv) => ListColumns<Row>;
  readonly read: (api: Api, after: string | null, limit: number) => Promise<Answer<AdminPage<Row>>>;
}

/** The cursor of the next page in a Link header (RFC 8288); null = last page. */
export const nextIn = (link: string | null): string | null => {
  const address = /<([^>]*)>\s*;\s*rel="next"/.exec(link ?? "")?.[1];
  return address === undefined ? null : new URLSearchParams(address.split("?")[1]).get("after");
};

/** A page of a list, with the cursor of the next one. */
const pageIn = async <Row>(
  reply: Promise<Answer<{ readonly value: readonly Row[]; readonly headers: Headers }>>,
): Promise<Answer<AdminPage<Row>>> => {
  const answer = await reply;
  if (!answer.ok) return answer;
  return { ok: true, value: { rows: answer.value.value, next: nextIn(answer.value.headers.get("Link")) } };
};

const usersList = (choice: UserChoice): AdminList<UserRow> => ({
  name: "users",
  columns: (writer) => writer.USER_COLUMNS,
  read: (api, after, limit) => pageIn(api.callWithHeaders("GET /api/users", { query: { ...choice, after, limit } })),
});

const reportsList = (kind: ReportKind, range: DateRange): AdminList<ScoreReportRow> => ({
  name: `${kind}-scores`,
  columns: (writer) => writer.REPORT_COLUMNS,
  read: (api, after, limit) =>
    pageIn(api.callWithHeaders(`GET /api/list_${kind}_scores_calculated`, { query: { ...range, after, limit } })),
});

const reportDaysList = (kind: ReportKind, range: DateRange): AdminList<ReportDay> => ({
  name: `${kind}-scores-a-day`,
  columns: (writer) => writer.REPORT_DAY_COLUMNS,
  read: async (api) => {
    const days = await api.call("GET /api/countScoreReports/:kind", { params: { kind }, query: { ...range } });
    return days.ok ? { ok: true, value: { rows: days.value, next: null } } : days;
  },
});

const AUDIT_LIST: AdminList<AuditRow> = {
  name: "audit-log",
  columns: (writer) => writer.AUDIT_COLUMNS,
  read: (api, after, limit) => pageIn(api.callWithHeaders("GET /api/audit", { query: { after, limit } })),
};

const pageOf = <Row>(get: Getter, set: Setter, list: AdminList<Row>, after: string | null) =>
  asAdmin(get, set, (api) => list.read(api, after, LIST_PAGE));

/** A page of accounts; `after` = the `next` of the page before, null = the first page. */
export const listUsersAtom = atom(null, (get, set, choice: UserChoice, after: string | null) =>
  pageOf(get, set, usersList(choice), after),
);

/** A page of reports of opened results, latest first. */
export const listReportsAtom = atom(null, (get, set, kind: ReportKind, range: DateRange, after: string | null) =>
  pageOf(get, set, reportsList(kind, range), after),
);

/** Number of reports per UTC day, on one page; days without reports are left out. The range is at most COUNTED_DAYS long. */
export const countReportDaysAtom = atom(null, (get, set, kind: ReportKind, range: DateRange) =>
  pageOf(get, set, reportDaysList(kind, range), null),
);

/** A page of the administrators' audit log, latest first. */
export const listAuditAtom = atom(null, (get, set, after: string | null) => pageOf(get, set, AUDIT_LIST, after));

/** Follows and stops an export that takes many calls. */
export interface FileWatch {
  /** number of rows read so far, called after each page but the last */
  readonly onRows: (rows: number) => void;
  readonly signal: AbortSignal;
}

/** The number of rows in the file, or null when the export was stopped. */
export type FileOutcome = Answer<number | null>;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Reads all pages, with the largest page size, and downloads them as one file; a problem on any page gives no file. */
async function saveList<Row>(get: Getter, set: Setter, list: AdminList<Row>, watch: FileWatch): Promise<FileOutcome> {
  const services = get(servicesAtom);
  try {
    const writer = await import("../../data/export/admin-csv.ts");
    const { decimalComma, file } = get(csvFormatAtom);
    const format = { decimalComma, file };
    const columns = list.columns(writer);
    const parts = [writer.csvHead(columns, format)];
    const readFrom = (after: string | null) => asAdmin(get, set, (api) => list.read(api, after, PAGE_ROWS));
    let rows = 0;
    let after: string | null = null;
    do {
      const page: Answer<AdminPage<Row>> = await readFrom(after);
      if (watch.signal.aborted) return { ok: true, value: null };
      if (!page.ok) return page;
      parts.push(writer.csvLines(page.value.rows, columns, format));
      rows += page.value.rows.length;
      after = page.value.next;
      if (after !== null) watch.onRows(rows);
    } while (after !== null);
    const content = new Blob(parts, { type: "text/csv;charset=utf-8" });
    const saved = await saveTable(get, `tare-${list.name}_${dateOf(services.now())}`, content);
    return saved.ok ? { ok: true, value: rows } : unreached(saved.problem.detail);
  } catch (error) {
    // the export code could not be loaded
    return unreached(String(error));
  }
}

/** Downloads all matching accounts as CSV. */
export const saveUsersAtom = atom(null, (get, set, choice: UserChoice, watch: FileWatch) =>
  saveList(get, set, usersList(choice), watch),
);

export const saveReportsAtom = atom(null, (get, set, kind: ReportKind, range: DateRange, watch: FileWatch) =>
  saveList(get, set, reportsList(kind, range), watch),
);

/** Downloads the counts of the chart as CSV; days without reports are left out. */
export const saveReportDaysAtom = atom(null, (get, set, kind: ReportKind, range: DateRange, watch: FileWatch) =>
  saveList(get, set, reportDaysList(kind, range), watch),
);

/** Downloads the whole audit log as CSV. */
export const saveAuditAtom = atom(null, (get, set, watch: FileWatch) => saveList(get, set, AUDIT_LIST, watch));

export const readOperationAtom = atom(null, (get, set) => asAdmin(get, set, (api) => api.call("GET /api/operation")));

/** Saves the state as the JSON that GET /api/operation answers. */
export const downloadOperationAtom = atom(null, (get, _set, state: OperationState): void => {
  get(servicesAtom).download("tare_operation.json", `${JSON.stringify(state, null, 2)}\n`, "application/json");
});
