/** State of a counter. */
export interface Count {
  readonly count: number;
  /** end of the window, milliseconds since 1970, UTC */
  readonly expires: number;
}

/** Counters shared by all isolates. A window starts with the first count after the previous window ended. */
export interface RateCounters {
  /** Counts one if below the limit, in one statement: of concurrent calls exactly `limit` are taken. */
  take(key: string, now: number, window: number, limit: number): Promise<{ taken: boolean; expires: number }>;
  /** Takes back one count. */
  giveBack(key: string, now: number): Promise<void>;
  /** Extends the window to end at `expires`, unless it ends later. */
  extend(key: string, expires: number): Promise<void>;
  read(key: string, now: number): Promise<Count>;
}
