import { ok } from "./outcome.ts";
import type { ReferenceStore } from "./reference-store.ts";

/** Stores nothing: development mode reads its files each time. */
export const noReferenceStore: ReferenceStore = {
  read: async () => ok(null),
  commitBase: async () => ok(null),
  commitRegion: async () => ok(null),
};
