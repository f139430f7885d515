import type { ShareRow } from "../contract/reply-schemas.ts";
import type { Manifest } from "./part-directory.ts";

/** Results shared by a link. */
export interface NewShare extends ShareRow {
  readonly userId: string;
  /** JSON text of the shared copy; of a large portfolio without its entries */
  readonly body: string;
  /** names of the parts of a large portfolio; absent: the entries are in the body */
  readonly manifest?: readonly string[] | undefined;
}

/** A shared copy with what stores the entries of its portfolio. */
export interface StoredShare extends Pick<NewShare, "userId" | "body"> {
  /** null: none */
  readonly manifest: Manifest | null;
}

export interface ShareStore {
  /** @returns false: quota reached, or a part is missing; nothing was stored */
  create(share: NewShare): Promise<boolean>;
  /** The stored copy, readable by everybody with the id; null: unknown or revoked. */
  find(id: string): Promise<StoredShare | null>;
  /** What a preview says of a share; null: unknown or revoked or expired. */
  head(id: string): Promise<Omit<ShareRow, "id"> | null>;
  /** All of a user with their content, oldest first, in pages of at most LIST_BYTES, or of one share. */
  pages(userId: string): AsyncIterable<readonly { readonly row: ShareRow; readonly share: StoredShare }[]>;
  /** Newest first. */
  list(userId: string): Promise<readonly ShareRow[]>;
  /** @returns false: the user has no share of this id */
  remove(userId: string, id: string): Promise<boolean>;
}
