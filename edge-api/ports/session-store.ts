/** A session with what its owner may do at this moment: the role is never remembered. */
export interface StoredSession {
  readonly userId: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** milliseconds since 1970, UTC */
  readonly created: number;
  readonly lastUsed: number;
}

/** Sessions and reset tokens, by the SHA-256 of their token; the tokens themselves are nowhere. */
export interface SessionStore {
  create(tokenHash: string, userId: string, now: number): Promise<void>;
  find(tokenHash: string): Promise<StoredSession | null>;
  touch(tokenHash: string, now: number): Promise<void>;
  end(tokenHash: string): Promise<void>;
  /** Deletes what a user cannot use any more: sessions made before `created` or not used since `lastUsed`. */
  sweep(userId: string, created: number, lastUsed: number): Promise<void>;
  /** One a user: an earlier one stops working. */
  createReset(tokenHash: string, userId: string, expires: number): Promise<void>;
  /** Whose reset token this is; null: it is none, or expired. */
  findReset(tokenHash: string, now: number): Promise<string | null>;
}
