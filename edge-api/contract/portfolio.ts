import * as v from "valibot";
import { IdSchema } from "./ids.ts";
import { isDay, LINE_DETAIL_LETTERS, type LineDetail } from "./line-details.ts";
import { PlanSchema } from "./plan.ts";
import { PeriodSchema, SharedProgressSchema, TargetSchema } from "./progress.ts";
import { RecyclingOverridesSchema } from "./recycling.ts";
import { FiniteSchema, LabelSchema, NameSchema } from "./text.ts";

const DetailSchema = v.optional(LabelSchema(LINE_DETAIL_LETTERS));

/** Details of a line as fields of an entry. The schemas are here so that the engine needs no schema library for their names. */
const DETAIL_FIELDS = {
  gtin: DetailSchema,
  item_code: DetailSchema,
  site: DetailSchema,
  country: DetailSchema,
  supplier: DetailSchema,
  order_number: DetailSchema,
  date: v.optional(
    v.pipe(
      v.string(),
      v.check((day) => day === "" || isDay(day), "A day of the calendar as YYYY-MM-DD, please"),
    ),
  ),
} satisfies Record<LineDetail, v.GenericSchema<string | undefined>>;

/** One line: a number of uses of a product with a food. An import keeps its rows apart by their labels. */
export const PortfolioEntrySchema = v.object({
  prodsys_id: IdSchema,
  /** uses (servings) */
  quantity: v.pipe(v.number(), v.minValue(1), v.maxValue(1e10)),
  food_id: IdSchema,
  label: v.optional(LabelSchema(80)),
  ...DETAIL_FIELDS,
  /** the number of its line in the whole portfolio, across the use cases; absent: right after the entry before it */
  place: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))),
});
export type PortfolioEntry = v.InferOutput<typeof PortfolioEntrySchema>;

/** The text for an incomplete portfolio (specification section 5). */
export const PORTFOLIO_NEEDS = "A portfolio needs both name and description non-empty and at least one product.";

/** A portfolio without its entries (specification section 3; added fields of decisions.md). */
export const PortfolioHeadSchema = v.object({
  portfolio_id: IdSchema,
  portfolio_name: NameSchema(200, PORTFOLIO_NEEDS),
  portfolio_desc: v.pipe(v.string(), v.trim(), v.minLength(1, PORTFOLIO_NEEDS), v.maxLength(500)),
  region_use: IdSchema,
  custom_composting_and_recycling: v.optional(v.boolean(), false),
  recycling_overrides: v.optional(RecyclingOverridesSchema, {}),
  compared_with: v.optional(v.pipe(v.array(IdSchema), v.maxLength(500)), []),
  rawscoresPerUse: v.optional(v.boolean(), false),
  showBestAndWorst: v.optional(v.boolean(), false),
  data_version: v.optional(v.pipe(v.string(), v.maxLength(64))),
  weights: v.optional(v.record(IdSchema, FiniteSchema)),
  note: v.optional(v.pipe(v.string(), v.maxLength(500))),
  scenario_of: v.optional(IdSchema),
  /** absent: the calendar year, not set by the user */
  period: v.optional(PeriodSchema),
  /** the portfolio of an earlier period from which progress is measured */
  progress_since: v.optional(IdSchema),
  target: v.optional(TargetSchema),
  /** only in a share, which does not have the earlier portfolio */
  progress: v.optional(SharedProgressSchema),
  plan: v.optional(PlanSchema),
  /**
   * since when a device has a version too large for the server (milliseconds since 1970, UTC); this one is the version
   * before
   */
  larger_elsewhere_since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))),
});
export type PortfolioHead = v.InferOutput<typeof PortfolioHeadSchema>;

/** A whole portfolio: entries by use case; `place` orders all lines. */
export interface Portfolio extends PortfolioHead {
  readonly products: Readonly<Record<string, readonly PortfolioEntry[]>>;
}
