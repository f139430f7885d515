import type { FieldRule } from "./field-rules.ts";

const within = (min: number, max: number): FieldRule => ({ type: "number", min, max });

/** Rules for the `value` of parameters (method.md section 2); other parameters accept any text or number. */
export const PARAM_VALUES: Readonly<Record<string, FieldRule>> = {
  reusable_min_uses: within(1, 1e6),
  pack_eff_default: within(1, 100),
  food_score_default: within(1, 10),
  metric_missing_default: within(0, 100),
  wash_rack_side_cm: within(1, 1000),
};
