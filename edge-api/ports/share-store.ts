import type { ShareRow } from "../contract/share.ts";

/** Results shared by a link. */
export interface NewShare extends ShareRow {
  readonly userId: string;
  /** JSON text of the shared copy */
  readonly body: string;
}

export interface ShareStore {
  /** @returns false: quota reached; nothing was stored */
  create(share: NewShare): Promise<boolean>;
  /** The body, readable by everybody with the id; null: unknown or revoked. */
  find(id: string): Promise<string | null>;
  /** Newest first. */
  list(userId: string): Promise<readonly ShareRow[]>;
  /** @returns false: the user has no share of this id */
  remove(userId: string, id: string): Promise<boolean>;
}
