import { PROVENANCE, readProvenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext } from "./read-csv.ts";
import type { Regions } from "./regions.ts";

const COLUMNS = `region_id,factor,factor_lowest_month,factor_highest_month,${PROVENANCE}`;

/**
 * water/scarcity.csv → water-scarcity: AWARE factors in m3 world-eq per m3 consumed. A region without a row, such as the
 * imaginary one, has no water scarcity figure; there is no fallback.
 */
export function buildWaterScarcity(context: BuildContext, regions: Regions): void {
  for (const [region_id, row] of readTable(context, "water/scarcity.csv", COLUMNS, "region_id")) {
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
