import type { CopyStore } from "../ports/copy-store.ts";

/** Stores nothing: with a local database file, copies bring no gain. */
export const noCopies: CopyStore = {
  get: () => Promise.resolve(null),
  put: () => Promise.resolve(),
};
