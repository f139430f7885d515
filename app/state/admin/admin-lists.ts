import { atom, type Getter, type Setter } from "jotai";
import type { UserSort } from "../../../edge-api/contract/account.ts";
import type {
  AuditRow,
  OperationState,
  ReportDay,
  ScoreReportRow,
  UserRow,
} from "../../../edge-api/contract/admin-replies.ts";
import type { ReportKind } from "../../../edge-api/contract/score-report.ts";
import type { Api } from "../../data/api.ts";
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

/** Reads the page of a list that begins after a cursor. */
export type ReadPage<Row> = (api: Api, after: string | null, limit: number) => Promise<Answer<AdminPage<Row>>>;

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

export const readUsers =
  (choice: UserChoice): ReadPage<UserRow> =>
  (api, after, limit) =>
    pageIn(api.callWithHeaders("GET /api/users", { query: { ...choice, after, limit } }));

export const readReports =
  (kind: ReportKind, range: DateRange): ReadPage<ScoreReportRow> =>
  (api, after, limit) =>
    pageIn(api.callWithHeaders(`GET /api/list_${kind}_scores_calculated`, { query: { ...range, after, limit } }));

export const readReportDays =
  (kind: ReportKind, range: DateRange): ReadPage<ReportDay> =>
  async (api) => {
    const days = await api.call("GET /api/countScoreReports/:kind", { params: { kind }, query: { ...range } });
    return days.ok ? { ok: true, value: { rows: days.value, next: null } } : days;
  };

export const readAudit: ReadPage<AuditRow> = (api, after, limit) =>
  pageIn(api.callWithHeaders("GET /api/audit", { query: { after, limit } }));

const pageOf = <Row>(get: Getter, set: Setter, read: ReadPage<Row>, after: string | null) =>
  asAdmin(get, set, (api) => read(api, after, LIST_PAGE));

/** A page of accounts; `after` = the `next` of the page before, null = the first page. */
export const listUsersAtom = atom(null, (get, set, choice: UserChoice, after: string | null) =>
  pageOf(get, set, readUsers(choice), after),
);

/** A page of reports of opened results, latest first. */
export const listReportsAtom = atom(null, (get, set, kind: ReportKind, range: DateRange, after: string | null) =>
  pageOf(get, set, readReports(kind, range), after),
);

/** Number of reports per UTC day, on one page; days without reports are left out. The range is at most COUNTED_DAYS long. */
export const countReportDaysAtom = atom(null, (get, set, kind: ReportKind, range: DateRange) =>
  pageOf(get, set, readReportDays(kind, range), null),
);

/** A page of the administrators' audit log, latest first. */
export const listAuditAtom = atom(null, (get, set, after: string | null) => pageOf(get, set, readAudit, after));

export const readOperationAtom = atom(null, (get, set) => asAdmin(get, set, (api) => api.call("GET /api/operation")));

/** Saves the state as the JSON that GET /api/operation answers. */
export const downloadOperationAtom = atom(null, (get, _set, state: OperationState): void => {
  get(servicesAtom).download("tare_operation.json", `${JSON.stringify(state, null, 2)}\n`, "application/json");
});
