export interface EmailChange {
  readonly tokenHash: string;
  readonly userId: string;
  /** the address that the link was mailed to, and that it sets */
  readonly email: string;
  readonly expires: number;
}

/** Mailed links that confirm or change an email address or log in, by the SHA-256 of their token. */
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
  /** Adds a link to a new address; earlier ones end. @returns false: the account was deleted */
  createChange(change: EmailChange): Promise<boolean>;
  /**
   * Takes a new address by a link of the same user, with the words that administrators find it by. Ends all of the user's
   * other links, and adds one that restores the address before.
   *
   * @returns the address before; null: unknown or expired link, or the address belongs to somebody else meanwhile
   */
  change(
    tokenHash: string,
    userId: string,
    restoreHash: string,
    now: number,
    restoreBy: number,
  ): Promise<string | null>;
  /**
   * Restores an address by a link. Ends all sessions, keys, device marks, login tickets and links of the user but those
   * that restore an even earlier address, and takes away the password: only a mailed link sets another.
   *
   * @returns the user's id; null: unknown or expired link
   */
  restore(tokenHash: string, now: number): Promise<string | null>;
  /** Adds a link that logs in, for the browser of a device mark. @returns false: the account was deleted */
  createLogin(tokenHash: string, userId: string, markHash: string, now: number, expires: number): Promise<boolean>;
  /** Uses up a login link in its browser. @returns the user's id; null: unknown or expired link, or another browser */
  useLogin(tokenHash: string, markHash: string, now: number): Promise<string | null>;
}
