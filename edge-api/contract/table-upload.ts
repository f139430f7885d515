import * as v from "valibot";
import { TABLE_ROWS } from "./limits.ts";
import type { MetricId } from "./metrics.ts";
import type { ReferenceKind } from "./reference-kinds.ts";
import { LineSchema } from "./text.ts";

/** Names of dataset versions. */
export const VERSION_PATTERN = /^[A-Za-z0-9._-]{1,64}$/;
const VersionSchema = v.pipe(v.string(), v.regex(VERSION_PATTERN, "the name of a dataset version"));

const NoteSchema = v.optional(LineSchema(200), "");

/** The version that the change was made from: another current one is a conflict. Only a dry run may leave it out. */
const ExpectedSchema = v.optional(VersionSchema);

/**
 * POST /api/updateKind/{kind}[/{region}]: the whole table anew. A row is a record with the columns of its key, as a
 * CSV file or GET /api/listKind gives it; numbers and flags may be texts, an empty cell is no value.
 */
export const TableUploadSchema = v.object({
  rows: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(TABLE_ROWS, `at most ${TABLE_ROWS} rows`)),
  note: NoteSchema,
  expected: ExpectedSchema,
});

/** POST /api/rollbackKind/{kind}: the rows that the table had in an earlier version become current again. */
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

/** Something wrong with a table, by row and field. */
export interface TableFault {
  readonly kind: string;
  readonly region: string;
  /** the row of the upload, from 1; null: of another table, or of a stored record */
  readonly row: number | null;
  readonly key: string;
  /** "" = the record as a whole */
  readonly field: string;
  readonly code: TableFaultCode;
  readonly text: string;
}

/** One record that is there on both sides with other values. */
export interface ChangedRecord {
  readonly key: string;
  readonly fields: readonly { readonly field: string; readonly before: unknown; readonly now: unknown }[];
}

/** What sets two states of a table apart; lists are cut after DIFFERENCE_ROWS, counts are whole. */
export interface TableDifference {
  readonly before: number;
  readonly now: number;
  readonly counts: { readonly added: number; readonly changed: number; readonly removed: number };
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly ChangedRecord[];
}
export const DIFFERENCE_ROWS = 500;

/** A built-in product whose scores would be others. */
export interface ChangedScore {
  readonly region: string;
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly prodsys_name: string;
  /** 0-100; null = none, or the product is not there */
  readonly summary: readonly [before: number | null, now: number | null];
  readonly scores: Partial<Record<MetricId, readonly [before: number | null, now: number | null]>>;
}

/** Scores of all built-in products in all regions, before and now; counts are whole, the list is cut. */
export interface ScoreEffect {
  readonly scored: number;
  readonly changed: number;
  /** products whose summary moves by more than LARGE_CHANGE, comes or goes */
  readonly large: number;
  /** use cases, each in each region, in which another product has the best summary */
  readonly firstPlaces: number;
  /** the largest changes of the summary first */
  readonly products: readonly ChangedScore[];
}
export const EFFECT_PRODUCTS = 500;
/** A change of the summary that people see. */
export const LARGE_CHANGE = 1;

/** The answer to an upload or a rollback, done or as a dry run. */
export interface TableUpdateReply {
  readonly kind: ReferenceKind;
  readonly region: string;
  readonly dryRun: boolean;
  /** the version that is current now; after a dry run still the earlier one */
  readonly version: string;
  /** nothing differs: no version was made */
  readonly unchanged: boolean;
  readonly difference: TableDifference;
  /** only of a dry run */
  readonly effect?: ScoreEffect;
}

/** One state of a table, newest first in GET /api/kindHistory/{kind}. */
export interface KindHistoryEntry {
  readonly version: string;
  /** when this state came, milliseconds since 1970, UTC */
  readonly created: number;
  readonly updateTime: number;
  readonly note: string;
  readonly sha256: string;
  /** bytes of its rows' text */
  readonly bytes: number;
}

/** Everything that an administrator may want to repair (GET /api/dataHealth). */
export interface DataHealthReply {
  readonly version: string;
  readonly faults: readonly TableFault[];
  /** what the engine had to assume or leave out while it scored all built-in products */
  readonly warnings: readonly {
    readonly region: string;
    readonly usecase_id: string;
    readonly prodsys_id: string;
    readonly code: string;
    readonly id: string;
  }[];
  /** scores outside 0-100, or below their scale: built-in products should have none */
  readonly outOfRange: readonly {
    readonly region: string;
    readonly usecase_id: string;
    readonly prodsys_id: string;
    readonly metric_id: MetricId;
    readonly score: number;
  }[];
}

/** What administrators did. */
export const AUDIT_ACTIONS = [
  "update_kind",
  "rollback_kind",
  "list_users",
  "list_comparison_scores",
  "list_portfolio_scores",
  "grant_admin",
  "revoke_admin",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One row of GET /api/audit, newest first. */
export interface AuditRow {
  readonly id: number;
  /** milliseconds since 1970, UTC */
  readonly at: number;
  /** null: from the command line, or the account is gone */
  readonly email: string | null;
  readonly action: AuditAction;
  /** table and region, or whom it is about */
  readonly target: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** One row of GET /api/countScoreReports/{kind}: days of UTC with at least one report, the latest first. */
export interface ReportDay {
  /** 2026-11-21 */
  readonly day: string;
  readonly count: number;
}
