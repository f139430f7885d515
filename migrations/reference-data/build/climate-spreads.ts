import type { Activities } from "./activities.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext } from "./read-csv.ts";

/** 95 % quantile of the standard normal distribution. */
const Z_95 = 1.6449;

/**
 * activities/climate-spreads.csv → gsd_climate of activity-spec, for activities whose sources differ by more than the
 * spread of their quality class: 95 % of the draws lie below the upper source.
 */
export function buildClimateSpreads(context: BuildContext, activities: Activities): void {
  const { tables } = context;
  const columns = "activity_id,upper_kgco2e,source";
  for (const [activity_id, row] of readTable(context, "activities/climate-spreads.csv", columns, "activity_id")) {
    row.reference("activity_id", activities, "an activity_id of the other activities files");
    const upper = row.number("upper_kgco2e", RANGES.climate_kgco2e);
    const ratio = (upper * 1000) / (activities.get(activity_id)?.climate ?? Number.NaN);
    if (!(ratio > 1)) row.fault("upper_kgco2e", "a figure above that of the activity");
    const record = tables.table("activity-spec").get(activity_id);
    if (record === undefined) continue;
    const gsd_climate = Number((ratio ** (1 / Z_95)).toFixed(2));
    tables.put("activity-spec", activity_id, { ...record, gsd_climate, spread_source: row.text("source") });
  }
}
