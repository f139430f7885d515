import { pinnedStore } from "../../data/indexed-db/pinned-store.ts";
import { pinnedStore as noPinnedStore } from "../../data/no-pinned-store.ts";
import { pinnedReference, type PinnedReference } from "../../data/pinned-reference.ts";

/** Pinned dataset versions; a separate chunk, because most results use the current version. */
export const openPinned = (
  api: Parameters<typeof pinnedReference>[0],
  engine: Parameters<typeof pinnedReference>[1],
): PinnedReference => pinnedReference(api, engine, import.meta.env.MODE === "mock" ? noPinnedStore : pinnedStore);
