import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { putActivity, putRegionalImpact, type Activity } from "./activities.ts";
import { plainNumber } from "./plain-number.ts";
import { missingLine } from "./problem.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext } from "./read-csv.ts";
import { nearestRow, type Regions } from "./regions.ts";

/** Electricity (as delivered, with grid losses) and boiler heat of a region, per kWh. */
export interface RegionEnergy {
  readonly electricity: Activity;
  readonly heat: Activity;
}

export type EnergyByRegion = ReadonlyMap<string, RegionEnergy>;

/** The activities of the region's own energy; params refer to them for the uncertainty of method.md section 10. */
const ELECTRICITY = { activity_id: "electricity_grid", activity_name: "Electricity, grid mix of the region" } as const;
const HEAT = { activity_id: "heat_boiler", activity_name: "Heat, boilers of the region" } as const;

/**
 * activities/region-energy.csv (electricity, heat and grid losses by region) → `electricity_grid` and `heat_boiler` with
 * the figures of the named activities, in the base and every region. Returns the energy by region.
 */
export function buildRegionEnergy(
  context: BuildContext,
  regions: Regions,
  activities: Map<string, Activity>,
): EnergyByRegion {
  const { tables, problems } = context;
  const file = "activities/region-energy.csv";
  const index = readTable(context, file, "region_id,electricity_activity,heat_activity,grid_losses,note", "region_id");
  const energy = new Map<string, RegionEnergy>();
  const own = new Map<string, Activity>();
  for (const [region, row] of index) {
    row.reference("region_id", regions.ids, "a region_id of settings/regions.csv");
    const named = (column: string): Activity | undefined =>
      activities.get(row.reference(column, activities, "an activity_id of activities/energy.csv"));
    const [generated, heat] = [named("electricity_activity"), named("heat_activity")];
    const losses = row.number("grid_losses", RANGES.fraction);
    if (generated === undefined || heat === undefined) continue;
    const electricity = delivered(generated, losses);
    energy.set(region, { electricity, heat });
    nearestRow(regions, region, (step) => index.get(step));
    for (const [name, figures] of [[ELECTRICITY, electricity] as const, [HEAT, heat] as const]) {
      if (region !== BASE_REGION) {
        putRegionalImpact(tables, region, name.activity_id, figures);
        continue;
      }
      const activity = { ...figures, ...name };
      putActivity(tables, activity, undefined);
      own.set(name.activity_id, activity);
    }
  }
  for (const region of [BASE_REGION, ...regions.regional])
    if (!index.has(region)) problems.push(missingLine(file, "region_id", `a line of the region ${region}`));
  // added last: no line may name them as its source
  for (const [activity_id, activity] of own) activities.set(activity_id, activity);
  return energy;
}

/** Figures per kWh delivered: those per kWh generated, plus grid losses. */
function delivered(generated: Activity, losses: number): Activity {
  if (losses === 0) return generated;
  const scaled = (value: number): number => plainNumber(value * (1 + losses));
  const { climate, h2o, plastic_pollution, land_use, provenance } = generated;
  const note = `${provenance.note ?? ""} Grid losses of ${plainNumber(losses * 100)} % are added.`.trim();
  return {
    ...generated,
    climate: scaled(climate),
    h2o: scaled(h2o),
    plastic_pollution: scaled(plastic_pollution),
    land_use: scaled(land_use),
    provenance: { ...provenance, note },
  };
}
