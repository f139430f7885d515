/** Links that confirm an email address, by the SHA-256 of their token. */
export interface EmailLinkStore {
  /** Adds a link and deletes the user's expired ones. @returns false: the account was deleted */
  create(tokenHash: string, userId: string, now: number, expires: number): Promise<boolean>;
  /** The user of an unexpired link; null: none. */
  find(tokenHash: string, now: number): Promise<string | null>;
  /** Deletes the link's account, unless its address is confirmed or it is an administrator's. @returns false: not deleted */
  disown(tokenHash: string, now: number): Promise<boolean>;
  /**
   * Confirms the address of the link's user and uses up all of their links. @returns the user's id; null: unknown or
   * expired link
   */
  use(tokenHash: string, now: number): Promise<string | null>;
}
