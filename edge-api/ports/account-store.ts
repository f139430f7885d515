import type { Profile, UserReply, UserRow, UserSort } from "../contract/account.ts";
import type { Language } from "../contract/language.ts";
import type { Device } from "../contract/device.ts";
import type { Page } from "./page.ts";

/** An account as the server needs it to check a password. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  /** PHC string */
  readonly passwordHash: string;
  readonly isAdmin: boolean;
  /** a login with the password asks for a passkey too */
  readonly asksPasskey: boolean;
  /** whether the owner of the mailbox opened a link of ours */
  readonly emailVerified: boolean;
  /** of mails; "" = not known */
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
}

/** A change by somebody whose password was checked; hashing takes time, so the check may be out of date by now. */
export interface PasswordChange {
  readonly userId: string;
  /** the stored hash that the current password was checked against */
  readonly checkedHash: string;
  readonly passwordHash: string;
  /** of the session that goes on */
  readonly tokenHash: string;
  readonly device: Device;
  /** milliseconds since 1970, UTC */
  readonly now: number;
}

/** Which users, in which order: the newest first, the latest to log in first, or by address. */
export interface UserChoice {
  readonly sort: UserSort;
  /** in the address or a name; "" = all */
  readonly search: string;
}

/** What GET /api/user answers, as far as the database has it. */
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
  /** false: there is an account with this address already, and nothing was stored */
  create(account: NewAccount): Promise<boolean>;
  readUser(userId: string): Promise<StoredUser | null>;
  /** What else an export holds: the whole profile, and when the newsletter was asked for and the address confirmed. */
  readProfile(userId: string): Promise<WholeProfile | null>;
  list(limit: number, after: string | null, choice?: UserChoice): Promise<Page<UserRow>>;
  /**
   * Sets a password, ends all sessions and reset links of the user and begins one session, as a whole. false: the
   * password is no longer the one that was checked, and nothing was changed.
   */
  changePassword(change: PasswordChange): Promise<boolean>;
  /**
   * The same for the holder of a reset token, which is used up by it and confirms the address; no session begins, and marks of devices end too.
   * Where that confirms the address for the first time, passkeys and recovery codes of an account that is no administrator's go: somebody else may have registered it.
   * null: it is none, expired, or was used before.
   */
  usePasswordReset(tokenHash: string, passwordHash: string, now: number): Promise<string | null>;
  /** Mails are written in it from now on. */
  setLanguage(userId: string, language: Language): Promise<void>;
  /**
   * The account and every row that names it, the mails to it and its address in the audit log. false: the password is no
   * longer the one that was checked, and nothing was deleted.
   */
  remove(userId: string, checkedHash: string): Promise<boolean>;
}
