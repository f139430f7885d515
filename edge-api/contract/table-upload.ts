import * as v from "valibot";
import { TABLE_ROWS } from "./limits.ts";
import type { MetricId } from "./metrics.ts";
import type { ReferenceKind } from "./reference-kinds.ts";
import { LineSchema } from "./text.ts";

/** Names of dataset versions. */
export const VERSION_PATTERN = /^[A-Za-z0-9._-]{1,64}$/;
const VersionSchema = v.pipe(v.string(), v.regex(VERSION_PATTERN, "the name of a dataset version"));

const NoteSchema = v.optional(LineSchema(200), "");

/** Version that the change is based on; a conflict if another one is current. Optional for dry runs only. */
const ExpectedSchema = v.optional(VersionSchema);

/**
 * POST /api/updateKind/{kind}[/{region}]: all rows of the table. A row is a record with its key columns, as in a CSV
 * file or GET /api/listKind; numbers and flags may be text, an empty cell means no value.
 */
export const TableUploadSchema = v.object({
  rows: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(TABLE_ROWS, `at most ${TABLE_ROWS} rows`)),
  note: NoteSchema,
  expected: ExpectedSchema,
});

/** POST /api/rollbackKind/{kind}: restores the rows of an earlier version. */
export const RollbackSchema = v.object({
  version: VersionSchema,
  region: v.optional(v.string(), "Global"),
  note: NoteSchema,
  expected: ExpectedSchema,
});

export const TABLE_FAULT_CODES = [
  "shape",
  "missing",
  "no_number",
  "range",
  "duplicate",
  "dangling",
  "sum",
  "weights",
  "unknown_key",
] as const;
export type TableFaultCode = (typeof TABLE_FAULT_CODES)[number];

/** A fault in a table, by row and field. */
export interface TableFault {
  readonly kind: string;
  readonly region: string;
  /** row of the upload, from 1; null: in another table or a stored record */
  readonly row: number | null;
  readonly key: string;
  /** "": the whole record */
  readonly field: string;
  readonly code: TableFaultCode;
  readonly text: string;
}

/** A record that both states have, with different values. */
export interface ChangedRecord {
  readonly key: string;
  readonly fields: readonly { readonly field: string; readonly before: unknown; readonly now: unknown }[];
}

/** Difference between two states of a table; lists are cut after DIFFERENCE_ROWS, counts are complete. */
export interface TableDifference {
  readonly before: number;
  readonly now: number;
  readonly counts: { readonly added: number; readonly changed: number; readonly removed: number };
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly ChangedRecord[];
}
export const DIFFERENCE_ROWS = 500;

/** A built-in product whose scores change. */
export interface ChangedScore {
  readonly region: string;
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly prodsys_name: string;
  /** 0-100; null: no score, or no such product */
  readonly summary: readonly [before: number | null, now: number | null];
  readonly scores: Partial<Record<MetricId, readonly [before: number | null, now: number | null]>>;
}

/** Changes of the scores of all built-in products in all regions; counts are complete, the list is cut. */
export interface ScoreEffect {
  readonly scored: number;
  readonly changed: number;
  /** products whose summary changes by more than LARGE_CHANGE, appears or disappears */
  readonly large: number;
  /** pairs of use case and region where another product has the best summary */
  readonly firstPlaces: number;
  /** largest change of the summary first */
  readonly products: readonly ChangedScore[];
}
export const EFFECT_PRODUCTS = 500;
/** Smallest change of the summary that users notice, in points. */
export const LARGE_CHANGE = 1;

/** The reply to an upload or a rollback, or to their dry run. */
export interface TableUpdateReply {
  readonly kind: ReferenceKind;
  readonly region: string;
  readonly dryRun: boolean;
  /** the new current version; after a dry run the old one */
  readonly version: string;
  /** no difference: no version was created */
  readonly unchanged: boolean;
  readonly difference: TableDifference;
  /** dry runs only */
  readonly effect?: ScoreEffect;
}

/** One state of a table, newest first in GET /api/kindHistory/{kind}. */
export interface KindHistoryEntry {
  readonly version: string;
  /** when this state was published, milliseconds since 1970, UTC */
  readonly created: number;
  readonly updateTime: number;
  readonly note: string;
  readonly sha256: string;
  /** bytes of the text of its rows */
  readonly bytes: number;
}

/** GET /api/dataHealth: problems of the current dataset. */
export interface DataHealthReply {
  readonly version: string;
  readonly faults: readonly TableFault[];
  /** what the engine assumed or left out when it scored the built-in products */
  readonly warnings: readonly {
    readonly region: string;
    readonly usecase_id: string;
    readonly prodsys_id: string;
    readonly code: string;
    readonly id: string;
  }[];
  /** scores outside 0-100 or below their scale; built-in products should have none */
  readonly outOfRange: readonly {
    readonly region: string;
    readonly usecase_id: string;
    readonly prodsys_id: string;
    readonly metric_id: MetricId;
    readonly score: number;
  }[];
}

/** Audited actions of administrators. */
export const AUDIT_ACTIONS = [
  "update_kind",
  "rollback_kind",
  "list_users",
  "list_comparison_scores",
  "list_portfolio_scores",
  "grant_admin",
  "revoke_admin",
  "backup",
  "restore",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One row of GET /api/audit, newest first. */
export interface AuditRow {
  readonly id: number;
  /** milliseconds since 1970, UTC */
  readonly at: number;
  /** null: done from the command line, or the account was deleted */
  readonly email: string | null;
  readonly action: AuditAction;
  /** table and region, or the email address of the user concerned */
  readonly target: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** One row of GET /api/countScoreReports/{kind}: a day (UTC) with at least one report; latest first. */
export interface ReportDay {
  /** such as 2026-11-21 */
  readonly day: string;
  readonly count: number;
}
