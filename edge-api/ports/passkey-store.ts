import type { Transport } from "../contract/passkeys.ts";

/** A passkey as the server needs it to check a signature. */
export interface StoredPasskey {
  /** of the credential, base64url */
  readonly id: string;
  readonly userId: string;
  /** COSE, base64url */
  readonly publicKey: string;
  /** signatures that its authenticator has made; 0: it counts none */
  readonly counter: number;
  readonly transports: Transport[];
  readonly name: string;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  readonly lastUsed: number | null;
}

/** A signature that was checked. It counts only while the stored counter is behind it. */
export interface PasskeyUse {
  readonly passkeyId: string;
  readonly userId: string;
  readonly counter: number;
  /** milliseconds since 1970, UTC */
  readonly now: number;
}

/** Passkeys and what their owners have decided about them. */
export interface PasskeyStore {
  /** The oldest first. */
  list(userId: string): Promise<readonly StoredPasskey[]>;
  /** By the id of the credential alone: a login with a passkey does not know yet whose it is. */
  find(id: string): Promise<StoredPasskey | null>;
  /**
   * Adds one, and ends all sessions but `tokenHash` where logins ask for a passkey from now on.
   *
   * @returns false: the user has `limit` already, is gone, or somebody has this credential; nothing was changed
   */
  add(passkey: StoredPasskey, tokenHash: string, limit: number): Promise<boolean>;
  /** false: the user has no such passkey */
  rename(userId: string, id: string, name: string): Promise<boolean>;
  /** With the last one recovery codes go, and logins ask for the password alone. false: the user has no such passkey */
  remove(userId: string, id: string): Promise<boolean>;
  /** Notes that a passkey proved its owner within the session. false: a later signature was seen, or one is gone */
  prove(use: PasskeyUse, tokenHash: string): Promise<boolean>;
  /** Whether logins ask for a passkey. */
  asksPasskey(userId: string): Promise<boolean>;
  /** Switching it on ends all sessions but `tokenHash`. false: there is no passkey that could be asked for */
  setAsksPasskey(userId: string, on: boolean, tokenHash: string): Promise<boolean>;
}
