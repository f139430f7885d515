import type { UpdateTime } from "../../edge-api/contract/reference-replies.ts";
import type { Outcome } from "./outcome.ts";

/** The key of the base rows beside those of the regions. */
export const BASE = "base";

/** The rows of the base or of one region, all of one dataset version. */
export interface HeldTables {
  readonly version: string;
  /** of the update times; null = not known */
  readonly etag: string | null;
  readonly updateTimes: readonly UpdateTime[];
  /** kind → UTF-8 JSON text of its ReferenceRow list */
  readonly kinds: ReadonlyMap<string, ArrayBuffer>;
}

/** `regions` may be of older versions than the base; such rows are not used before the server confirms them. */
export interface HeldReference {
  readonly base: HeldTables;
  readonly regions: ReadonlyMap<string, HeldTables>;
}

/** The last good reference data of this browser. */
export interface ReferenceStore {
  /** null: none, or none that can be read. */
  readonly read: () => Promise<Outcome<HeldReference | null>>;
  /** Replaces the base rows as a whole in one transaction. Results may stay with the version that gives way: it is put aside. */
  readonly commitBase: (tables: HeldTables, gaveWay: HeldReference | null) => Promise<Outcome<null>>;
  /** Replaces a region's rows; `version_moved` and nothing written if the base is of another version by now. */
  readonly commitRegion: (region_id: string, tables: HeldTables) => Promise<Outcome<null>>;
}
