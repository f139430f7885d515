/** Links that confirm an email address, by the SHA-256 of their token; the tokens themselves are nowhere. */
export interface EmailLinkStore {
  /** Beside those that the user has; expired ones go. false: the account is gone. */
  create(tokenHash: string, userId: string, now: number, expires: number): Promise<boolean>;
  /** Confirms the address of whom the link was made for, and uses up all of their links. null: it is none, or expired. */
  use(tokenHash: string, now: number): Promise<string | null>;
}
