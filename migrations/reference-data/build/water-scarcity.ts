import { readProvenance, PROVENANCE_COLUMNS } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { indexRows, readCsv, type BuildContext } from "./read-csv.ts";
import type { Regions } from "./regions.ts";
import type { TableSet } from "./table-set.ts";

const COLUMNS = ["region_id", "factor", "factor_lowest_month", "factor_highest_month", ...PROVENANCE_COLUMNS];

/**
 * water/scarcity.csv → water-scarcity: AWARE factors in m3 world-eq per m3 consumed. A region without a row, such as the
 * imaginary one, has no water scarcity figure; there is no fallback.
 */
export function buildWaterScarcity(context: BuildContext, tables: TableSet, regions: Regions): void {
  for (const [region_id, row] of indexRows(readCsv(context, "water/scarcity.csv", COLUMNS), "region_id")) {
    if (!regions.ids.has(region_id)) row.fault("region_id", "a region_id of settings/regions.csv", region_id);
    const factor = row.number("factor", RANGES.water_scarcity);
    const lowest = row.number("factor_lowest_month", RANGES.water_scarcity);
    const highest = row.number("factor_highest_month", RANGES.water_scarcity);
    if (lowest > factor || factor > highest)
      row.fault("factor", "a year between its lowest and its highest month", String(factor));
    tables.put("water-scarcity", region_id, {
      region_id,
      factor,
      factor_lowest_month: lowest,
      factor_highest_month: highest,
      ...readProvenance(row),
    });
  }
}
