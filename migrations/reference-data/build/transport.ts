import type { Activities } from "./activities.ts";
import type { CsvRow } from "./csv-row.ts";
import { readProvenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext, type Keys, type Table } from "./read-csv.ts";
import type { Regions } from "./regions.ts";
import type { TableRecord } from "./table-set.ts";

const LEG_COLUMNS =
  "context_id,context_order,context_name,trans_ui_type,distance_km,min_km,max_km," +
  "source,source_year,quality,checked,note";

/** Reads the columns of a leg, which stages and region distances share. */
function readLeg(row: CsvRow, modes: Keys): { readonly distance_km: number; readonly leg: TableRecord } {
  const min = row.number("min_km", RANGES.km);
  const max = row.number("max_km", RANGES.km);
  const distance_km = row.number("distance_km", RANGES.km);
  if (distance_km < min || distance_km > max)
    row.fault("distance_km", `a distance from min_km ${min} to max_km ${max}`);
  return {
    distance_km,
    leg: {
      context_id: row.id("context_id"),
      context_name: row.text("context_name"),
      context_order: row.number("context_order", RANGES.order),
      trans_ui_type: row.reference("trans_ui_type", modes, "a trans_ui_type of transport/modes.csv"),
      ...readProvenance(row),
    },
  };
}

function buildModes(context: BuildContext, activities: Activities): Table {
  const columns = "trans_ui_type,trans_ui_name,activity_id,dist_default,min_new,max_new,note";
  const modes = readTable(context, "transport/modes.csv", columns, "trans_ui_type");
  const byActivity = new Map<string, string>();
  for (const [trans_ui_type, row] of modes) {
    const activity_id = row.reference("activity_id", activities, "an activity_id of activities/transport.csv");
    const other = byActivity.get(activity_id);
    if (other !== undefined) row.fault("activity_id", `an activity that no other mode uses (${other} does)`);
    byActivity.set(activity_id, trans_ui_type);
    const min_new = row.number("min_new", RANGES.km);
    const max_new = row.number("max_new", RANGES.km);
    const dist_default = row.number("dist_default", RANGES.km);
    if (dist_default < min_new || dist_default > max_new)
      row.fault("dist_default", `a distance from min_new ${min_new} to max_new ${max_new}`);
    const distances = { dist_default, min_new, max_new };
    const record = { trans_ui_type, trans_ui_name: row.text("trans_ui_name"), activity_id, ...distances };
    context.tables.put("trans-ui-spec", trans_ui_type, record);
  }
  return modes;
}

/**
 * transport/*.csv → trans-ui-spec, transport-spec, region-distance. Collection of waste is part of the disposal and
 * recycling factors, and the leg to a wash hub belongs to washing, so they are not stages here. Returns the scenarios.
 */
export function buildTransport(context: BuildContext, regions: Regions, activities: Activities): Keys {
  const { tables } = context;
  const modes = buildModes(context, activities);
  const columns = `trans_scenario_id,${LEG_COLUMNS}`;
  const stages = readTable(context, "transport/stages.csv", columns, "trans_scenario_id", "context_id");
  const scenarios = new Set<string>();
  for (const [key, row] of stages) {
    const trans_scenario_id = row.id("trans_scenario_id");
    const { distance_km, leg } = readLeg(row, modes);
    tables.put("transport-spec", key, { trans_scenario_id, ...leg, dist_default: distance_km, editable_yn: "1" });
    scenarios.add(trans_scenario_id);
  }
  const pair = ["region_production", "region_use"];
  const pairs = readTable(
    context,
    "transport/region-distances.csv",
    `${pair.join()},${LEG_COLUMNS}`,
    ...pair,
    "context_id",
  );
  for (const [key, row] of pairs) {
    const region_production = row.reference("region_production", regions.ids, "a region_id of settings/regions.csv");
    const region_use = row.reference("region_use", regions.ids, "a region_id of settings/regions.csv");
    const { distance_km, leg } = readLeg(row, modes);
    tables.put("region-distance", key, { region_production, region_use, ...leg, distance_km });
  }
  return scenarios;
}
