import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { PROVENANCE, readProvenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext } from "./read-csv.ts";
import type { TableSet } from "./table-set.ts";

/** The regions of settings/regions.csv. */
export interface Regions {
  readonly ids: ReadonlySet<string>;
  /** regions that can be chosen for use, without the base */
  readonly regional: readonly string[];
  /** fallback region by id (Spain → Europe) */
  readonly fallback: ReadonlyMap<string, string>;
  /** counts of the rows looked up, by region */
  readonly rows: Map<string, RegionRows>;
}

/** Counts of a region's rows of recovery rates, disposal, litter and energy. */
interface RegionRows {
  /** rows of the region itself */
  readonly own: number;
  /** estimates among the fallback's rows */
  readonly estimates: number;
  readonly all: number;
}

/** settings/regions.csv → region-spec. Asia is only a region of production (include_use_yn 0). */
export function buildRegions(context: BuildContext): Regions {
  const columns = "region_id,region_name,region_name2,region_order,include_use_yn,falls_back_to";
  const index = readTable(context, "settings/regions.csv", columns, "region_id");
  const regional: string[] = [];
  const fallback = new Map<string, string>();
  for (const [region_id, row] of index) {
    const include_use_yn = row.flag("include_use_yn");
    context.tables.put("region-spec", region_id, {
      region_id,
      region_name: row.text("region_name"),
      region_name2: row.text("region_name2"),
      region_order: row.number("region_order", RANGES.order),
      include_use_yn,
    });
    if (include_use_yn === "1" && region_id !== BASE_REGION) regional.push(region_id);
    const other = row.optionalReference("falls_back_to", index, "a region_id of this file");
    if (other !== undefined) fallback.set(region_id, other);
  }
  return { ids: new Set(index.keys()), regional, fallback, rows: new Map() };
}

/** The regions to search for rows, nearest first: the region and its fallback, without the base. */
export function lookupChain(regions: Regions, region: string): readonly string[] {
  const next = regions.fallback.get(region);
  return next === undefined ? [region] : [region, next];
}

/**
 * Finds the nearest row for a region and counts it in `regions.rows`, as its own or the fallback's.
 *
 * @param quality gives the quality of a row, to count the fallback's estimates
 */
export function nearestRow<Row>(
  regions: Regions,
  region: string,
  find: (step: string) => Row | undefined,
  quality: (row: Row) => string | undefined = () => undefined,
): Row | undefined {
  for (const step of lookupChain(regions, region)) {
    const row = find(step);
    if (row === undefined) continue;
    const { own, estimates, all } = regions.rows.get(region) ?? { own: 0, estimates: 0, all: 0 };
    const isOwn = step === region;
    const isEstimate = !isOwn && quality(row) === "expert-estimate";
    regions.rows.set(region, { own: own + (isOwn ? 1 : 0), estimates: estimates + (isEstimate ? 1 : 0), all: all + 1 });
    return row;
  }
  return undefined;
}

/** Adds the counts of own rows to each region but the base, and its fallback; the app shows them where a region is chosen. */
export function putOwnRows(tables: TableSet, regions: Regions): void {
  for (const region of regions.regional) {
    const { own, estimates, all } = regions.rows.get(region) ?? { own: 0, estimates: 0, all: 0 };
    const falls_back_to = regions.fallback.get(region);
    tables.put("region-spec", region, {
      ...tables.table("region-spec").get(region),
      ...(falls_back_to !== undefined && { falls_back_to, fallback_estimates: estimates }),
      own_rows: own,
      all_rows: all,
    });
  }
}

const SCARCITY_COLUMNS = `region_id,factor,factor_lowest_month,factor_highest_month,${PROVENANCE}`;

/**
 * water/scarcity.csv → water-scarcity: AWARE factors in m3 world-eq per m3 consumed. A region without a row, such as the
 * imaginary one, has no water scarcity figure; there is no fallback.
 */
export function buildWaterScarcity(context: BuildContext, regions: Regions): void {
  for (const [region_id, row] of readTable(context, "water/scarcity.csv", SCARCITY_COLUMNS, "region_id")) {
    if (!regions.ids.has(region_id)) row.fault("region_id", "a region_id of settings/regions.csv", region_id);
    const factor = row.number("factor", RANGES.water_scarcity);
    const lowest = row.number("factor_lowest_month", RANGES.water_scarcity);
    const highest = row.number("factor_highest_month", RANGES.water_scarcity);
    if (lowest > factor || factor > highest)
      row.fault("factor", "a year between its lowest and its highest month", String(factor));
    const months = { factor_lowest_month: lowest, factor_highest_month: highest };
    context.tables.put("water-scarcity", region_id, { region_id, factor, ...months, ...readProvenance(row) });
  }
}
