import type { Transport } from "../contract/passkeys.ts";

/** A passkey with what verifying a signature needs. */
export interface StoredPasskey {
  /** credential id, base64url */
  readonly id: string;
  readonly userId: string;
  /** COSE, base64url */
  readonly publicKey: string;
  /** signature counter of the authenticator; 0: it does not count */
  readonly counter: number;
  readonly transports: Transport[];
  readonly name: string;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  readonly lastUsed: number | null;
}

/** A verified signature. Valid only if the stored counter is lower. */
export interface PasskeyUse {
  readonly passkeyId: string;
  readonly userId: string;
  readonly counter: number;
  /** milliseconds since 1970, UTC */
  readonly now: number;
}

/** Passkeys, and whether logins require them. */
export interface PasskeyStore {
  /** Oldest first. */
  list(userId: string): Promise<readonly StoredPasskey[]>;
  /** Finds a passkey by credential id, since a login with a passkey does not know the user. */
  find(id: string): Promise<StoredPasskey | null>;
  /**
   * Adds a passkey. Ends all sessions but `tokenHash` if logins require a passkey from now on.
   *
   * @returns false: `limit` reached, user deleted, or credential known; nothing was changed
   */
  add(passkey: StoredPasskey, tokenHash: string, limit: number): Promise<boolean>;
  /** @returns false: the user has no such passkey */
  rename(userId: string, id: string, name: string): Promise<boolean>;
  /**
   * Deletes a passkey; the last one also deletes the recovery codes and the requirement. @returns false: no such
   * passkey
   */
  remove(userId: string, id: string): Promise<boolean>;
  /**
   * Records a fresh proof for the session. @returns false: a later signature was seen, or passkey or session is gone
   */
  prove(use: PasskeyUse, tokenHash: string): Promise<boolean>;
  /** Whether the user has chosen that logins require a passkey. */
  asksPasskey(userId: string): Promise<boolean>;
  /**
   * Sets whether logins require a passkey; switching on ends all sessions but `tokenHash`. @returns false: no passkey
   */
  setAsksPasskey(userId: string, on: boolean, tokenHash: string): Promise<boolean>;
}
