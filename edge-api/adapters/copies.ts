import type { KVNamespace } from "@cloudflare/workers-types";
import type { CopyStore } from "../ports/copy-store.ts";

/** Copies in Workers KV. KV may be a minute stale, which does no harm: keys are content hashes. */
export const kvCopies = (namespace: KVNamespace): CopyStore => ({
  get: (key) => namespace.get(key, "arrayBuffer"),
  put: (key, bytes) => namespace.put(key, bytes),
});

/** Stores nothing: with a local database file, copies bring no gain. */
export const noCopies: CopyStore = {
  get: () => Promise.resolve(null),
  put: () => Promise.resolve(),
};
