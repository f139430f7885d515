import type { UpdateTime } from "../../edge-api/contract/reply-schemas.ts";
import type { Done, Outcome } from "./outcome.ts";

/** The key of the base rows; those of a region have its id. */
export const BASE = "base";

/** The rows of the base or of one region, all of one dataset version. */
export interface StoredTables {
  readonly version: string;
  /** of the update times; null = unknown */
  readonly etag: string | null;
  readonly updateTimes: readonly UpdateTime[];
  /** kind → UTF-8 JSON text of its ReferenceRow list */
  readonly kinds: ReadonlyMap<string, ArrayBuffer>;
}

/** `regions` may have older versions than the base; their rows are used only after the server has confirmed them. */
export interface StoredReference {
  readonly base: StoredTables;
  readonly regions: ReadonlyMap<string, StoredTables>;
}

/** The last good reference data in this browser. */
export interface ReferenceStore {
  /** null: none, or unreadable */
  readonly read: () => Promise<Outcome<StoredReference | null>>;
  /** Replaces the base rows in one transaction. Keeps the replaced version for results that are pinned to it. */
  readonly commitBase: (tables: StoredTables, gaveWay: StoredReference | null) => Done;
  /** Replaces a region's rows; if the base has another version by now, writes nothing and gives `version_moved`. */
  readonly commitRegion: (region_id: string, tables: StoredTables) => Done;
}
