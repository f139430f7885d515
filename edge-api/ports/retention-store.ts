/** Times (milliseconds since 1970, UTC) at or before which things are over. */
export interface Overdue {
  /** for what has an end of its own: links, challenges, tickets, counters, accounts to be confirmed */
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

/** Deletes what is over. */
export interface RetentionStore {
  /** Deletes in one transaction, at most SWEPT_ROWS rows of a table. @returns deleted rows by what was swept */
  sweep(overdue: Overdue): Promise<Readonly<Record<string, number>>>;
}
