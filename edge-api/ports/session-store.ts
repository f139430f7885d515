import type { SessionRow } from "../contract/session.ts";
import type { Device } from "../contract/device.ts";

/** A session with what its owner may do at this moment: the role is never remembered. */
export interface StoredSession {
  readonly userId: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  readonly lastUsed: number;
  /** when password or passkey were shown within it the last time; null: not known */
  readonly proved: number | null;
}

/** A session for somebody whose password was checked; hashing takes time, so the check may be out of date by now. */
export interface NewSession {
  readonly tokenHash: string;
  readonly userId: string;
  readonly device: Device;
  /** the stored hash that the password was checked against */
  readonly checkedHash: string;
  /** the hash to store from now on: the same, or one of today's cost */
  readonly passwordHash: string;
  /** milliseconds since 1970, UTC */
  readonly now: number;
}

/** Sessions and reset tokens, by the SHA-256 of their token; the tokens themselves are nowhere. */
export interface SessionStore {
  /**
   * Begins a session and records the login, as a whole. Of more than `SESSIONS`, those used longest ago end. false: the
   * password is no longer the one that was checked, the account is gone or asks for a passkey too, and nothing was changed.
   */
  create(session: NewSession): Promise<boolean>;
  find(tokenHash: string): Promise<StoredSession | null>;
  touch(tokenHash: string, now: number): Promise<void>;
  end(tokenHash: string): Promise<void>;
  /**
   * Notes that the password was shown within the session. false: by now it is another one, or the session has ended, and
   * nothing was noted.
   */
  prove(tokenHash: string, userId: string, checkedHash: string, now: number): Promise<boolean>;
  /** Those of a user, also expired ones, the one used last first. @param tokenHash of the one that asks */
  listOf(userId: string, tokenHash: string): Promise<readonly SessionRow[]>;
  /** false: the user has none of this id */
  endOne(userId: string, id: string): Promise<boolean>;
  /** All of a user but one. @returns how many ended */
  endOthers(userId: string, tokenHash: string): Promise<number>;
  /** Deletes what a user cannot use any more: sessions made before `created` or not used since `lastUsed`. */
  sweep(userId: string, created: number, lastUsed: number): Promise<void>;
  /** Beside those that the user has; expired ones go. false: the account is gone. */
  createReset(tokenHash: string, userId: string, now: number, expires: number): Promise<boolean>;
  /** Whose reset token this is; null: it is none, or expired. */
  findReset(tokenHash: string, now: number): Promise<string | null>;
}
