import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { kindOf, openRows, type RawTables, type WireRow } from "./raw-tables.ts";
import { indexActivities, type ActivityIndex } from "./activity-index.ts";
import { withNames, type RowNames } from "./row-names.ts";

/** The parsed rows of one dataset version. Immutable; adding a region gives a new one. */
export interface Reference {
  readonly version: string;
  readonly base: RawTables;
  readonly regions: ReadonlyMap<string, RawTables>;
  readonly activities: ActivityIndex;
  /** kinds whose `data` could not be parsed, e.g. `impact` or `Europe/impact`; empty = no errors */
  readonly unreadable: readonly string[];
  /** translated row names; null = names of the dataset */
  readonly names: RowNames | null;
}

const referenceOf = (
  version: string,
  base: RawTables,
  regions: ReadonlyMap<string, RawTables>,
  unreadable: readonly string[],
  names: RowNames | null,
): Reference => ({
  version,
  base,
  regions,
  activities: indexActivities([base, ...regions.values()].map((tables) => kindOf(tables, "impact"))),
  unreadable,
  names,
});

/** A reference with the same version and other tables, for what-if calculations. Shares no compiled results. */
export const withTables = (
  { version, unreadable, names }: Reference,
  base: RawTables,
  regions: ReadonlyMap<string, RawTables>,
): Reference => referenceOf(version, base, regions, unreadable, names);

/** A copy of the reference with the rows of one region added or replaced. Never throws: see `unreadable`. */
export const withRegion = (reference: Reference, region_id: string, rows: readonly WireRow[]): Reference => {
  const { tables, unreadable } = openRows(rows);
  const stale = `${region_id}/`;
  return referenceOf(
    reference.version,
    reference.base,
    new Map([...reference.regions, [region_id, withNames(tables, reference.names)]]),
    [...reference.unreadable.filter((kind) => !kind.startsWith(stale)), ...unreadable.map((kind) => stale + kind)],
    reference.names,
  );
};

/** The reference with the regions that another load of the same version holds and this one lacks. */
export const withRegionsOf = (reference: Reference, other: Reference): Reference => {
  const lacking = [...other.regions].filter(([region_id]) => !reference.regions.has(region_id));
  if (lacking.length === 0) return reference;
  const named = lacking.map(([region_id, tables]) => [region_id, withNames(tables, reference.names)] as const);
  const { version, base, regions, unreadable, names } = reference;
  return referenceOf(version, base, new Map([...regions, ...named]), unreadable, names);
};

/**
 * Parses reference rows (method.md section 2). `regions`: region_id → its rows; the base is Global, and a region without
 * rows equals it. `names`: translated row names. Never throws: see `unreadable`.
 */
export const parseReference = (
  version: string,
  base: readonly WireRow[],
  regions: ReadonlyMap<string, readonly WireRow[]> = new Map(),
  names: RowNames | null = null,
): Reference => {
  const { tables, unreadable } = openRows(base);
  let reference = referenceOf(version, withNames(tables, names), new Map(), unreadable, names);
  for (const [region_id, rows] of regions) reference = withRegion(reference, region_id, rows);
  return reference;
};

const NO_TABLES: RawTables = new Map();

/** The tables of a region, BASE_REGION for the base; empty if they are not loaded. */
export const tablesOf = ({ base, regions }: Reference, region: string): RawTables =>
  region === BASE_REGION ? base : (regions.get(region) ?? NO_TABLES);
