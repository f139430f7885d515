import * as v from "valibot";
import { IdSchema } from "./ids.ts";
import { MAPPINGS_A_LIST } from "./limits.ts";
import { FiniteSchema, NameSchema } from "./text.ts";

const TimeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const FactorSchema = v.pipe(FiniteSchema, v.gtValue(0), v.maxValue(1_000_000));

/** The product that a name in imported lists means. */
export const NameMappingSchema = v.object({
  name: NameSchema(200),
  /** null: lines with this name are skipped */
  prodsys_id: v.nullable(IdSchema),
  /** pieces per counted unit of the list */
  factor: v.optional(FactorSchema),
  /** time of the decision, milliseconds since 1970, UTC; the later one wins in a merge */
  at: TimeSchema,
});
export type NameMapping = v.InferOutput<typeof NameMappingSchema>;

/** Characters of a setting: a quantity read from 30 columns has about 3,000. */
export const SETTING_CHARACTERS = 4000;

/**
 * How the user last mapped the columns of files with a given header row: fields with their columns, and other settings.
 */
export const HeaderMappingSchema = v.object({
  settings: v.pipe(
    v.record(
      IdSchema,
      v.nullable(v.union([v.boolean(), FiniteSchema, v.pipe(v.string(), v.maxLength(SETTING_CHARACTERS))])),
    ),
    v.check((settings) => Object.keys(settings).length <= 50, "at most 50 settings"),
  ),
  at: TimeSchema,
});

/**
 * A user's mapping list: names to products, and header rows to columns. Keys are derived from the text (name or header
 * row), so that lists of several devices merge entry by entry. One list holds at most MAPPINGS_A_LIST names.
 */
export const NameMappingsSchema = v.object({
  mapping_id: IdSchema,
  names: v.pipe(
    v.record(IdSchema, NameMappingSchema),
    v.check((names) => Object.keys(names).length <= MAPPINGS_A_LIST, `at most ${MAPPINGS_A_LIST} names`),
  ),
  headers: v.pipe(
    v.optional(v.record(IdSchema, HeaderMappingSchema), {}),
    v.check((headers) => Object.keys(headers).length <= MAPPINGS_A_LIST, `at most ${MAPPINGS_A_LIST} headers`),
  ),
});
export type NameMappings = v.InferOutput<typeof NameMappingsSchema>;
