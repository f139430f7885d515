/** What opening a mailed link does. */
export type LinkPurpose = "change_email" | "confirm" | "log_in" | "restore_email" | "set_password";

export interface MailedLink {
  readonly tokenHash: string;
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** log_in: hash of the device mark of the browser that asked; change_email: the address that it sets */
  readonly subject?: string;
  /** milliseconds since 1970, UTC */
  readonly expires: number;
}

/** Mailed links by the SHA-256 of their token. */
export interface MailedLinkStore {
  /** Adds a link and deletes the user's expired ones; a second `change_email` replaces the first. @returns false: the account was deleted */
  create(link: MailedLink, now: number): Promise<boolean>;
  /** The user of an unexpired link; null: none. */
  find(purpose: LinkPurpose, tokenHash: string, now: number): Promise<string | null>;
  /** Uses up a login link in its browser. @returns the user's id; null: unknown or expired link, or another browser */
  logIn(tokenHash: string, markHash: string, now: number): Promise<string | null>;
  /** Deletes the account of a `confirm` link, unless its address is confirmed or it is an administrator's. @returns false: not deleted */
  disown(tokenHash: string, now: number): Promise<boolean>;
  /**
   * Confirms the address of the user of a `confirm` link and uses up all of their links of this kind. @returns the user's
   * id; null: unknown or expired link
   */
  confirm(tokenHash: string, now: number): Promise<string | null>;
  /**
   * Takes a new address by a `change_email` link of the same user, with the words that administrators find it by. Ends all of
   * the user's other links, and adds one that restores the address before.
   *
   * @returns the address before; null: unknown or expired link, or the address meanwhile belongs to another user
   */
  change(
    tokenHash: string,
    userId: string,
    restoreHash: string,
    now: number,
    restoreBy: number,
  ): Promise<string | null>;
  /**
   * Restores an address by a `restore_email` link. Ends all sessions, keys, device marks, login tickets and links of the user
   * but those that restore an even earlier address, and the passkeys added shortly before the change or since; and takes
   * away the password: only a mailed link sets another.
   *
   * @param span passkeys go that were added within so many milliseconds before the expiry of the link, or later
   * @returns the user's id; null: unknown or expired link
   */
  restore(tokenHash: string, now: number, span: number): Promise<string | null>;
}
