import * as v from "valibot";
import { TABLE_ROWS } from "./limits.ts";
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

/** Rows in each list of a TableDifference; its counts are complete. */
export const DIFFERENCE_ROWS = 500;
/** Products in the list of a ScoreEffect; its counts are complete. */
export const EFFECT_PRODUCTS = 500;
/** Smallest change of the summary that users notice, in points. */
export const LARGE_CHANGE = 1;

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
  "alert",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
