import { kindOf, openRows, type RawTables, type WireRow } from "./raw-tables.ts";
import { indexActivities, type ActivityIndex } from "./activity-index.ts";

/** The parsed rows of one dataset version. Immutable; adding a region gives a new one. */
export interface Reference {
  readonly version: string;
  readonly base: RawTables;
  readonly regions: ReadonlyMap<string, RawTables>;
  readonly activities: ActivityIndex;
  /** kinds whose `data` could not be read, e.g. `impact` or `Europe/impact`; empty when all is well */
  readonly unreadable: readonly string[];
}

const referenceOf = (
  version: string,
  base: RawTables,
  regions: ReadonlyMap<string, RawTables>,
  unreadable: readonly string[],
): Reference => ({
  version,
  base,
  regions,
  activities: indexActivities([base, ...regions.values()].map((tables) => kindOf(tables, "impact"))),
  unreadable,
});

/** The reference with the rows of one more region, replacing those it had. */
export const withRegion = (reference: Reference, region_id: string, rows: readonly WireRow[]): Reference => {
  const { tables, unreadable } = openRows(rows);
  const stale = `${region_id}/`;
  return referenceOf(reference.version, reference.base, new Map([...reference.regions, [region_id, tables]]), [
    ...reference.unreadable.filter((kind) => !kind.startsWith(stale)),
    ...unreadable.map((kind) => stale + kind),
  ]);
};

/**
 * Opens reference rows once (method.md section 2). `regions`: region_id → its rows; the base is Global, and a region
 * without rows equals it. Never throws: see `unreadable`.
 */
export const parseReference = (
  version: string,
  base: readonly WireRow[],
  regions: ReadonlyMap<string, readonly WireRow[]> = new Map(),
): Reference => {
  const { tables, unreadable } = openRows(base);
  let reference = referenceOf(version, tables, new Map(), unreadable);
  for (const [region_id, rows] of regions) reference = withRegion(reference, region_id, rows);
  return reference;
};
