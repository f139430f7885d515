/** Which browsers an account was logged in to with, by the SHA-256 of the mark that each of them keeps. */
export interface DeviceMarks {
  /** @param since marks that were not used after this moment count no more */
  isKnown(userId: string, markHash: string, since: number): Promise<boolean>;
  /** When each was used last, the latest first; milliseconds since 1970, UTC. */
  listOf(userId: string): Promise<readonly { readonly last_used: number }[]>;
  /** Notes a login. The user's marks not used after `since` go, and the oldest beyond `limit`. */
  keep(userId: string, markHash: string, now: number, since: number, limit: number): Promise<void>;
}
