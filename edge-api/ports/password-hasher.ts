/** Queue of a hash: known devices of an account do not wait behind everybody else. */
export type HashLane = "everybody" | "known";

/** A slow password hash. Results are PHC strings, which contain their parameters. */
export interface PasswordHasher {
  /** hashes computed at once in threads of their own; absent: a hash blocks the thread */
  readonly threads?: number | undefined;
  hash(password: string, lane?: HashLane): Promise<string>;
  /** Checks a password. `needsRehash`: it matches, but the hash has other parameters than the current ones. */
  verify(
    password: string,
    phc: string,
    lane?: HashLane,
  ): Promise<{ readonly matches: boolean; readonly needsRehash: boolean }>;
}
