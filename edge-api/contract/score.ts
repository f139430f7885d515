import * as v from "valibot";
import { ComparisonSchema } from "./comparison.ts";
import { CustomFoodSchema } from "./custom-food.ts";
import { SavedProductSchema } from "./entities.ts";
import { IdSchema } from "./ids.ts";
import { SCORED_LINES } from "./limits.ts";
import { METRIC_IDS, QUANT_METRIC_IDS, STAGES } from "./metrics.ts";
import { PortfolioEntrySchema, PortfolioHeadSchema } from "./portfolio.ts";
import { REGION_IDS } from "./regions.ts";

const RegionSchema = v.picklist(REGION_IDS, "is not a region of the reference data");

const ScoredComparisonSchema = v.object({
  ...v.pick(ComparisonSchema, [
    "usecase_id",
    "food_id",
    "currentProductIds",
    "customCompostingAndRecycling",
    "recycling_overrides",
    "data_version",
    "weights",
  ]).entries,
  region_use: RegionSchema,
});

const countLines = (products: Readonly<Record<string, readonly unknown[]>>): number =>
  Object.values(products).reduce((sum, lines) => sum + lines.length, 0);

const ScoredPortfolioSchema = v.object({
  ...v.pick(PortfolioHeadSchema, ["custom_composting_and_recycling", "recycling_overrides", "data_version", "weights"])
    .entries,
  region_use: RegionSchema,
  products: v.pipe(
    v.record(IdSchema, v.array(PortfolioEntrySchema)),
    v.check((products) => countLines(products) > 0, "holds no lines"),
    v.check((products) => countLines(products) <= SCORED_LINES, `at most ${SCORED_LINES} lines`),
    v.description(`lines by use case, at most ${SCORED_LINES} in all`),
  ),
});

/**
 * POST /api/score: a comparison or a portfolio as they are saved and shared, with the own products and foods that it names.
 * Names and other fields that no score depends on may be left out.
 */
export const ScoreRequestSchema = v.pipe(
  v.object({
    comparison: v.optional(ScoredComparisonSchema),
    portfolio: v.optional(ScoredPortfolioSchema),
    products: v.optional(v.pipe(v.array(SavedProductSchema), v.maxLength(200)), []),
    foods: v.optional(v.pipe(v.array(CustomFoodSchema), v.maxLength(100)), []),
  }),
  v.check(
    ({ comparison, portfolio }) => (comparison === undefined) !== (portfolio === undefined),
    "holds one comparison or one portfolio",
  ),
);
export type ScoreRequest = v.InferOutput<typeof ScoreRequestSchema>;

const each = <Id extends string, Schema extends v.GenericSchema>(ids: readonly Id[], schema: Schema) =>
  v.object(Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, Schema>);

const number = v.nullable(v.number());
const Metrics = v.picklist(METRIC_IDS);
const WarningsSchema = v.array(v.object({ code: v.string(), id: v.string(), prodsys_id: v.optional(v.string()) }));
const totals = {
  raw: v.pipe(each(METRIC_IDS, number), v.description("null = the metric is missing")),
  score: v.pipe(each(METRIC_IDS, number), v.description("1-100, higher is better; unrounded")),
  summary: v.pipe(number, v.description("0-100; null when no weight is positive")),
  band: each(METRIC_IDS, v.nullable(v.string())),
  summary_band: v.nullable(v.string()),
  below_scale: v.array(Metrics),
} as const;
const perStage = each(QUANT_METRIC_IDS, each(STAGES, v.number()));

/** One product of a comparison, per functional unit. */
export const ProductScoresSchema = v.looseObject({
  prodsys_id: v.string(),
  ...totals,
  raw_per_use: each(METRIC_IDS, number),
  assumed: v.array(Metrics),
  per_stage: perStage,
  items: v.pipe(number, v.description("items per functional unit; null = the size is unknown")),
  uses: v.number(),
});

export const ScoreReplySchema = v.object({
  data_version: v.string(),
  comparison: v.optional(
    v.object({
      products: v.pipe(
        v.array(v.nullable(ProductScoresSchema)),
        v.description("in the order of the request; null = there is no such product"),
      ),
      highest: each(QUANT_METRIC_IDS, v.number()),
      warnings: WarningsSchema,
    }),
  ),
  portfolio: v.optional(
    v.looseObject({
      ...totals,
      highest: each(QUANT_METRIC_IDS, v.number()),
      best: v.nullable(v.object(totals)),
      worst: v.nullable(v.object(totals)),
      kpis: v.pipe(v.record(v.string(), number), v.description("items, masses in kg, shares 0-1")),
      per_stage: perStage,
      assumed: v.array(Metrics),
      warnings: WarningsSchema,
    }),
  ),
});
