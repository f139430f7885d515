import * as v from "valibot";
import { IdSchema } from "./ids.ts";
import { FiniteSchema } from "./text.ts";

const AmountSchema = v.pipe(FiniteSchema, v.minValue(0));
const CertificationsSchema = v.record(IdSchema, v.boolean());

/** Changes to one component; a map replaces the component's whole map (method.md section 7). */
const ComponentOverrideSchema = v.object({
  /** percent, 0-100 */
  recycledContent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  compostCertifications: v.optional(CertificationsSchema),
  sustCertifications: v.optional(CertificationsSchema),
  optimized_yn: v.optional(v.picklist(["0", "1"])),
  CoC_compliance: v.optional(v.pipe(v.string(), v.maxLength(200))),
  CoC_disclosure: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** User settings of one transport stage (specification section 3, contextualTransports). */
const TransportOverrideSchema = v.object({
  trans_ui_type: v.optional(IdSchema),
  distance_km: v.optional(AmountSchema),
  min: v.optional(AmountSchema),
  max: v.optional(AmountSchema),
});

/** Settings of a product that differ from its defaults (specification section 3; method.md section 11). */
export const ProductOverridesSchema = v.object({
  reuses: v.optional(AmountSchema),
  componentOverrides: v.optional(v.record(IdSchema, ComponentOverrideSchema)),
  wash_system_id: v.optional(IdSchema),
  wash_system_distance_km: v.optional(AmountSchema),
  region_production: v.optional(IdSchema),
  contextualTransports: v.optional(v.record(IdSchema, TransportOverrideSchema)),
});

export type ProductOverrides = v.InferOutput<typeof ProductOverridesSchema>;
