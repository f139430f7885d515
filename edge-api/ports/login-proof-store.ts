import type { Account } from "./account-store.ts";
import type { PasskeyUse } from "./passkey-store.ts";
import type { NewSession, ProvedSession } from "./session-store.ts";

/** Purpose of a challenge. */
export type ChallengePurpose = "log_in" | "second_factor" | "add" | "confirm";

export interface Challenge {
  /** SHA-256 */
  readonly hash: string;
  readonly purpose: ChallengePurpose;
  /** SHA-256 of the token of the session or login ticket; "": neither, the user is unknown */
  readonly subject: string;
}

/** A ticket for a login with the right password that still needs a passkey. */
export interface NewTicket extends Omit<NewSession, "device"> {
  readonly expires: number;
}

/** The account of a login ticket. */
export type LoginTicket = Pick<Account, "userId" | "email" | "isAdmin" | "language">;

/** Proofs of a login other than the password: challenges, login tickets and recovery codes, each valid once. */
export interface LoginProofStore {
  /** Stores a challenge until `expires` and deletes some expired ones. */
  keepChallenge(challenge: Challenge, userId: string | null, now: number, expires: number): Promise<void>;
  /** Uses up a challenge. @returns false: none for this purpose and subject, or expired */
  useChallenge(challenge: Challenge, now: number): Promise<boolean>;
  /** @returns false: the stored password is no longer the checked one; nothing was changed */
  createTicket(ticket: NewTicket): Promise<boolean>;
  findTicket(tokenHash: string, now: number): Promise<LoginTicket | null>;
  endTicket(tokenHash: string): Promise<void>;
  /**
   * Creates a session after a passkey proof, records login and use, and uses up the ticket, in one transaction.
   *
   * @param ticketHash null: login by passkey alone
   * @returns false: ticket or passkey no longer valid, or a later signature was seen; nothing was changed
   */
  logInByPasskey(session: ProvedSession, use: PasskeyUse, ticketHash: string | null): Promise<boolean>;
  /** Like logInByPasskey, by a recovery code, which is used up. */
  logInByRecoveryCode(session: ProvedSession, codeHash: string, ticketHash: string): Promise<boolean>;
  countRecoveryCodes(userId: string): Promise<number>;
  /** Replaces all recovery codes of the user. */
  replaceRecoveryCodes(userId: string, codeHashes: readonly string[]): Promise<void>;
}
