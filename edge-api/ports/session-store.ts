import type { SessionRow } from "../contract/reply-schemas.ts";
import type { Device } from "../contract/device.ts";

/** A session with the current role of its user, which is never cached. */
export interface StoredSession {
  readonly userId: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  readonly lastUsed: number;
  /** last proof by password or passkey within the session; null: unknown */
  readonly proved: number | null;
}

/** A session that begins with a login. */
export interface ProvedSession {
  readonly tokenHash: string;
  readonly userId: string;
  readonly device: Device;
  /** milliseconds since 1970, UTC */
  readonly now: number;
  /** time of the proof; null: by a mailed link, which is not a proof; default: now */
  readonly proved?: number | null;
}

/** A session after a password check; the check may be outdated, since hashing takes time. */
export interface NewSession extends ProvedSession {
  /** stored hash that the password was checked against */
  readonly checkedHash: string;
  /** hash to store from now on: the same, one of the current cost, or that of a new password */
  readonly passwordHash: string;
}

/** Sessions by the SHA-256 of their token. */
export interface SessionStore {
  /**
   * Creates a session and records the login, in one transaction; ends the least recently used sessions beyond
   * `SESSIONS`.
   *
   * @returns false: the password changed, a passkey became required, or the account was deleted; nothing was changed
   */
  create(session: NewSession): Promise<boolean>;
  find(tokenHash: string): Promise<StoredSession | null>;
  touch(tokenHash: string, now: number): Promise<void>;
  end(tokenHash: string): Promise<void>;
  /** Records a password proof in the session. @returns false: the password changed, or the session has ended */
  prove(tokenHash: string, userId: string, checkedHash: string, now: number): Promise<boolean>;
  /** Sessions of a user, including expired ones, last used first. @param tokenHash of the calling session */
  listOf(userId: string, tokenHash: string): Promise<readonly SessionRow[]>;
  /** @returns false: the user has no session of this id */
  endOne(userId: string, id: string): Promise<boolean>;
  /** Ends all sessions of a user but one. @returns how many ended */
  endOthers(userId: string, tokenHash: string): Promise<number>;
  /** Deletes the sessions of a user created before `created` or not used since `lastUsed`. */
  sweep(userId: string, created: number, lastUsed: number): Promise<void>;
}
