import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { Activity } from "./activities.ts";
import { putActivity, putRegionalImpact } from "./activities.ts";
import { missingLine } from "./problem.ts";
import type { BuildContext } from "./read-csv.ts";
import { indexRows, readCsv } from "./read-csv.ts";
import type { Regions } from "./regions.ts";
import type { TableSet } from "./table-set.ts";

/** The electricity and the boiler heat of a region, per kWh. */
export interface RegionEnergy {
  readonly electricity: Activity;
  readonly heat: Activity;
}

/** The two activities that stand for "the region's own energy"; params name them for the uncertainty of section 10. */
const ELECTRICITY = { activity_id: "electricity_grid", activity_name: "Electricity, grid mix of the region" } as const;
const HEAT = { activity_id: "heat_boiler", activity_name: "Heat, boilers of the region" } as const;

/**
 * activities/region-energy.csv: which electricity and heat each region runs on. Makes `electricity_grid` and
 * `heat_boiler`, whose figures are those of the named activities, in the base and in every region.
 */
export function buildRegionEnergy(
  context: BuildContext,
  tables: TableSet,
  regions: Regions,
  activities: Map<string, Activity>,
): ReadonlyMap<string, RegionEnergy> {
  const rows = readCsv(context, "activities/region-energy.csv", [
    "region_id",
    "electricity_activity",
    "heat_activity",
    "note",
  ]);
  const index = indexRows(rows, "region_id");
  const energy = new Map<string, RegionEnergy>();
  for (const [region, row] of index) {
    row.reference("region_id", regions.ids, "a region_id of settings/regions.csv");
    const electricity = activities.get(
      row.reference("electricity_activity", activities, "an activity_id of activities/energy.csv"),
    );
    const heat = activities.get(row.reference("heat_activity", activities, "an activity_id of activities/energy.csv"));
    if (electricity === undefined || heat === undefined) continue;
    energy.set(region, { electricity, heat });
    for (const [name, figures] of [[ELECTRICITY, electricity] as const, [HEAT, heat] as const]) {
      if (region === BASE_REGION) putActivity(tables, { ...figures, ...name }, undefined);
      else putRegionalImpact(tables, region, name.activity_id, figures);
    }
  }
  for (const region of [BASE_REGION, ...regions.regional])
    if (!index.has(region))
      context.problems.push(missingLine("activities/region-energy.csv", "region_id", `a line of the region ${region}`));
  addBaseActivity(activities, energy, ELECTRICITY, "electricity");
  addBaseActivity(activities, energy, HEAT, "heat");
  return energy;
}

function addBaseActivity(
  activities: Map<string, Activity>,
  energy: ReadonlyMap<string, RegionEnergy>,
  name: Pick<Activity, "activity_id" | "activity_name">,
  which: keyof RegionEnergy,
): void {
  const figures = energy.get(BASE_REGION)?.[which];
  if (figures !== undefined) activities.set(name.activity_id, { ...figures, ...name });
}
