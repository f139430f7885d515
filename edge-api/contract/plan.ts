import * as v from "valibot";
import { IdSchema } from "./ids.ts";
import { LINE_DETAIL_LETTERS } from "./line-details.ts";
import { LabelSchema } from "./text.ts";

/** Most swaps of a plan, and most sites, suppliers or products of one of its limits. */
export const PLAN_MOST = 500;

const DetailsSchema = v.optional(v.pipe(v.array(LabelSchema(LINE_DETAIL_LETTERS)), v.maxLength(PLAN_MOST)));
const AmountSchema = (least: number, most: number) =>
  v.optional(v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most)));

/** An accepted swap of a product in all its lines of a use case. */
const PlannedSchema = v.object({
  usecase_id: IdSchema,
  replaced_id: IdSchema,
  prodsys_id: IdSchema,
  /** only in the lines of this site, "" = those without one; absent: in all lines that no swap of a site changes */
  site: v.optional(LabelSchema(LINE_DETAIL_LETTERS)),
  /** only in the lines of sites without a dishwasher, in place of the swap of all lines */
  dry: v.optional(v.literal(true)),
});
export type PlannedSwap = Readonly<v.InferOutput<typeof PlannedSchema>>;

/** The plan of a portfolio: accepted swaps, limits and assumptions; an absent limit is no limit. */
export const PlanSchema = v.object({
  swaps: v.pipe(v.array(PlannedSchema), v.maxLength(PLAN_MOST)),
  /** what may be spent on pieces before their first use, in the currency of the prices */
  budget: AmountSchema(0, 1e12),
  /** number of changes at most */
  most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PLAN_MOST))),
  /** sites whose lines stay */
  kept_sites: DetailsSchema,
  /** suppliers whose lines stay, "" = lines without one */
  kept_suppliers: DetailsSchema,
  /** products that stay */
  kept_products: v.optional(v.pipe(v.array(IdSchema), v.maxLength(PLAN_MOST))),
  /** sites without a dishwasher: nothing that is washed on site goes there */
  dry_sites: DetailsSchema,
  /** start-up stock of reusables, percent of the pieces */
  stock_percent: AmountSchema(0, 1000),
  /** days of use a year */
  days_a_year: AmountSchema(1, 366),
  /** racks that a machine washes in an hour */
  racks_an_hour: AmountSchema(1, 10_000),
});
export type PortfolioPlan = Readonly<v.InferOutput<typeof PlanSchema>>;

/** What a plan assumes where the user states nothing; the page marks these as estimates. */
export const PLAN_DEFAULTS = { stock_percent: 5, days_a_year: 365, racks_an_hour: 40 } as const;
