/** Browsers that logged in to an account, by the SHA-256 of their mark. */
export interface DeviceMarks {
  /** @param since marks last used before this time do not count; milliseconds since 1970, UTC */
  isKnown(userId: string, markHash: string, since: number): Promise<boolean>;
  /** Last uses of the user's marks, latest first; milliseconds since 1970, UTC. */
  listOf(userId: string): Promise<readonly { readonly last_used: number }[]>;
  /** Records a login. Deletes the user's marks not used after `since`, and the oldest beyond `limit`. */
  keep(userId: string, markHash: string, now: number, since: number, limit: number): Promise<void>;
}
