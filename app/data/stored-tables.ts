import { listOf, recordOf, textOf, updateTimeOf } from "./plain-json.ts";
import { BASE, type StoredReference, type StoredTables } from "./reference-store.ts";

type Head = Pick<StoredTables, "version" | "etag" | "updateTimes"> & { readonly kinds: readonly string[] };

const readHead = (value: unknown): Head | null => {
  const head = recordOf(value);
  const version = textOf(head?.["version"]);
  const updateTimes = listOf(head?.["updateTimes"], updateTimeOf);
  const kinds = listOf(head?.["kinds"], textOf);
  const etag = head?.["etag"];
  if (version === null || updateTimes === null || kinds === null) return null;
  return etag === null || typeof etag === "string" ? { version, etag, updateTimes, kinds } : null;
};

/** A region's head record: version, times, and its kinds. */
export const headOf = (tables: StoredTables): Head => ({
  version: tables.version,
  etag: tables.etag,
  updateTimes: [...tables.updateTimes],
  kinds: [...tables.kinds.keys()],
});

const tablesOf = (head: unknown, rows: (kind: string) => unknown): StoredTables | null => {
  const read = readHead(head);
  if (read === null) return null;
  const kinds = new Map<string, ArrayBuffer>();
  for (const kind of read.kinds) {
    const bytes = rows(kind);
    if (!(bytes instanceof ArrayBuffer)) return null;
    kinds.set(kind, bytes);
  }
  return { ...read, kinds };
};

/**
 * Combines stored heads and rows. A damaged region is left out; a damaged base gives null, so that everything is
 * fetched again.
 */
export const storedReference = (
  heads: readonly (readonly [region: string, head: unknown])[],
  rows: (region: string, kind: string) => unknown,
): StoredReference | null => {
  const tables = new Map<string, StoredTables>();
  for (const [region, head] of heads) {
    const found = tablesOf(head, (kind) => rows(region, kind));
    if (found !== null) tables.set(region, found);
  }
  const base = tables.get(BASE);
  tables.delete(BASE);
  return base === undefined ? null : { base, regions: tables };
};
