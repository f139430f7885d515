import { type Done, failed, ok } from "../outcome.ts";
import { listOf, recordOf, textOf, updateTimeOf } from "../plain-json.ts";
import { BASE, type ReferenceStore, type StoredReference, type StoredTables } from "../reference-store.ts";
import { storageProblem, storageStep } from "../storage-problem.ts";
import { database } from "./database.ts";
import { putAside } from "./pinned-store.ts";

/** Replaces all rows of a region in one transaction over both stores, if `accepts` is true for the stored base record. */
const replace = async (region: string, tables: StoredTables, accepts: (base: unknown) => boolean): Done => {
  try {
    const transaction = (await database()).transaction(["entities", "updateTimes"], "readwrite");
    const entities = transaction.objectStore("entities");
    const heads = transaction.objectStore("updateTimes");
    const base = await heads.get(BASE);
    if (!accepts(base)) {
      await transaction.done;
      return failed("version_moved", `${region}: another version was kept meanwhile`);
    }
    await Promise.all([
      entities.delete(IDBKeyRange.bound([region], [region, []])),
      ...[...tables.kinds].map(([kind, bytes]) => entities.put(bytes, [region, kind])),
      heads.put(headOf(tables), region),
      transaction.done,
    ]);
    return ok(null);
  } catch (error) {
    return storageProblem(error);
  }
};

const versionIn = (head: unknown): unknown =>
  typeof head === "object" && head !== null && "version" in head ? head.version : undefined;

/** Reference rows in IndexedDB: rows in `entities`, versions and times in `updateTimes`. */
export const indexedDbReference: ReferenceStore = {
  read: () =>
    storageStep(async () => {
      const transaction = (await database()).transaction(["entities", "updateTimes"]);
      const [rowKeys, rowValues, headKeys, headValues] = await Promise.all([
        transaction.objectStore("entities").getAllKeys(),
        transaction.objectStore("entities").getAll(),
        transaction.objectStore("updateTimes").getAllKeys(),
        transaction.objectStore("updateTimes").getAll(),
        transaction.done,
      ]);
      const rows = new Map(rowKeys.map((key, index) => [key.join("/"), rowValues[index]]));
      const heads = headKeys.map((key, index) => [key, headValues[index]] as const);
      return storedReference(heads, (region, kind) => rows.get(`${region}/${kind}`));
    }),
  commitBase: async (tables, gaveWay) => {
    const committed = await replace(BASE, tables, () => true);
    // afterwards, because the current version has priority if space is short
    if (committed.ok && gaveWay) await putAside(gaveWay);
    return committed;
  },
  commitRegion: (region_id, tables) => replace(region_id, tables, (base) => versionIn(base) === tables.version),
};

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
