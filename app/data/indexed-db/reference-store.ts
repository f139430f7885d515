import { headOf, heldReference } from "../held-tables.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import { BASE, type HeldTables, type ReferenceStore } from "../reference-store.ts";
import { storageProblem } from "../storage-problem.ts";
import { database } from "./database.ts";

/** One transaction over both stores: all rows of a region, or none. `wanted` sees the base's record first. */
const replace = async (
  region: string,
  tables: HeldTables,
  wanted: (base: unknown) => boolean,
): Promise<Outcome<null>> => {
  try {
    const transaction = (await database()).transaction(["entities", "updateTimes"], "readwrite");
    const entities = transaction.objectStore("entities");
    const heads = transaction.objectStore("updateTimes");
    const base = await heads.get(BASE);
    if (!wanted(base)) {
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
  read: async () => {
    try {
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
      return ok(heldReference(heads, (region, kind) => rows.get(`${region}/${kind}`)));
    } catch (error) {
      return storageProblem(error);
    }
  },
  commitBase: async (tables, gaveWay) => {
    const committed = await replace(BASE, tables, () => true);
    // only afterwards: where there is no room, the version in use comes first
    if (committed.ok && gaveWay) {
      await import("./pinned-store.ts").then(
        ({ putAside }) => putAside(gaveWay),
        () => undefined, // its code did not arrive: what is missing is fetched when it is needed
      );
    }
    return committed;
  },
  commitRegion: (region_id, tables) => replace(region_id, tables, (base) => versionIn(base) === tables.version),
};
