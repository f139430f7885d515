import { METRIC_IDS, QUANT_METRIC_IDS, STAGES } from "../../../edge-api/contract/metrics.ts";
import { perStage } from "../inventory/contributions.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { createFindings } from "../inventory/findings.ts";
import { NO_METRIC, QUANT_METRICS } from "../metrics/metric-set.ts";
import type { FoodRisk } from "../metrics/food-risk.ts";
import { metricScores, type MetricScores } from "../scoring/metric-scores.ts";
import { scaleOf } from "../scoring/scale.ts";
import { comparedFood, productOf, type Scope } from "../scoring/scope.ts";
import { finite } from "../tables/quantity.ts";
import type { Warning } from "../warning.ts";
import type { Pair } from "./pair-table.ts";
import type { ReplacementsOf } from "./replacements.ts";
import {
  BEST,
  HIGHEST,
  KPI_COLUMNS,
  KPIS,
  OWN,
  ROW_WIDTH,
  STAGE_RAW,
  VALUES,
  WORST,
  type KpiColumn,
} from "./row-layout.ts";

/** Contribution of one use of a pair to a portfolio (`figures`, columns of row-layout.ts), and the pair's own scores. */
export interface PairRow {
  /** null = the product or food does not exist: its entries are skipped */
  readonly scored: MetricScores | null;
  readonly figures: Float64Array | null;
  readonly warnings: readonly Warning[];
}

/** Value of one use in a portfolio: raw per use, or per functional unit if the metric's portfolio type is `other`. */
export const portfolioValue = (scored: MetricScores, place: number, scope: Scope): number | null => {
  const id = METRIC_IDS[place];
  const metric = id === undefined ? undefined : scope.compiled.tables.metrics.get(id);
  return (metric?.type_port === "other" ? scored.raw[place] : scored.per_use[place]) ?? null;
};

function writeVariant(row: Float64Array, start: number, scored: MetricScores, uses: number, scope: Scope): void {
  for (let place = 0; place < VALUES; place++) {
    const value = portfolioValue(scored, place, scope);
    row[start + place] = finite(uses * (value ?? 0));
    row[start + VALUES + place] = value === null ? 0 : uses;
  }
}

/** Key figures of one use (method.md section 9): the item's mass and its destinations, divided by N. */
const kpisOf = (product: CompiledProduct): Record<KpiColumn, number> => {
  const mass = product.mass_kg / product.uses;
  const { flows } = product;
  return {
    items: 1,
    mass_kg: mass,
    single_use_mass_kg: product.reusable ? 0 : mass,
    plastic_mass_kg: mass * flows.plastic,
    reusable_uses: product.reusable ? 1 : 0,
    recycled_content_kg: mass * flows.recycled_content,
    littered_kg: mass * flows.littered,
    recycled_kg: mass * flows.recycled,
    composted_kg: mass * flows.composted,
    landfilled_kg: mass * flows.landfilled,
    incinerated_kg: mass * flows.incinerated,
    open_dumped_kg: mass * flows.open_dumped,
  };
};

const warningsOf = (product: CompiledProduct, food: FoodRisk, scored: MetricScores): readonly Warning[] => {
  const findings = createFindings(product.prodsys_id);
  if (scored.items === null) findings.warn("value_out_of_range", "dimension_prod", QUANT_METRICS);
  METRIC_IDS.forEach((id, place) => {
    if ((scored.below_scale & (1 << place)) !== 0) findings.warn("below_scale", id, NO_METRIC);
    if ((scored.out_of_range & (1 << place)) !== 0) findings.warn("value_out_of_range", id, NO_METRIC);
  });
  const unknown = food.known ? [] : [{ code: "unknown_food", id: food.food_id } as const];
  return [...unknown, ...product.warnings, ...findings.warnings];
};

function figuresOf(
  product: CompiledProduct,
  food: FoodRisk,
  usecase_id: string,
  scored: MetricScores,
  scope: Scope,
  replacementsOf: ReplacementsOf,
): Float64Array {
  const { compiled } = scope;
  const row = new Float64Array(ROW_WIDTH);
  const kpis = kpisOf(product);
  KPI_COLUMNS.forEach((name, place) => (row[KPIS + place] = finite(kpis[name])));
  const { best, worst } = replacementsOf(usecase_id, food);
  // own, best, worst and highest must cover the same entries: one that cannot be compared is in none of them
  if (!product.usable || scored.items === null || best === null || worst === null) return row;
  writeVariant(row, OWN, scored, 1, scope);
  QUANT_METRIC_IDS.forEach((metric, column) => {
    const stages = perStage(product, compiled, metric, 1);
    STAGES.forEach((stage, place) => (row[STAGE_RAW + place * QUANT_METRIC_IDS.length + column] = stages[stage]));
  });
  const { items } = scored;
  const { highest } = scaleOf(compiled, usecase_id);
  highest.forEach((value, column) => (row[HIGHEST + column] = finite(value / items)));
  // uses of the replacement per use of the product, for the same F
  writeVariant(row, BEST, best, finite((best.items ?? 0) / items), scope);
  writeVariant(row, WORST, worst, finite((worst.items ?? 0) / items), scope);
  return row;
}

/**
 * Scores one pair (method.md section 9). An empty food is the default food and an empty use case the product's own.
 * Never throws; a product or food that does not exist is `missing_entry`.
 */
export function makePairRow(pair: Pair, scope: Scope, replacementsOf: ReplacementsOf): PairRow {
  const { compiled, weights } = scope;
  const product = productOf(scope, pair.prodsys_id, pair.overrides);
  const food = comparedFood(scope, pair.food_id);
  if (product === null || !food.exists) {
    const missing = [...(product === null ? [pair.prodsys_id] : []), ...(food.exists ? [] : [food.food_id])];
    return { scored: null, figures: null, warnings: missing.map((id) => ({ code: "missing_entry", id })) };
  }
  const usecase_id = pair.usecase_id === "" ? product.usecase_id : pair.usecase_id;
  const scale = scaleOf(compiled, usecase_id);
  const scored = metricScores(product, food, usecase_id, scale, compiled.tables, weights.values, "portfolio");
  return {
    scored,
    figures: figuresOf(product, food, usecase_id, scored, scope, replacementsOf),
    warnings: warningsOf(product, food, scored),
  };
}
