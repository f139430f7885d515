import type { ShareRow } from "../contract/share.ts";

/** Results shared by a link. */
export interface NewShare extends ShareRow {
  readonly userId: string;
  /** JSON text of the shared copy; of a large portfolio without its entries */
  readonly body: string;
  /** blocks of entries of a large portfolio, as in item-store.ts; empty: the entries are in the body */
  readonly parts: readonly string[];
}

export interface ShareStore {
  /** @returns false: quota reached; nothing was stored */
  create(share: NewShare): Promise<boolean>;
  /** The stored copy, readable by everybody with the id; null: unknown or revoked. */
  find(id: string): Promise<Pick<NewShare, "body" | "parts"> | null>;
  /** All of a user with their content, oldest first, in pages of at most LIST_BYTES, or of one share. */
  pages(userId: string): AsyncIterable<readonly (ShareRow & Pick<NewShare, "body" | "parts">)[]>;
  /** Newest first. */
  list(userId: string): Promise<readonly ShareRow[]>;
  /** @returns false: the user has no share of this id */
  remove(userId: string, id: string): Promise<boolean>;
}
