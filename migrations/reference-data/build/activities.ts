import type { CsvRow } from "./csv-row.ts";
import { gramsOf, type SourcedFigures } from "./figures.ts";
import { PROVENANCE, readProvenance, readQuality, type Provenance } from "./provenance.ts";
import { RANGES } from "./ranges.ts";
import { spreadTo } from "./spread.ts";
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
  "activity_id,activity_name,unit,climate_kgco2e,water_l,land_m2a,plastic_leak_g,water_quality,land_quality,plastic_quality," +
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
    plastic_quality: readQuality(row, "plastic_quality"),
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
  const { activity_id, activity_name, unit, provenance, water_quality, land_quality, plastic_quality } = activity;
  const qualities = { ...provenance, water_quality, land_quality, plastic_quality };
  tables.put("activity-spec", activity_id, { activity_id, activity_name, unit, stage, ...energy, ...qualities });
  const { climate, h2o, plastic_pollution, land_use } = activity;
  tables.put("impact", activity_id, { activity_id, climate, h2o, plastic_pollution, land_use });
}

/** Adds the impact record of a region: its own figures with their provenance. */
export function putRegionalImpact(tables: TableSet, region: string, activity_id: string, figures: RegionalFigures) {
  const { climate, h2o, plastic_pollution, land_use, provenance } = figures;
  const { water_quality, land_quality, plastic_quality } = figures;
  const qualities = { water_quality, land_quality, plastic_quality };
  const impact = { activity_id, climate, h2o, plastic_pollution, land_use };
  tables.put("impact", activity_id, { ...impact, ...provenance, ...qualities }, region);
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

/** Columns of the figures in the source files, with their factor to the units of the method. */
const SPREAD_METRICS = {
  climate: { range: RANGES.climate_kgco2e, factor: 1000 },
  h2o: { range: RANGES.water_l, factor: 1 },
  plastic_pollution: { range: RANGES.plastic_leak_g, factor: 1 },
  land_use: { range: RANGES.land_m2a, factor: 1 },
} as const;
const METRICS = ["climate", "h2o", "plastic_pollution", "land_use"] as const;

/**
 * activities/spreads.csv → gsd_<metric> (upwards) and gsd_down_<metric> (downwards, if a lower figure was read) of
 * activity-spec, for figures whose sources state or form a range: 5 % of the draws lie below it, 5 % above. Without a
 * lower figure the spread is the same both ways.
 */
export function buildSpreads(context: BuildContext, activities: Activities): void {
  const { tables } = context;
  const columns = "activity_id,metric,lower,upper,source";
  for (const row of readTable(context, "activities/spreads.csv", columns, "activity_id", "metric").values()) {
    const activity_id = row.reference("activity_id", activities, "an activity_id of the other activities files");
    const metric = row.oneOf("metric", METRICS) ?? "climate";
    const { range, factor } = SPREAD_METRICS[metric];
    const value = activities.get(activity_id)?.[metric] ?? Number.NaN;
    const upper = row.number("upper", range) * factor;
    const lower = row.optionalNumber("lower", range);
    if (!(value > 0)) row.fault("metric", "a metric of which the activity has a figure above 0");
    if (lower === undefined && !(upper > value)) row.fault("upper", "a figure above that of the activity");
    if (lower !== undefined && !(lower > 0 && lower * factor < upper))
      row.fault("lower", "a figure above 0 and below upper");
    const record = tables.table("activity-spec").get(activity_id);
    if (record === undefined) continue;
    const sources = [record["spread_source"], row.text("source")].filter((source) => typeof source === "string");
    tables.put("activity-spec", activity_id, {
      ...record,
      [`gsd_${metric}`]: spreadTo(upper / value),
      ...(lower !== undefined && { [`gsd_down_${metric}`]: spreadTo(value / (lower * factor)) }),
      spread_source: [...new Set(sources)].join("; "),
    });
  }
}
