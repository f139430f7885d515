import type { CopyStore } from "../ports/copy-store.ts";

/** Where the database is a local file, copies of it would help nobody. */
export const noCopies: CopyStore = {
  get: () => Promise.resolve(null),
  put: () => Promise.resolve(),
};
