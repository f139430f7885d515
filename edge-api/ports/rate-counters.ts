/** What a counter says after it was asked or moved. */
export interface Count {
  readonly count: number;
  /** when the window ends, milliseconds since 1970, UTC */
  readonly expires: number;
}

/** Counters that all isolates share. A window begins with the first one taken after the one before ended. */
export interface RateCounters {
  /** Adds one if that stays within the limit, in one step: of any number at once, exactly `limit` are taken. */
  take(key: string, now: number, window: number, limit: number): Promise<{ taken: boolean; expires: number }>;
  /** Takes back one that was not used after all. */
  giveBack(key: string, now: number): Promise<void>;
  /** The window ends at this moment, unless it ends later. */
  extend(key: string, expires: number): Promise<void>;
  read(key: string, now: number): Promise<Count>;
}
