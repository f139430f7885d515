/** Slow on purpose. Hashes are PHC strings, which name their own parameters. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether this is the password; `needsRehash`: right, but hashed with other parameters than today's. */
  verify(password: string, phc: string): Promise<{ readonly matches: boolean; readonly needsRehash: boolean }>;
}
