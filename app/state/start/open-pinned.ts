import { pinnedStore } from "../../data/indexed-db/pinned-store.ts";
import { pinnedStore as noPinnedStore } from "../../data/no-pinned-store.ts";
import { pinnedReference, type PinnedReference } from "../../data/pinned-reference.ts";

/** Dataset versions beside the one in use; a chunk of its own, because most results are of the one in use. */
export const openPinned = (
  api: Parameters<typeof pinnedReference>[0],
  engine: Parameters<typeof pinnedReference>[1],
): PinnedReference => pinnedReference(api, engine, import.meta.env.MODE === "mock" ? noPinnedStore : pinnedStore);
