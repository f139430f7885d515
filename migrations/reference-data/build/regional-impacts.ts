import { putRegionalImpact, type Activities, type RegionalFigures } from "./activities.ts";
import { gramsOf } from "./figures.ts";
import { PROVENANCE, readProvenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext } from "./read-csv.ts";
import { lookupChain, type Regions } from "./regions.ts";

const COLUMNS = `activity_id,region_id,climate_kgco2e,water_l,land_m2a,${PROVENANCE}`;

const grams = (kilograms: number | undefined): number | undefined =>
  kilograms === undefined ? undefined : gramsOf(kilograms);

/** The defined fields; an undefined one must not override the fallback's. */
const stated = (figures: RegionalFigures): RegionalFigures => ({
  ...Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)),
  provenance: figures.provenance,
});

/**
 * activities/regional.csv → impact rows of the regions, only with fields that differ from the base. Resolves fallbacks
 * (Spain → Europe): a region gets the rows of its fallback.
 */
export function buildRegionalImpacts(context: BuildContext, regions: Regions, activities: Activities): void {
  const { tables } = context;
  const rows = readTable(context, "activities/regional.csv", COLUMNS, "activity_id", "region_id");
  const byRegion = new Map<string, Map<string, RegionalFigures>>();
  for (const row of rows.values()) {
    const activity_id = row.reference("activity_id", activities, "an activity_id of the other activities files");
    const region = row.reference("region_id", new Set(regions.regional), `one of ${regions.regional.join(", ")}`);
    const figures = byRegion.get(region) ?? new Map<string, RegionalFigures>();
    byRegion.set(region, figures);
    figures.set(activity_id, {
      climate: grams(row.optionalNumber("climate_kgco2e", RANGES.climate_kgco2e)),
      h2o: row.optionalNumber("water_l", RANGES.water_l),
      land_use: row.optionalNumber("land_m2a", RANGES.land_m2a),
      provenance: readProvenance(row),
    });
    if (tables.table("impact", region).has(activity_id))
      row.fault("activity_id", "an activity that the build does not compute");
  }
  for (const region of regions.regional) {
    const merged = new Map<string, RegionalFigures>();
    for (const step of lookupChain(regions, region).toReversed())
      for (const [activity_id, figures] of byRegion.get(step) ?? [])
        merged.set(activity_id, { ...merged.get(activity_id), ...stated(figures) });
    for (const [activity_id, figures] of merged) putRegionalImpact(tables, region, activity_id, figures);
  }
}
