import { headOf, storedReference } from "../stored-tables.ts";
import { failed, ok, type Done } from "../outcome.ts";
import { BASE, type StoredTables, type ReferenceStore } from "../reference-store.ts";
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
