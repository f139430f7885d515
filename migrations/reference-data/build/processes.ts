import { readEnergyUse, type Activity } from "./activities.ts";
import { buildComputedActivity } from "./computed-activity.ts";
import type { CsvRow } from "./csv-row.ts";
import { gramsOf, type SourcedFigures } from "./figures.ts";
import { PROVENANCE, readProvenance, readQuality } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { readTable, type BuildContext } from "./read-csv.ts";
import type { EnergyByRegion } from "./region-energy.ts";

const COLUMNS =
  "activity_id,activity_name,stage,unit,electricity_kwh,heat_kwh," +
  `direct_climate_kgco2e,direct_water_l,direct_land_m2a,plastic_leak_g,plastic_quality,${PROVENANCE}`;

/** Emissions and uses of a process without its energy. */
function directFigures(row: CsvRow): SourcedFigures {
  const provenance = readProvenance(row);
  return {
    climate: gramsOf(row.number("direct_climate_kgco2e", RANGES.climate_kgco2e)),
    h2o: row.number("direct_water_l", RANGES.water_l),
    plastic_pollution: row.number("plastic_leak_g", RANGES.plastic_leak_g),
    land_use: row.number("direct_land_m2a", RANGES.land_m2a),
    provenance,
    water_quality: provenance.quality,
    land_quality: provenance.quality,
    plastic_quality: readQuality(row, "plastic_quality"),
  };
}

/** activities/processes.csv → forming activities (per kg formed), computed for the base and every region. */
export function buildProcesses(context: BuildContext, activities: Map<string, Activity>, energy: EnergyByRegion): void {
  for (const [activity_id, row] of readTable(context, "activities/processes.csv", COLUMNS, "activity_id")) {
    if (activities.has(activity_id)) row.fault("activity_id", "an activity_id that no other file uses");
    const direct = directFigures(row);
    const stage = row.oneOf("stage", ["forming", "energy"]);
    buildComputedActivity(context.tables, activities, energy, {
      activity_id,
      activity_name: row.text("activity_name"),
      unit: row.text("unit"),
      stage: stage === "energy" ? undefined : stage,
      energy: readEnergyUse(row),
      parts: [{ amount: 1, figures: direct }],
      provenance: direct.provenance,
    });
  }
}
