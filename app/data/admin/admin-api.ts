import type { Outcome } from "../outcome.ts";
import * as v from "valibot";
import type { UserSort } from "../../../edge-api/contract/account.ts";
import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { DATA_VERSION_HEADER } from "../../../edge-api/contract/reference-replies.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { ReferenceRow } from "../../../edge-api/contract/reference-kinds.ts";
import {
  DataVersionsSchema,
  ReferenceRowsSchema,
  UpdateTimesSchema,
  type UpdateTime,
} from "../../../edge-api/contract/reply-schemas.ts";
import {
  AuditSchema,
  DataHealthReplySchema,
  KindHistorySchema,
  OperationStateSchema,
  ReportDaysSchema,
  ScoreReportsSchema,
  TableFaultSchema,
  TableUpdateReplySchema,
  UsersSchema,
  type KindHistoryEntry,
  type TableDifference,
  type TableFault,
  type TableUpdateReply,
} from "../../../edge-api/contract/admin-replies.ts";
import type { ReportKind } from "../../../edge-api/contract/score-report.ts";
import type { Fetch } from "../http.ts";
import { callJson, type CallFailure, type JsonCall, type Refusal } from "../json-call.ts";

export type AdminProblem =
  | CallFailure
  | { readonly code: "session_expired"; readonly detail: string }
  /** the server says that the user is no administrator */
  | { readonly code: "not_admin"; readonly detail: string }
  /** the server needs a fresh proof by password or passkey, and got none */
  | { readonly code: "proof_needed"; readonly detail: string }
  /** another administrator has published since: the rows are based on an earlier version */
  | { readonly code: "conflict"; readonly detail: string }
  /** the rows cannot be published; the first faults, and their total number */
  | { readonly code: "faults"; readonly detail: string; readonly faults: readonly TableFault[]; readonly count: number }
  /** any other refusal, with the server's message */
  | { readonly code: "refused"; readonly detail: string };

export type AdminOutcome<T> = Outcome<T, AdminProblem>;

/** A page of a list, newest first; `next` is the cursor of the next page, null = last page. */
export interface AdminPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Where a page begins, null = at the newest row; and its most rows. */
type Cursor = { readonly after: string | null; readonly limit: number };

/** Milliseconds since 1970, UTC; null = no limit. */
export interface DateRange {
  readonly from: number | null;
  readonly before: number | null;
}

/** A table of the base, or of a region that overrides it. */
export interface TableName {
  readonly kind: ReferenceKind;
  readonly region: string;
}

export interface TableUpload {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** the version that the rows are based on; null = the current one, in a dry run only */
  readonly expected: string | null;
  /** the reason, for the history; "" = none */
  readonly note: string;
}

/** Long enough for a table over a slow connection, and for scoring all built-in products twice. */
const UPDATE_TIMEOUT_MS = 120_000;

const ErrorSchema = v.object({
  code: v.fallback(v.string(), ""),
  error: v.fallback(v.string(), ""),
  faults: v.fallback(v.array(TableFaultSchema), []),
  faultCount: v.fallback(v.number(), 0),
});

const DifferenceSchema: v.GenericSchema<unknown, TableDifference> = v.pipe(
  KindHistorySchema,
  v.check((reply) => !Array.isArray(reply), "a difference"),
  v.transform((reply) => reply as TableDifference),
);
const HistorySchema: v.GenericSchema<unknown, KindHistoryEntry[]> = v.pipe(
  KindHistorySchema,
  v.check((reply) => Array.isArray(reply), "a history"),
  v.transform((reply) => reply as KindHistoryEntry[]),
);

const bad = (detail: string): { ok: false; problem: AdminProblem } => ({
  ok: false,
  problem: { code: "bad_reply", detail },
});

function problemOf({ status, body }: Refusal): AdminProblem {
  const { code, error, faults, faultCount } = v.parse(ErrorSchema, body);
  const detail = error || `status ${status}`;
  if (status === 401) return { code: "session_expired", detail };
  if (code === "fresh_proof_needed") return { code: "proof_needed", detail };
  if (status === 403) return { code: "not_admin", detail };
  if (status === 409) return { code: "conflict", detail };
  if (code === "bad_table") return { code: "faults", detail, faults, count: Math.max(faultCount, faults.length) };
  return status >= 400 && status < 500 ? { code: "refused", detail } : { code: "bad_reply", detail };
}

/** The cursor of the next page in a Link header (RFC 8288); null = last page. */
export const nextIn = (link: string | null): string | null => {
  const address = /<([^>]*)>\s*;\s*rel="next"/.exec(link ?? "")?.[1];
  return address === undefined ? null : new URLSearchParams(address.split("?")[1]).get("after");
};

const queryOf = (values: Readonly<Record<string, string | number | null>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null && value !== "") query.set(name, `${value}`);
  return query.size === 0 ? "" : `?${query.toString()}`;
};

/**
 * The administrators' calls (specification section 7, decisions.md "Calls that we add"). Never reject.
 *
 * @param fetch sends the session's token with each call
 */
export function adminApi(fetch: Fetch) {
  const ask = async <T>(
    schema: v.GenericSchema<unknown, T>,
    path: string,
    sent: Omit<JsonCall, "path"> = {},
  ): Promise<AdminOutcome<{ readonly value: T; readonly headers: Headers }>> => {
    const answer = await callJson(fetch, schema, { path, ...sent });
    if (answer.kind === "good") return { ok: true, value: answer };
    return { ok: false, problem: answer.kind === "failed" ? answer.failure : problemOf(answer.refusal) };
  };

  const read = async <T>(schema: v.GenericSchema<unknown, T>, url: string): Promise<AdminOutcome<T>> => {
    const answer = await ask(schema, url);
    return answer.ok ? { ok: true, value: answer.value.value } : answer;
  };

  const page = async <Row>(
    schema: v.GenericSchema<unknown, Row[]>,
    url: string,
  ): Promise<AdminOutcome<AdminPage<Row>>> => {
    const answer = await ask(schema, url);
    if (!answer.ok) return answer;
    return { ok: true, value: { rows: answer.value.value, next: nextIn(answer.value.headers.get("Link")) } };
  };

  const change = async (url: string, dryRun: boolean, body: unknown): Promise<AdminOutcome<TableUpdateReply>> => {
    const path = `${url}${dryRun ? "?dry_run=1" : ""}`;
    const answer = await ask(TableUpdateReplySchema, path, { body, timeoutMs: UPDATE_TIMEOUT_MS });
    return answer.ok ? { ok: true, value: answer.value.value } : answer;
  };

  const regionOf = (region: string): string => (region === BASE_REGION ? "" : `/${encodeURIComponent(region)}`);

  return {
    versions: () => read(DataVersionsSchema, "/api/dataVersions"),
    /** When each table of the base or of a region last changed. */
    updateTimes: (region: string): Promise<AdminOutcome<readonly UpdateTime[]>> =>
      read(UpdateTimesSchema, `/api/listUpdateTimes${regionOf(region)}`),
    /** All rows of the base or of a region, and their version. */
    tables: async (
      region: string,
    ): Promise<AdminOutcome<{ readonly version: string; readonly rows: readonly ReferenceRow[] }>> => {
      const url = `/api/listData${regionOf(region)}`;
      const answer = await ask(ReferenceRowsSchema, url);
      if (!answer.ok) return answer;
      const version = answer.value.headers.get(DATA_VERSION_HEADER);
      if (version === null) return bad(`${url}: no dataset version`);
      return { ok: true, value: { version, rows: answer.value.value } };
    },
    update: ({ kind, region }: TableName, { rows, expected, note }: TableUpload, dryRun: boolean) =>
      change(`/api/updateKind/${kind}${regionOf(region)}`, dryRun, {
        rows,
        ...(expected === null ? {} : { expected }),
        ...(note === "" ? {} : { note }),
      }),
    /** @param expected the current version; null = a dry run over the current version */
    rollback: ({ kind, region }: TableName, version: string, expected: string | null) =>
      change(`/api/rollbackKind/${kind}`, expected === null, {
        version,
        region,
        ...(expected === null ? {} : { expected }),
      }),
    history: ({ kind, region }: TableName) => read(HistorySchema, `/api/kindHistory/${kind}${queryOf({ region })}`),
    difference: ({ kind, region }: TableName, from: string, to: string) =>
      read(DifferenceSchema, `/api/kindHistory/${kind}${queryOf({ region, from, to })}`),
    health: () => read(DataHealthReplySchema, "/api/dataHealth"),
    operation: () => read(OperationStateSchema, "/api/operation"),
    users: (choice: { readonly sort: UserSort; readonly search: string } & Cursor) =>
      page(UsersSchema, `/api/users${queryOf(choice)}`),
    reports: (kind: ReportKind, choice: DateRange & Cursor) =>
      page(ScoreReportsSchema, `/api/list_${kind}_scores_calculated${queryOf({ ...choice })}`),
    reportDays: (kind: ReportKind, { from, before }: DateRange) =>
      read(ReportDaysSchema, `/api/countScoreReports/${kind}${queryOf({ from, before })}`),
    audit: (after: string | null, limit: number) => page(AuditSchema, `/api/audit${queryOf({ after, limit })}`),
  };
}

export type AdminApi = ReturnType<typeof adminApi>;
