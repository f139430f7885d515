import type { KVNamespace } from "@cloudflare/workers-types";
import type { CopyStore } from "../ports/copy-store.ts";

/** Copies in Workers KV. KV may be a minute behind, also about what is missing: content addresses cannot notice. */
export const kvCopies = (namespace: KVNamespace): CopyStore => ({
  get: (key) => namespace.get(key, "arrayBuffer"),
  put: (key, bytes) => namespace.put(key, bytes),
});
