import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import type { RawRecord } from "../tables/raw-tables.ts";
import { numberOf, textOf } from "../tables/wire-value.ts";
import { ESTIMATE } from "./explain-lines.ts";

/** The figures of a row that its `quality` is about. */
const MAIN_FIGURES: Partial<Readonly<Record<ReferenceKind, readonly string[]>>> = {
  impact: ["climate"],
  "activity-spec": ["electricity_kwh", "heat_kwh"],
  recipe: ["mass_grams"],
  "recyc-default": ["recyc_rate"],
  "recov-rate-spec": ["recycle_rate"],
  "dispose-default": ["mass_frac_default"],
  "litter-spec": ["litter_rate_default"],
  "transport-spec": ["dist_default"],
  "region-distance": ["distance_km"],
  "wash-system-spec": ["water_l"],
  "mat-recipe-spec": ["inertness_val"],
  "water-scarcity": ["factor"],
};

/** Figures with a quality column of their own. */
const OTHER_FIGURES: Readonly<Record<string, string>> = {
  water_quality: "h2o",
  land_quality: "land_use",
  plastic_quality: "plastic_pollution",
  composting_quality: "compost_rate",
  rc_quality: "RC_default",
};

/** Figures that are always assumptions, whatever the quality of the row: the quality of a product is that of its masses. */
const ASSUMED_FIGURES: Partial<Readonly<Record<ReferenceKind, readonly string[]>>> = {
  prodsys: ["numuse_default", "wash_cap"],
};

const isReusable = (record: RawRecord): boolean => textOf(record.get("reusable_yn")) === "1";

/**
 * Names of the fields of a row that are estimates, the main figure first.
 * @param stated the record with the qualities, which for factors may be that of the activity
 */
export function estimatedFields(kind: ReferenceKind, record: RawRecord, stated: RawRecord): readonly string[] {
  const isEstimate = (column: string): boolean => textOf(stated.get(column)) === ESTIMATE;
  const fields = [
    ...(isEstimate("quality") ? (MAIN_FIGURES[kind] ?? []) : []),
    ...Object.entries(OTHER_FIGURES).flatMap(([column, field]) => (isEstimate(column) ? [field] : [])),
    // a single-use product has one use by definition
    ...(kind === "prodsys" && !isReusable(record) ? [] : (ASSUMED_FIGURES[kind] ?? [])),
  ];
  return fields.filter((field) => numberOf(record.get(field)) !== null);
}
