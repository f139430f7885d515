import type { Done, Outcome } from "./outcome.ts";
import type { BASE } from "./reference-store.ts";

/** The rows of the base or one region in one dataset version: kind → UTF-8 JSON text of its ReferenceRow list. */
export type PinnedRows = ReadonlyMap<string, ArrayBuffer>;

/** The base, or a region, of a dataset version. */
export interface PinnedPlace {
  readonly version: string;
  /** region_id, or `BASE` */
  readonly region: typeof BASE | (string & {});
}

/**
 * Dataset versions that documents of this browser are pinned to, so that their results open offline. Versions that no document
 * is pinned to are not stored.
 */
export interface PinnedStore {
  /** null: not stored, or unreadable */
  readonly read: (place: PinnedPlace) => Promise<Outcome<PinnedRows | null>>;
  /** Stores rows of a version that a document is pinned to; ignores other versions. */
  readonly keep: (place: PinnedPlace, rows: PinnedRows) => Done;
  /** What pinned documents need and is not stored yet: the base, and their region of use. */
  readonly missing: (inUse: string) => Promise<Outcome<readonly PinnedPlace[]>>;
  /** Removes versions that no document is pinned to. */
  readonly tidy: () => Done;
}
