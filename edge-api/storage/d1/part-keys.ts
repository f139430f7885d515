import type { PartKey } from "../../ports/part-store.ts";

/** The keys of a list as rows of two columns; its parameter is a keyList. */
export const KEYS = "(SELECT value ->> 0, value ->> 1 FROM json_each(?))";

/** Keys of parts as one value. */
export const keyList = (keys: readonly PartKey[]): string =>
  JSON.stringify(keys.map(({ owner, sha256 }) => [owner, sha256]));
