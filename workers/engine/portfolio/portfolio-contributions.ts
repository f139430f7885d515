import { getOrInsert } from "../get-or-insert.ts";
import { QUANT_METRIC_IDS, STAGES } from "../../../edge-api/contract/metrics.ts";
import { finite } from "../tables/quantity.ts";
import { byCodeUnits } from "../tables/wire-value.ts";
import type { TableRows } from "./pair-rows.ts";
import { perQuantMetric } from "../metrics/per-metric.ts";
import type { Contribution, PortfolioContributions } from "./portfolio-result.ts";
import { STAGE_RAW } from "./row-layout.ts";

const METRICS = QUANT_METRIC_IDS.length;

type Slices = Map<string, Float64Array>;

const blankSlice = () => new Float64Array(METRICS);

const largestFirst = (slices: Slices): readonly Contribution[] =>
  [...slices]
    .map(([id, sums]) => ({ id, raw: perQuantMetric((column) => finite(sums[column] ?? 0)) }))
    .toSorted((a, b) => b.raw.climate - a.raw.climate || byCodeUnits(a.id, b.id));

/**
 * Inventory totals of a portfolio by stage, by use case and by product (method.md sections 9 and 10).
 * @param total Σ quantity × row
 * @param sums quantity per pair
 */
export function contributionsOf(
  total: Float64Array,
  { pairs, matrix, scoredOf }: TableRows,
  sums: Float64Array,
): PortfolioContributions {
  const stages: Slices = new Map();
  STAGES.forEach((stage, place) => {
    const start = STAGE_RAW + place * METRICS;
    stages.set(stage, total.slice(start, start + METRICS));
  });
  const useCases: Slices = new Map();
  const products: Slices = new Map();
  for (let pair = 0; pair < matrix.size; pair++) {
    const quantity = sums[pair] ?? 0;
    if (quantity === 0 || scoredOf(pair) === null) continue;
    const { usecase_id, prodsys_id } = pairs.pair(pair);
    const row = matrix.row(pair);
    const targets = [getOrInsert(useCases, usecase_id, blankSlice), getOrInsert(products, prodsys_id, blankSlice)];
    for (let at = 0; at < STAGES.length * METRICS; at++) {
      const raw = quantity * (row[STAGE_RAW + at] ?? 0);
      const column = at % METRICS;
      for (const target of targets) target[column] = (target[column] ?? 0) + raw;
    }
  }
  return { stages: largestFirst(stages), use_cases: largestFirst(useCases), products: largestFirst(products) };
}
