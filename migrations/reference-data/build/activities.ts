import type { CsvRow } from "./csv-row.ts";
import { gramsOf, type SourcedFigures } from "./figures.ts";
import { PROVENANCE, readProvenance, readQuality, type Provenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { indexRows, readCsv, readTable, type BuildContext } from "./read-csv.ts";
import type { TableSet } from "./table-set.ts";

/** An activity of the base region with its figures per unit. */
export interface Activity extends SourcedFigures {
  readonly activity_id: string;
  readonly activity_name: string;
  readonly unit: string;
}

export type Activities = ReadonlyMap<string, Activity>;

/** The figures of a region that differ from the base. */
export type RegionalFigures = { readonly provenance: Provenance } & {
  readonly [Field in keyof Omit<SourcedFigures, "provenance">]?: SourcedFigures[Field] | undefined;
};

/** Files of activities with stated figures and their life cycle stage (none for energy). */
const FILES = [
  { file: "energy", stage: undefined },
  { file: "materials-virgin", stage: "materials" },
  { file: "materials-recycled", stage: "materials" },
  { file: "transport", stage: "transport" },
  { file: "wash-inputs", stage: "washing" },
  { file: "disposal", stage: "end_of_life" },
  { file: "composting", stage: "end_of_life" },
  { file: "recycling", stage: "end_of_life" },
] as const;

const COLUMNS =
  "activity_id,activity_name,unit,climate_kgco2e,water_l,land_m2a,plastic_leak_g,water_quality,land_quality," +
  PROVENANCE;

function readActivity(row: CsvRow): Activity {
  return {
    activity_id: row.id("activity_id"),
    activity_name: row.text("activity_name"),
    unit: row.text("unit"),
    climate: gramsOf(row.number("climate_kgco2e", RANGES.climate_kgco2e)),
    h2o: row.number("water_l", RANGES.water_l),
    plastic_pollution: row.number("plastic_leak_g", RANGES.plastic_leak_g),
    land_use: row.number("land_m2a", RANGES.land_m2a),
    provenance: readProvenance(row),
    water_quality: readQuality(row, "water_quality"),
    land_quality: readQuality(row, "land_quality"),
  };
}

/** Grid electricity and boiler heat per unit of an activity; the uncertainty analysis (method.md section 10) varies them. */
export interface EnergyUse {
  readonly electricity_kwh: number;
  readonly heat_kwh: number;
}

/** Electricity and heat of an activity, kWh per unit. Throws for a cell outside of their range. */
export const readEnergyUse = (row: CsvRow): EnergyUse => ({
  electricity_kwh: row.number("electricity_kwh", RANGES.kwh),
  heat_kwh: row.number("heat_kwh", RANGES.kwh),
});

/** Adds the activity-spec and impact records of one activity. */
export function putActivity(tables: TableSet, activity: Activity, stage: string | undefined, energy?: EnergyUse): void {
  const { activity_id, activity_name, unit, provenance, water_quality, land_quality } = activity;
  const qualities = { ...provenance, water_quality, land_quality };
  tables.put("activity-spec", activity_id, { activity_id, activity_name, unit, stage, ...energy, ...qualities });
  const { climate, h2o, plastic_pollution, land_use } = activity;
  tables.put("impact", activity_id, { activity_id, climate, h2o, plastic_pollution, land_use });
}

/** Adds the impact record of a region: its own figures with their provenance. */
export function putRegionalImpact(tables: TableSet, region: string, activity_id: string, figures: RegionalFigures) {
  const { climate, h2o, plastic_pollution, land_use, provenance, water_quality, land_quality } = figures;
  const impact = { activity_id, climate, h2o, plastic_pollution, land_use };
  tables.put("impact", activity_id, { ...impact, ...provenance, water_quality, land_quality }, region);
}

/** activities/*.csv with stated figures → activity-spec and impact of the base. Climate: kg → g. Returns them by id. */
export function buildActivities(context: BuildContext): Map<string, Activity> {
  const stages = new Map(
    FILES.flatMap(({ file, stage }) =>
      readCsv(context, `activities/${file}.csv`, COLUMNS).map((row) => [row, stage] as const),
    ),
  );
  const activities = new Map<string, Activity>();
  for (const [activity_id, row] of indexRows([...stages.keys()], "activity_id")) {
    const activity = readActivity(row);
    activities.set(activity_id, activity);
    putActivity(context.tables, activity, stages.get(row));
  }
  return activities;
}

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
