/** What was missing or odd while scoring (method.md sections 2 and 11). Warnings are values, never thrown. */
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

/** `id` is what the method's list of codes says: an activity, a material, a metric, a rate key, … */
export interface Warning {
  readonly code: WarningCode;
  readonly id: string;
  /** the product that it concerns, where there is one */
  readonly prodsys_id?: string;
}
