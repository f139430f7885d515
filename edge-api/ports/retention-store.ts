import type { BodyKey } from "./bodies.ts";

/** Cut-off times (milliseconds since 1970, UTC): rows of these times or earlier have expired. */
export interface Overdue {
  /** for rows with an expiry of their own: links, challenges, tickets, counters, accounts to be confirmed */
  readonly now: number;
  /** by the session's start */
  readonly sessionsCreated: number;
  /** by the session's last use */
  readonly sessionsUsed: number;
  readonly deviceMarks: number;
  readonly accountEvents: number;
  readonly audit: number;
  readonly outbox: number;
  /** in hours since 1970 */
  readonly errorHours: number;
}

/** Deletes expired rows. */
export interface RetentionStore {
  /** Deletes in one transaction, at most SWEPT_ROWS rows of a table. @returns deleted rows by what was swept */
  sweep(overdue: Overdue): Promise<Readonly<Record<string, number>>>;
  /** Those of the bodies that no portfolio and no share names. */
  unnamedBodies(keys: readonly BodyKey[]): Promise<readonly BodyKey[]>;
}
