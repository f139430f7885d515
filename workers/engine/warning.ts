/** Problems in the data found while scoring (method.md sections 2 and 11). Warnings are returned, never thrown. */
const WARNING_CODES = [
  "unknown_activity",
  "unknown_material",
  "unknown_litter_class",
  "unknown_metric",
  "unknown_food",
  "unknown_wash_system",
  "unknown_transport_mode",
  "missing_main_recipe",
  "missing_recovery_rate",
  "missing_colour_range",
  "missing_presence_score",
  "missing_entry",
  "mass_fractions_not_one",
  "value_out_of_range",
  "below_scale",
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

/** `id`: what the code refers to (list in method.md section 11): an activity, a material, a metric, a rate key, … */
export interface Warning {
  readonly code: WarningCode;
  readonly id: string;
  /** the product concerned, if any */
  readonly prodsys_id?: string;
}
