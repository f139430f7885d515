import * as v from "valibot";
import { METRIC_IDS, type MetricId } from "./metrics.ts";
import { REFERENCE_KINDS } from "./reference-kinds.ts";
import { count, maybeTime, sha256, time, version, type Reply } from "./reply-schemas.ts";
import { AUDIT_ACTIONS, TABLE_FAULT_CODES } from "./table-upload.ts";

// Replies to administrators and about changes of tables, as in reply-schemas.ts.

/** GET /api/operation, for administrators and their probes. */
export const OperationStateSchema = v.object({
  /** of the pages that the server serves; null: there is no built client */
  build: v.nullable(v.string()),
  dataVersion: v.nullable(version),
  /** applied numbered files of migrations/ */
  migrations: v.array(v.string()),
  /** size of the database; null: the platform does not say */
  storageBytes: v.nullable(v.number()),
  lastBackup: maybeTime,
  /** a provider delivers mails, they stay in the outbox, or settings are missing */
  mail: v.picklist(["provider", "outbox", "missing"]),
  missingSettings: v.array(v.string()),
  /**
   * of the last 24 hours, most frequent first: the code of contract/errors.ts, or `page_` and how a page failed; the
   * build of that page, or "" for the server
   */
  errors: v.array(v.object({ code: v.string(), build: v.string(), count: v.number() })),
});
export type OperationState = Reply<typeof OperationStateSchema>;
/** Faults of one kind within the last day. */
export type ErrorCount = OperationState["errors"][number];

/** Difference between two states of a table; lists are cut after DIFFERENCE_ROWS, counts are complete. */
export const TableDifferenceSchema = v.object({
  before: count,
  now: count,
  counts: v.object({ added: count, changed: count, removed: count }),
  added: v.array(v.string()),
  removed: v.array(v.string()),
  changed: v.array(
    v.object({
      key: v.string(),
      fields: v.array(v.object({ field: v.string(), before: v.unknown(), now: v.unknown() })),
    }),
  ),
});
export type TableDifference = Reply<typeof TableDifferenceSchema>;
/** A record that both states have, with different values. */
export type ChangedRecord = TableDifference["changed"][number];

/** Scores of 0-100; null: no score, or no such product. */
const beforeAndNow = v.tuple([v.nullable(v.number()), v.nullable(v.number())]);
const changedMetrics = Object.fromEntries(METRIC_IDS.map((id) => [id, beforeAndNow])) as Readonly<
  Record<MetricId, typeof beforeAndNow>
>;
/** The reply to an upload or a rollback, or to their dry run. */
export const TableUpdateReplySchema = v.object({
  kind: v.picklist(REFERENCE_KINDS),
  region: v.string(),
  dryRun: v.boolean(),
  /** the new current version; after a dry run the old one */
  version,
  /** no difference: no version was created */
  unchanged: v.boolean(),
  difference: TableDifferenceSchema,
  /** dry runs only */
  effect: v.exactOptional(
    v.object({
      scored: count,
      changed: count,
      /** products whose summary changes by more than LARGE_CHANGE, appears or disappears */
      large: count,
      /** pairs of use case and region where another product has the best summary */
      firstPlaces: count,
      /** largest change of the summary first */
      products: v.array(
        v.object({
          region: v.string(),
          usecase_id: v.string(),
          prodsys_id: v.string(),
          prodsys_name: v.string(),
          summary: beforeAndNow,
          scores: v.partial(v.object(changedMetrics)),
        }),
      ),
    }),
  ),
});
export type TableUpdateReply = Reply<typeof TableUpdateReplySchema>;
/** Changes of the scores of all built-in products in all regions; counts are complete, the list is cut. */
export type ScoreEffect = NonNullable<TableUpdateReply["effect"]>;
/** A built-in product whose scores change. */
export type ChangedScore = ScoreEffect["products"][number];

/** States of a table, newest first. */
export const KindStatesSchema = v.array(
  v.object({
    version,
    /** when this state was published */
    created: time,
    updateTime: time,
    note: v.string(),
    sha256,
    /** of the text of its rows */
    bytes: count,
  }),
);
export type KindHistoryEntry = Reply<typeof KindStatesSchema>[number];
export const KindHistorySchema = v.union([KindStatesSchema, TableDifferenceSchema]);
/** A fault in a table, by row and field. */
export const TableFaultSchema = v.object({
  kind: v.string(),
  region: v.string(),
  /** row of the upload, from 1; null: in another table or a stored record */
  row: v.nullable(count),
  key: v.string(),
  /** "": the whole record */
  field: v.string(),
  code: v.picklist(TABLE_FAULT_CODES),
  text: v.string(),
});
export type TableFault = Reply<typeof TableFaultSchema>;

const scored = { region: v.string(), usecase_id: v.string(), prodsys_id: v.string() };
/** GET /api/dataHealth: problems of the current dataset. */
export const DataHealthReplySchema = v.object({
  version,
  faults: v.array(TableFaultSchema),
  /** what the engine assumed or left out when it scored the built-in products */
  warnings: v.array(v.object({ ...scored, code: v.string(), id: v.string() })),
  /** scores outside 0-100 or below their scale; built-in products should have none */
  outOfRange: v.array(v.object({ ...scored, metric_id: v.picklist(METRIC_IDS), score: v.number() })),
});
export type DataHealthReply = Reply<typeof DataHealthReplySchema>;

export const UsersSchema = v.array(
  v.object({ name: v.string(), last_name: v.string(), email: v.string(), last_login: maybeTime }),
);
export type UserRow = Reply<typeof UsersSchema>[number];
/** `date`: when these results were first opened. */
export const ScoreReportsSchema = v.array(v.object({ email: v.string(), hash: v.string(), date: time }));
export type ScoreReportRow = Reply<typeof ScoreReportsSchema>[number];
/** Days (UTC) such as 2026-11-21 with at least one report, latest first. */
export const ReportDaysSchema = v.array(v.object({ day: v.string(), count }));
export type ReportDay = Reply<typeof ReportDaysSchema>[number];
/** Newest first. */
export const AuditSchema = v.array(
  v.object({
    id: count,
    at: time,
    /** null: done from the command line, or the account was deleted */
    email: v.nullable(v.string()),
    action: v.picklist(AUDIT_ACTIONS),
    /** table and region, or the email address of the user concerned */
    target: v.string(),
    details: v.record(v.string(), v.unknown()),
  }),
);
export type AuditRow = Reply<typeof AuditSchema>[number];
