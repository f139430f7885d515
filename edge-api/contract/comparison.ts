import * as v from "valibot";
import { IdSchema } from "./ids.ts";
import { RecyclingOverridesSchema } from "./recycling.ts";
import { FiniteSchema, NameSchema } from "./text.ts";

/** The text for a selection without products (specification section 5). */
const NO_REUSABLE = "Please include at least one reusable option in your selection to continue.";

/**
 * A comparison as stored and sent (specification section 3; data_version, weights and note are added by decisions.md).
 * Unknown fields are dropped on write.
 */
export const ComparisonSchema = v.object({
  comparison_id: IdSchema,
  comparison_name: NameSchema(200),
  usecase_id: IdSchema,
  food_id: IdSchema,
  region_use: IdSchema,
  currentProductIds: v.pipe(v.array(IdSchema), v.minLength(1, NO_REUSABLE), v.maxLength(500)),
  customCompostingAndRecycling: v.optional(v.boolean(), false),
  recycling_overrides: v.optional(RecyclingOverridesSchema, {}),
  rawscoresPerUse: v.optional(v.boolean(), false),
  data_version: v.optional(v.pipe(v.string(), v.maxLength(64))),
  weights: v.optional(v.record(IdSchema, FiniteSchema)),
  /** "description" in step 1 of the wizard */
  note: v.optional(v.pipe(v.string(), v.maxLength(500))),
});
export type Comparison = v.InferOutput<typeof ComparisonSchema>;
