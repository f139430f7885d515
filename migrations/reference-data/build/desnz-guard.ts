import type { Activities } from "./activities.ts";
import type { Anchor } from "./anchors.ts";
import { RANGES } from "./ranges.ts";
import { readCsv, type BuildContext } from "./read-csv.ts";
import type { Regions } from "./regions.ts";

const COLUMNS = "material_activity,forming_activity,region_id,scrap,published_kgco2e,published_row,source,note";

/** Accepted ratio; nearly all our figures are below the published ones (checks.md). */
const LOW = 0.6;
const HIGH = 1;

/**
 * Compares our climate figures of material and forming, kg CO2e per kg of product, with the factors of the UK government
 * (checks/desnz-2025.csv). A ratio outside 0.6-1.0 fails the build, to catch errors in the most used materials.
 */
export function desnzGuard(context: BuildContext, regions: Regions, activities: Activities): readonly Anchor[] {
  const climateIn = (region: string, activity_id: string): number =>
    Number(
      context.tables.table("impact", region).get(activity_id)?.["climate"] ?? activities.get(activity_id)?.climate,
    );
  return readCsv(context, "checks/desnz-2025.csv", COLUMNS).map((row) => {
    const region = row.reference("region_id", new Set(regions.regional), `one of ${regions.regional.join(", ")}`);
    const material = row.reference("material_activity", activities, "an activity_id of the activities files");
    const forming = row.optionalReference("forming_activity", activities, "an activity_id of the activities files");
    const grams =
      climateIn(region, material) * (1 + row.number("scrap", RANGES.scrap)) +
      (forming === undefined ? 0 : climateIn(region, forming));
    return {
      name: `${[material, forming].filter((id) => id !== undefined).join(" + ")} / DESNZ 2025`,
      region,
      measured: grams / 1000 / row.number("published_kgco2e", RANGES.climate_kgco2e),
      low: LOW,
      high: HIGH,
    };
  });
}
