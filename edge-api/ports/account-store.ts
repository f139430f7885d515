import type { Profile, ProfileRequest, UserSort } from "../contract/account.ts";
import type { UserReply } from "../contract/reply-schemas.ts";
import type { UserRow } from "../contract/admin-replies.ts";
import type { Language } from "../contract/language.ts";
import type { Page } from "./page.ts";
import type { NewSession } from "./session-store.ts";

/** An account with what a password check needs. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  /** PHC string */
  readonly passwordHash: string;
  readonly isAdmin: boolean;
  /** whether password logins require a passkey too */
  readonly asksPasskey: boolean;
  /** whether the address was confirmed by a mailed link */
  readonly emailVerified: boolean;
  /** language of mails; "": unknown */
  readonly language: Language | "";
}

export interface NewAccount {
  readonly userId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly profile: Profile;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  /** when it is deleted unless the address is confirmed; null: never */
  readonly confirmBy: number | null;
}

/** Order and filter of the user list: newest first, last login first, or by address. */
export interface UserChoice {
  /** order of all users; found ones come in the order of the text that the search found */
  readonly sort: UserSort;
  /** how the address, its `@host`, the name or the last name begins, in any case and accents; "": all users */
  readonly search: string;
}

/** The stored part of the reply of GET /api/user. */
export type StoredUser = Omit<UserReply, "waitsForEmail">;

export interface WholeProfile extends Profile {
  readonly language: Language | "";
  /** milliseconds since 1970, UTC; null: never */
  readonly newsletter_consent: number | null;
  readonly email_verified: number | null;
}

export interface AccountStore {
  findByEmail(email: string): Promise<Account | null>;
  findById(userId: string): Promise<Account | null>;
  /** @returns false: the address has an account already, or an earlier owner may still take it back; nothing was stored */
  create(account: NewAccount): Promise<boolean>;
  /** @returns false: there is no such account */
  changeProfile(userId: string, profile: ProfileRequest): Promise<boolean>;
  readUser(userId: string): Promise<StoredUser | null>;
  /** Further fields of an export: the whole profile, and the times of newsletter consent and confirmation. */
  readProfile(userId: string): Promise<WholeProfile | null>;
  list(limit: number, after: string | null, choice?: UserChoice): Promise<Page<UserRow>>;
  /**
   * Sets a password, ends all sessions of the user and links that log in or set a password, and creates one session, in one transaction.
   *
   * @returns false: the stored password is no longer the checked one; nothing was changed
   */
  changePassword(session: NewSession): Promise<boolean>;
  /**
   * Sets a password by a mailed link, in one transaction: uses up the link, confirms the address, ends all sessions,
   * links and device marks. Creates no session. If this confirms the address for the first time, passkeys and
   * recovery codes are deleted, as another person may have registered it; not for administrators.
   *
   * @param purpose of the mailed link: one that confirms an address can set a password too
   * @returns the user's id; null: unknown, expired or used token
   */
  usePasswordReset(
    tokenHash: string,
    passwordHash: string,
    now: number,
    purpose?: "confirm" | "set_password",
  ): Promise<string | null>;
  /** Sets the language of future mails. */
  setLanguage(userId: string, language: Language): Promise<void>;
  /**
   * Deletes the account with all its rows, the mails to it, and its address in the audit log.
   *
   * @returns false: the stored password is no longer the checked one; nothing was deleted
   */
  remove(userId: string, checkedHash: string): Promise<boolean>;
}
