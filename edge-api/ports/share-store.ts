import type { ShareListRow, ShareRow } from "../contract/reply-schemas.ts";
import type { BodyKey } from "./bodies.ts";
import type { StoredBody } from "./item-store.ts";

/** Results shared by a link. */
export interface NewShare extends ShareRow {
  readonly userId: string;
  /** valid for so many days; 0: without end */
  readonly days: number;
  /** JSON text of the shared copy; "": it is a body */
  readonly body: string;
  /** the body of a large share, which is stored already */
  readonly stored?: Pick<StoredBody, "bytes" | "name"> | undefined;
}

/** A shared copy: its text, or the key of its body. */
export interface StoredShare extends Pick<NewShare, "body"> {
  readonly key: BodyKey | null;
}

export interface ShareStore {
  /** @returns false: quota reached; nothing was stored */
  create(share: NewShare): Promise<boolean>;
  /** The stored copy, readable by everybody with the id; null: unknown or revoked. */
  find(id: string): Promise<StoredShare | null>;
  /** What a preview says of a share; null: unknown or revoked or expired. */
  head(id: string): Promise<Omit<ShareRow, "id"> | null>;
  /** All of a user with their content, oldest first, in pages of at most LIST_BYTES, or of one share. */
  pages(userId: string): AsyncIterable<readonly { readonly row: ShareRow; readonly share: StoredShare }[]>;
  /** Records that a share is opened. @returns its end (milliseconds since 1970, UTC; null: never), or "unknown" */
  open(id: string, now: number): Promise<number | "unknown" | null>;
  /** Newest first, with their ends and when they were opened last. */
  list(userId: string): Promise<readonly ShareListRow[]>;
  /** @returns null: the user has no share of this id */
  remove(userId: string, id: string): Promise<{ readonly dropped: string | null } | null>;
}
