import type { ShareRow } from "../contract/share.ts";

/** Results that were handed on by a link. */
export interface NewShare extends ShareRow {
  readonly userId: string;
  /** JSON text of what is shown */
  readonly body: string;
}

export interface ShareStore {
  /** false: there is no room for more, and nothing was stored */
  create(share: NewShare): Promise<boolean>;
  /** The body, for everybody who has the id; null: there is none, or it was revoked. */
  find(id: string): Promise<string | null>;
  /** Newest first. */
  list(userId: string): Promise<readonly ShareRow[]>;
  /** false: the user has none of this id */
  remove(userId: string, id: string): Promise<boolean>;
}
