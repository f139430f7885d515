import { ok } from "./outcome.ts";
import type { PinnedStore } from "./pinned-store.ts";
import type { ReferenceStore } from "./reference-store.ts";

/** Stores nothing: development mode reads its files each time. */
export const noReferenceStore: ReferenceStore = {
  read: async () => ok(null),
  commitBase: async () => ok(null),
  commitRegion: async () => ok(null),
};

/** Stores nothing: development mode has one version, and reads its files each time. */
export const pinnedStore: PinnedStore = {
  read: async () => ok(null),
  keep: async () => ok(null),
  missing: async () => ok([]),
  tidy: async () => ok(null),
};
