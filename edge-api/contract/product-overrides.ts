import * as v from "valibot";
import { IdSchema } from "./ids.ts";

const CertificationsSchema = v.record(IdSchema, v.boolean());

/** Changes to one component; a map here replaces the component's whole map (method.md section 7). */
export const ComponentOverrideSchema = v.object({
  /** percent, 0-100 */
  recycledContent: v.optional(v.number()),
  compostCertifications: v.optional(CertificationsSchema),
  sustCertifications: v.optional(CertificationsSchema),
  optimized_yn: v.optional(v.picklist(["0", "1"])),
  CoC_compliance: v.optional(v.string()),
  CoC_disclosure: v.optional(v.string()),
});

/** One transport stage as the user left it (specification section 3, contextualTransports). */
export const TransportOverrideSchema = v.object({
  trans_ui_type: v.optional(IdSchema),
  distance_km: v.optional(v.number()),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
});

/** Settings of a product that differ from its defaults (specification section 3; method.md section 11). */
export const ProductOverridesSchema = v.object({
  reuses: v.optional(v.number()),
  componentOverrides: v.optional(v.record(IdSchema, ComponentOverrideSchema)),
  wash_system_id: v.optional(IdSchema),
  wash_system_distance_km: v.optional(v.number()),
  region_production: v.optional(IdSchema),
  contextualTransports: v.optional(v.record(IdSchema, TransportOverrideSchema)),
});

export type ProductOverrides = v.InferOutput<typeof ProductOverridesSchema>;
