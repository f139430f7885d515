/** What a counter says after it was asked or moved. */
export interface Count {
  readonly count: number;
  /** when the window ends, milliseconds since 1970, UTC */
  readonly expires: number;
}

/** Counters that all isolates share. A window begins with the first hit after the one before ended. */
export interface RateCounters {
  /** Adds one, in one step. `sliding`: each hit starts the window anew. */
  hit(key: string, now: number, window: number, sliding?: boolean): Promise<Count>;
  read(key: string, now: number): Promise<Count>;
}
