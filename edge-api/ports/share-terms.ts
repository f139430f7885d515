/** How long shares stay open, and when they were opened last. */
export interface ShareTerms {
  /** Sets the end of a share. @param days after its creation; 0: never */
  limit(userId: string, id: string, days: number): Promise<void>;
  /** Records that somebody opens a share. @returns its end (milliseconds since 1970, UTC; null: never), or "unknown" */
  open(id: string, now: number): Promise<number | "unknown" | null>;
  /** The terms of all shares of a user, by id. */
  listOf(userId: string): Promise<ReadonlyMap<string, ShareTerm>>;
}

export interface ShareTerm {
  /** milliseconds since 1970, UTC; null: never */
  readonly expires: number | null;
  /** the last time, to the hour; null: not yet */
  readonly last_opened: number | null;
}
