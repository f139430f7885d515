import type { Device } from "../contract/device.ts";
import type { Account } from "./account-store.ts";
import type { PasskeyUse } from "./passkey-store.ts";

/** What a challenge may be used for, once. */
export type ChallengePurpose = "log_in" | "second_factor" | "add" | "confirm";

export interface Challenge {
  /** SHA-256 */
  readonly hash: string;
  readonly purpose: ChallengePurpose;
  /** SHA-256 of the session or the login ticket that it is for; "": neither, nobody is known yet */
  readonly subject: string;
}

/** A right password whose login still asks for a passkey. */
export interface NewTicket {
  readonly tokenHash: string;
  readonly userId: string;
  /** the stored hash that the password was checked against */
  readonly checkedHash: string;
  /** the hash to store from now on: the same, or one of today's cost */
  readonly passwordHash: string;
  /** milliseconds since 1970, UTC */
  readonly now: number;
  readonly expires: number;
}

/** Whose login it is. */
export type LoginTicket = Pick<Account, "userId" | "email" | "isAdmin" | "language">;

/** The session that a proof begins. */
export interface ProvedSession {
  readonly tokenHash: string;
  readonly userId: string;
  readonly device: Device;
  /** milliseconds since 1970, UTC */
  readonly now: number;
}

/** What is shown on the way to a session beside a password: challenges, login tickets and recovery codes, each good once. */
export interface LoginProofStore {
  /** Keeps a challenge until `expires`; some of those that have expired go. */
  keepChallenge(challenge: Challenge, userId: string | null, now: number, expires: number): Promise<void>;
  /** Uses a challenge up. false: there is none for this purpose and subject, or not any more */
  useChallenge(challenge: Challenge, now: number): Promise<boolean>;
  /** false: the password is no longer the one that was checked, and nothing was changed */
  createTicket(ticket: NewTicket): Promise<boolean>;
  findTicket(tokenHash: string, now: number): Promise<LoginTicket | null>;
  endTicket(tokenHash: string): Promise<void>;
  /**
   * Begins a session by a passkey, records the login and the use, and uses the ticket up, as a whole. false: the ticket is
   * none any more, a later signature was seen, or one is gone; nothing was changed.
   *
   * @param ticketHash null: the passkey alone
   */
  logInByPasskey(session: ProvedSession, use: PasskeyUse, ticketHash: string | null): Promise<boolean>;
  /** The same by a recovery code, which is used up. */
  logInByRecoveryCode(session: ProvedSession, codeHash: string, ticketHash: string): Promise<boolean>;
  countRecoveryCodes(userId: string): Promise<number>;
  /** In place of those that are left. */
  replaceRecoveryCodes(userId: string, codeHashes: readonly string[]): Promise<void>;
}
