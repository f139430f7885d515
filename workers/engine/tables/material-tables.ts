import { kindOf, type RawRecord, type RawTables } from "./raw-tables.ts";
import { fieldsOf, readAll, readGrouped, type Fields } from "./read-record.ts";
import { perQuantMetric } from "../metrics/per-metric.ts";
import { byCodeUnits } from "./wire-value.ts";
import { fraction } from "./quantity.ts";

/** map-form: one forming step. */
export interface FormingStep {
  readonly activity_id: string;
  readonly loss: number | null;
}

/** mat-recipe-spec: what a component is made of. */
export type MaterialRecord = Readonly<ReturnType<typeof readMaterial>>;
const readMaterial = (mat_recipe_id: string, fields: Fields) => ({
  mat_recipe_id,
  name: fields.text("mat_recipe_name") ?? mat_recipe_id,
  short_name: fields.text("short_name") ?? fields.text("mat_recipe_name") ?? mat_recipe_id,
  family: fields.text("family") ?? "",
  plastic_massfrac: fraction(fields.number("plastic_massfrac") ?? 0),
  /** 0 unless there is consensus that the material is inert */
  inertness: fraction(fields.flag("inertness_consensus_yn") ? (fields.number("inertness_val") ?? 0) : 0),
  biomass: fields.flag("biomass_yn"),
  recycling_stream: fields.text("mat_recov_recyc"),
  composting_stream: fields.text("mat_recov_compost"),
  mat_dispose_id: fields.text("mat_dispose_id"),
  mat_rc_recyc_id: fields.text("mat_rc_recyc_id"),
  rewards_recycled_content: fields.flag("sust_source_reward_RC_yn"),
});

/** The activities that make each base (map-base-act). */
const readBaseActivities = (tables: RawTables) => {
  const rules = readGrouped(kindOf(tables, "map-base-act"), 2, ([, rule], fields) => ({
    rule,
    activity_id: fields.text("activity_id"),
  }));
  return new Map(
    [...rules].map(([base, rows]) => {
      const of = (rule: string): string | null => rows.find((row) => row.rule === rule)?.activity_id ?? null;
      return [base, { virgin: of("virgin"), recycled: of("recycled") }] as const;
    }),
  );
};

/** Steps in the order in which they happen: ascending code units of the activity (method.md section 4.2). */
const inOrder = (steps: ReadonlyMap<string, readonly FormingStep[]>): ReadonlyMap<string, readonly FormingStep[]> =>
  new Map([...steps].map(([id, rows]) => [id, rows.toSorted((a, b) => byCodeUnits(a.activity_id, b.activity_id))]));

/** activity-spec: what an activity is and where its figures come from. */
export type ActivityRecord = Readonly<ReturnType<typeof readActivity>>;
const readActivity = (id: string, fields: Fields) => ({
  name: fields.text("activity_name") ?? id,
  unit: fields.text("unit") ?? "",
  source: fields.text("source") ?? "",
  source_year: fields.number("source_year"),
  geography: fields.text("geography") ?? "",
  quality: fields.text("quality") ?? "",
  /** how the figure was verified: seen, corroborated, recalled, computed, assumed */
  checked: fields.text("checked") ?? "",
  /** how the figure was computed, its range, the edition of the source */
  note: fields.text("note") ?? "",
  /** quality of the figures of one metric; null = `quality` */
  quality_of: {
    climate: null,
    h2o: fields.text("water_quality"),
    plastic_pollution: fields.text("plastic_quality"),
    land_use: fields.text("land_quality"),
  },
  /** stated spread of each metric; without one the quality decides (method.md section 10) */
  spread_of: perQuantMetric((_, metric) => ({
    up: fields.number(`gsd_${metric}`) ?? fields.number("gsd"),
    down: fields.number(`gsd_down_${metric}`),
  })),
  /** grid electricity and boiler heat per unit, kWh; 0 = none, or not stated */
  electricity_kwh: Math.max(fields.number("electricity_kwh") ?? 0, 0),
  heat_kwh: Math.max(fields.number("heat_kwh") ?? 0, 0),
});

/** Joins both notes for figures computed by the build: their amounts are the base's, their energy is the region's. */
const noteOf = (base: ActivityRecord, own: ActivityRecord): string => {
  if (own.source === "") return base.note;
  const isComputed = own.checked === "computed" && own.source === base.source;
  if (!isComputed || base.note === "") return own.note;
  return `${base.note}${/[.!?]$/.test(base.note) ? "" : "."} ${own.note}`;
};

/** An activity in a region with its own figures: fields of the region's record, else those of the activity. */
export const regionalActivity = (base: ActivityRecord, record: RawRecord): ActivityRecord => {
  const own = readActivity("", fieldsOf(record));
  return {
    ...base,
    source: own.source === "" ? base.source : own.source,
    source_year: own.source_year ?? base.source_year,
    geography: own.geography,
    quality: own.quality === "" ? base.quality : own.quality,
    checked: own.checked === "" ? base.checked : own.checked,
    note: noteOf(base, own),
    quality_of: own.source === "" ? base.quality_of : own.quality_of,
  };
};

/** Stands for activities without a row in activity-spec. */
export const UNKNOWN_ACTIVITY: ActivityRecord = readActivity("", fieldsOf(new Map()));

/** Materials, their bases, forming steps and activities (method.md section 2). */
export const readMaterialTables = (tables: RawTables) => ({
  materials: readAll(kindOf(tables, "mat-recipe-spec"), readMaterial),
  /** bases of a material with their shares; null = missing */
  recipe_bases: readGrouped(kindOf(tables, "map-recipe-base"), 2, ([, mat_base_id], fields) => ({
    mat_base_id,
    mass_frac: fields.number("mass_frac"),
  })),
  base_activities: readBaseActivities(tables),
  base_names: readAll(kindOf(tables, "base-act-params"), (id, fields) => fields.text("mat_base_name") ?? id),
  forming: inOrder(
    readGrouped(kindOf(tables, "map-form"), 2, ([, activity_id], fields): FormingStep => ({
      activity_id,
      loss: fields.number("loss_form"),
    })),
  ),
  activities: readAll(kindOf(tables, "activity-spec"), readActivity),
});
