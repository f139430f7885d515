import type { Profile, UserReply, UserRow, UserSort } from "../contract/account.ts";
import type { Page } from "./page.ts";

/** An account as the server needs it to check a password. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  /** PHC string */
  readonly passwordHash: string;
  readonly isAdmin: boolean;
}

export interface NewAccount {
  readonly userId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly profile: Profile;
  /** milliseconds since 1970, UTC */
  readonly created: number;
}

/** Which users, in which order: the newest first, the latest to log in first, or by address. */
export interface UserChoice {
  readonly sort: UserSort;
  /** in the address or a name; "" = all */
  readonly search: string;
}

export interface AccountStore {
  findByEmail(email: string): Promise<Account | null>;
  findById(userId: string): Promise<Account | null>;
  /** false: there is an account with this address already, and nothing was stored */
  create(account: NewAccount): Promise<boolean>;
  recordLogin(userId: string, at: number, passwordHash: string): Promise<void>;
  readUser(userId: string): Promise<UserReply | null>;
  /** What else an export holds: the whole profile, and when the newsletter was asked for. */
  readProfile(userId: string): Promise<(Profile & { readonly newsletter_consent: number | null }) | null>;
  list(limit: number, after: string | null, choice?: UserChoice): Promise<Page<UserRow>>;
  /** Sets a password and ends all sessions and reset links of the user, as a whole. */
  changePassword(userId: string, passwordHash: string): Promise<void>;
  /** The same for the holder of a reset token, which is used up by it; null: it is none, expired, or was used before. */
  usePasswordReset(tokenHash: string, passwordHash: string, now: number): Promise<string | null>;
  /** The account and every row that names it. */
  remove(userId: string): Promise<void>;
}
