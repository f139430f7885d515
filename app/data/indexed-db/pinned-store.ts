import { BASE_REGION, isRegionId } from "../../../edge-api/contract/regions.ts";
import type { PinnedPlace, PinnedRows, PinnedStore } from "../pinned-store.ts";
import { BASE, type StoredReference } from "../reference-store.ts";
import { storageStep } from "../storage-problem.ts";
import { database, type TareDatabase } from "./database.ts";
import { recordOf, textOf } from "../plain-json.ts";

/** A dataset version that a document is pinned to, and the document's region of use. */
interface NamedVersion {
  readonly version: string;
  readonly region_use: string | null;
}

/** The pinned version in a stored record of a comparison or portfolio; null if it has none. */
const versionNamedBy = (stored: unknown, field: "comparison" | "portfolio"): NamedVersion | null => {
  const content = recordOf(recordOf(stored)?.[field]);
  // in a portfolio's record the head is one level deeper, next to the entries
  const document = recordOf(content?.[field]) ?? content;
  const version = textOf(document?.["data_version"]);
  return version === null ? null : { version, region_use: textOf(document?.["region_use"]) };
};

/** The versions that documents of this browser refer to, of all owners. */
const namedIn = async (db: TareDatabase): Promise<readonly NamedVersion[]> => {
  const [comparisons, portfolios] = await Promise.all([db.getAll("comparisons"), db.getAll("portfolios")]);
  return [
    ...comparisons.map((stored) => versionNamedBy(stored, "comparison")),
    ...portfolios.map((stored) => versionNamedBy(stored, "portfolio")),
  ].filter((named) => named !== null);
};

const rowsIn = (value: unknown): PinnedRows | null => {
  if (!(value instanceof Map)) return null;
  const rows = new Map<string, ArrayBuffer>();
  for (const [kind, bytes] of value) {
    if (typeof kind !== "string" || !(bytes instanceof ArrayBuffer)) return null;
    rows.set(kind, bytes);
  }
  return rows;
};

const placeOf = ({ version, region }: PinnedPlace) => `${version} ${region}`;

/** Pinned versions in the database that `open` gives: one value per version and region. */
export const pinnedIn = (open: () => Promise<TareDatabase>): PinnedStore => {
  const safely = <T>(run: (db: TareDatabase) => Promise<T>) => storageStep(async () => run(await open()));
  return {
    read: ({ version, region }) => safely(async (db) => rowsIn(await db.get("pinned_tables", [version, region]))),
    keep: ({ version, region }, rows) =>
      safely(async (db) => {
        const isNamed = (await namedIn(db)).some((named) => named.version === version);
        if (isNamed) await db.put("pinned_tables", new Map(rows), [version, region]);
        return null;
      }),
    missing: (inUse) =>
      safely(async (db) => {
        const keys = await db.getAllKeys("pinned_tables");
        const held = new Set(keys.map(([version, region]) => placeOf({ version, region })));
        const wanted = (await namedIn(db))
          .filter(({ version }) => version !== inUse)
          .flatMap(({ version, region_use }): PinnedPlace[] => [
            { version, region: BASE },
            // Global is the base itself; a region without own tables equals it
            ...(region_use !== null && region_use !== BASE_REGION && isRegionId(region_use)
              ? [{ version, region: region_use }]
              : []),
          ]);
        const lacking = wanted.filter((place) => !held.has(placeOf(place)));
        return [...new Map(lacking.map((place) => [placeOf(place), place])).values()];
      }),
    tidy: () =>
      safely(async (db) => {
        const [keys, named] = [await db.getAllKeys("pinned_tables"), await namedIn(db)];
        const versions = new Set(named.map(({ version }) => version));
        const unused = keys.filter(([version]) => !versions.has(version));
        await Promise.all(unused.map((key) => db.delete("pinned_tables", key)));
        return null;
      }),
  };
};

export const pinnedStore: PinnedStore = pinnedIn(database);

/** Keeps the replaced version for results that are pinned to it, without fetching it again. */
export const putAside = async ({ base, regions }: StoredReference): Promise<void> => {
  const { version } = base;
  await pinnedStore.keep({ version, region: BASE }, base.kinds);
  for (const [region, held] of regions) {
    if (held.version === version) await pinnedStore.keep({ version, region }, held.kinds);
  }
};
