import * as v from "valibot";
import { IdSchema } from "./ids.ts";
import { FiniteSchema, LabelSchema, LineSchema, NameSchema } from "./text.ts";

const TextSchema = v.pipe(v.string(), v.maxLength(200));
const AmountSchema = v.pipe(FiniteSchema, v.minValue(0));
const FlagSchema = v.picklist(["0", "1"]);

/** A component of an own product (specification section 3, Component). */
const ComponentSchema = v.object({
  component_id: IdSchema,
  component_name: v.optional(LabelSchema(200)),
  mat_recipe_id: IdSchema,
  mass_grams: AmountSchema,
  /** how the mass is known; absent = assumed, the mass of a typical product */
  mass_basis: v.optional(v.picklist(["weighed", "specified"])),
  litter_class: v.optional(TextSchema),
  coc_contact_id: v.optional(TextSchema),
  main_yn: v.optional(FlagSchema),
  dimension_prod: v.optional(AmountSchema),
  unit_dimension: v.optional(TextSchema),
  recipe_rc_allow_yn: v.optional(FlagSchema),
  /** percent; absent = the region's default */
  recycledContent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  optimized_default_yn: v.optional(FlagSchema),
  compostable_default_yn: v.optional(FlagSchema),
  compostCertifications: v.optional(v.record(IdSchema, v.boolean())),
  sustCertifications: v.optional(v.record(IdSchema, v.boolean())),
  CoC_compliance_default: v.optional(TextSchema),
  CoC_disclosure_default: v.optional(TextSchema),
});

/** The scored part of an own product (specification section 3; added fields of decisions.md). */
export const OwnProductSchema = v.object({
  prodsys_id: IdSchema,
  usecase: IdSchema,
  prodsys_name: NameSchema(200),
  prodsys_description: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** GTIN or article number; a text, because leading zeros count */
  item_code: v.optional(LineSchema(64)),
  reusable_yn: FlagSchema,
  /** a fraction as text */
  pack_eff: v.optional(TextSchema),
  wash_cap: v.optional(AmountSchema),
  wash_system_id: v.optional(IdSchema),
  washes_per_use: v.optional(AmountSchema),
  trans_scenario_id: v.optional(IdSchema),
  components: v.pipe(v.array(ComponentSchema), v.minLength(1), v.maxLength(100)),
});
export type OwnProduct = v.InferOutput<typeof OwnProductSchema>;

/** Maximum nesting of objects and arrays in a carried value. */
const CARRIED_DEPTH = 6;

/**
 * Whether nesting stays within `depth`. Stops at the first value that is too deep, so that foreign JSON cannot exhaust
 * the stack.
 */
const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isWithin(part, depth - 1)));

/** JSON that other programs add to a product. Stored and returned unchanged, never used in a calculation. */
const CarriedSchema = v.pipe(
  v.unknown(),
  v.check((value) => isWithin(value, CARRIED_DEPTH), `at most ${CARRIED_DEPTH} levels of objects and arrays`),
);

/** An own product with its accompanying data (specification section 3, Custom product). */
export const CustomProductSchema = v.object({
  product: OwnProductSchema,
  recipes: v.optional(CarriedSchema, []),
  wash_default: v.optional(CarriedSchema, null),
  notes: v.optional(v.pipe(v.string(), v.maxLength(500)), ""),
});
