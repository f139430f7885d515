import type { Outcome } from "./outcome.ts";
import type { BASE } from "./reference-store.ts";

/** The rows of the base, or of one region, in one dataset version: kind → UTF-8 JSON text of its ReferenceRow list. */
export type PinnedRows = ReadonlyMap<string, ArrayBuffer>;

/** A dataset version, and the base or a region of it. */
export interface PinnedPlace {
  readonly version: string;
  /** region_id, or `BASE` */
  readonly region: typeof BASE | (string & {});
}

/**
 * Dataset versions that documents of this browser stay with, so that their results open without a network. No version lies
 * here that no document names.
 */
export interface PinnedStore {
  /** null: they are not kept, or cannot be read any more. */
  readonly read: (place: PinnedPlace) => Promise<Outcome<PinnedRows | null>>;
  /** Keeps rows of a version that a document is of; those of any other are passed over. */
  readonly keep: (place: PinnedPlace, rows: PinnedRows) => Promise<Outcome<null>>;
  /** What documents need of other versions than the one in use and is not kept yet: the base, and their region of use. */
  readonly missing: (inUse: string) => Promise<Outcome<readonly PinnedPlace[]>>;
  /** Clears away versions that no document is of any more. */
  readonly tidy: () => Promise<Outcome<null>>;
}
