import type { KeyRow, KeyScope } from "../contract/keys.ts";

export interface NewKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly scope: KeyScope;
  /** SHA-256 of the key */
  readonly hash: string;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  readonly expires: number;
}

/** Keys for scripts, by the SHA-256 of the key. */
export interface KeyStore {
  /** @returns false: the user has `limit` keys already, or does not exist; nothing was stored */
  create(key: NewKey, limit: number): Promise<boolean>;
  /** The key of a hash that has not expired. */
  find(hash: string, now: number): Promise<Pick<NewKey, "id" | "userId" | "scope"> | null>;
  /** Notes a call: the last use, and one call of the day. Counts of days before `before` are dropped. */
  used(id: string, now: number, day: string, before: string): Promise<void>;
  /** Newest first, expired ones too. */
  list(userId: string): Promise<readonly KeyRow[]>;
  /** Removes all keys of a user. */
  removeAll(userId: string): Promise<void>;
  /** @returns false: the user has no key of this id */
  remove(userId: string, id: string): Promise<boolean>;
}
