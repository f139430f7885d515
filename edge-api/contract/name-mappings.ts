import * as v from "valibot";
import { IdSchema } from "./ids.ts";
import { MAPPINGS_A_LIST } from "./limits.ts";
import { FiniteSchema, LineSchema } from "./text.ts";

const TimeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const FactorSchema = v.pipe(FiniteSchema, v.gtValue(0), v.maxValue(1_000_000));

/** What one name of other people's lists means. */
export const NameMappingSchema = v.object({
  name: v.pipe(LineSchema(200), v.minLength(1)),
  /** null = lines of this name are left out */
  prodsys_id: v.nullable(IdSchema),
  /** pieces in one of what the list counts */
  factor: v.optional(FactorSchema),
  /** when it was decided, milliseconds since 1970: of two lists the later one counts */
  at: TimeSchema,
});
export type NameMapping = v.InferOutput<typeof NameMappingSchema>;

/** How the columns of files with one header row were taken the last time: a field and its column, or another answer. */
export const HeaderMappingSchema = v.object({
  settings: v.pipe(
    v.record(IdSchema, v.nullable(v.union([v.boolean(), FiniteSchema, v.pipe(v.string(), v.maxLength(200))]))),
    v.check((settings) => Object.keys(settings).length <= 50, "at most 50 settings"),
  ),
  at: TimeSchema,
});

/**
 * A list of what names mean, as a user decided, and of how the columns of their files were taken. Both are by keys that are made of the
 * text (a name, a header row), so that lists of several devices join entry by entry. One list holds MAPPINGS_A_LIST names.
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
