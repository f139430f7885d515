import * as v from "valibot";
import { IdSchema } from "./ids.ts";

const FlagSchema = v.picklist(["0", "1"]);

/** One part of a user's own product (specification section 3, Component). */
export const ComponentSchema = v.object({
  component_id: IdSchema,
  component_name: v.optional(v.string()),
  mat_recipe_id: IdSchema,
  mass_grams: v.number(),
  litter_class: v.optional(v.string()),
  coc_contact_id: v.optional(v.string()),
  main_yn: v.optional(FlagSchema),
  dimension_prod: v.optional(v.number()),
  unit_dimension: v.optional(v.string()),
  recipe_rc_allow_yn: v.optional(FlagSchema),
  /** percent; absent = the region's default */
  recycledContent: v.optional(v.number()),
  optimized_default_yn: v.optional(FlagSchema),
  compostable_default_yn: v.optional(FlagSchema),
  compostCertifications: v.optional(v.record(IdSchema, v.boolean())),
  sustCertifications: v.optional(v.record(IdSchema, v.boolean())),
  CoC_compliance_default: v.optional(v.string()),
  CoC_disclosure_default: v.optional(v.string()),
});

/** A product that a user defined (specification section 3; added fields of decisions.md). */
export const CustomProductSchema = v.object({
  prodsys_id: IdSchema,
  usecase: IdSchema,
  prodsys_name: v.string(),
  prodsys_description: v.optional(v.string()),
  reusable_yn: FlagSchema,
  /** a fraction as text */
  pack_eff: v.optional(v.string()),
  wash_cap: v.optional(v.number()),
  wash_system_id: v.optional(IdSchema),
  washes_per_use: v.optional(v.number()),
  trans_scenario_id: v.optional(IdSchema),
  components: v.array(ComponentSchema),
  notes: v.optional(v.string()),
});

export type CustomProduct = v.InferOutput<typeof CustomProductSchema>;
