/** Who waits for a hash: a known device of the account is not held up by those of everybody. */
export type HashLane = "everybody" | "known";

/** Slow on purpose. Hashes are PHC strings, which name their own parameters. */
export interface PasswordHasher {
  hash(password: string, lane?: HashLane): Promise<string>;
  /** Whether this is the password; `needsRehash`: right, but hashed with other parameters than today's. */
  verify(
    password: string,
    phc: string,
    lane?: HashLane,
  ): Promise<{ readonly matches: boolean; readonly needsRehash: boolean }>;
}
