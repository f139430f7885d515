import * as v from "valibot";
import { IdSchema } from "./ids.ts";
import { isDay } from "./line-details.ts";
import { FiniteSchema, NameSchema } from "./text.ts";

const DaySchema = v.pipe(v.string(), v.check(isDay, "A day of the calendar as YYYY-MM-DD, please"));

/** What the quantities of a portfolio cover; both days are included. */
export const PeriodSchema = v.pipe(
  v.object({ from: DaySchema, to: DaySchema }),
  v.check(({ from, to }) => from <= to, "A period starts before it ends"),
);

/**
 * Figures of a portfolio that two periods are compared by: kg, kg, g CO2e, and GBP of packaging fees, all a year; and the
 * share of uses (0-1) that reusables serve.
 */
export const PROGRESS_FIGURES = ["mass", "plastic", "climate", "fee", "reusable"] as const;

/** Figures that a target can lower. */
export const TARGET_FIGURES = ["mass", "plastic", "climate"] as const;

/** "−30 % by 2030": less of a figure a year than in the earlier portfolio, reached in the whole of a calendar year. */
export const TargetSchema = v.object({
  figure: v.picklist(TARGET_FIGURES),
  percent: v.pipe(v.number(), v.gtValue(0), v.maxValue(100)),
  year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999)),
});
export type Target = Readonly<v.InferOutput<typeof TargetSchema>>;

const RowSchema = v.object({
  figure: v.picklist(PROGRESS_FIGURES),
  before: FiniteSchema,
  now: FiniteSchema,
  data: FiniteSchema,
  volume: FiniteSchema,
  mix: FiniteSchema,
});

/** Progress since an earlier portfolio, as figures: a share has no other portfolios to compute it from. */
export const SharedProgressSchema = v.object({
  portfolio_id: IdSchema,
  portfolio_name: NameSchema(200, "names no portfolio"),
  period: PeriodSchema,
  data_version: v.pipe(v.string(), v.maxLength(64)),
  rows: v.pipe(v.array(RowSchema), v.maxLength(PROGRESS_FIGURES.length)),
});
export type SharedProgress = v.InferOutput<typeof SharedProgressSchema>;
