import type { CompiledProduct } from "../inventory/compiled-product.ts";
import type { FoodRisk } from "../metrics/food-risk.ts";
import { METRIC_PLACE } from "../metrics/metric-set.ts";
import { byCodeUnits } from "../tables/wire-value.ts";
import { metricScores } from "./metric-scores.ts";
import { scaleOf } from "./scale.ts";
import type { Scope } from "./scope.ts";

/** `climate`: raw per functional unit, g CO2e. */
export interface Candidate {
  readonly product: Pick<CompiledProduct, "prodsys_id">;
  readonly summary: number | null;
  readonly climate: number;
}

const TIE = 1e-9;

/** Candidates within 1e-9 of the smallest value; a value of null ties with the smallest. */
const smallest = <C extends Candidate>(
  candidates: readonly C[],
  value: (candidate: C) => number | null,
): readonly C[] => {
  const least = candidates.reduce((low, candidate) => Math.min(low, value(candidate) ?? Infinity), Infinity);
  return candidates.filter((candidate) => (value(candidate) ?? least) <= least + TIE);
};

/** Breaks ties by lower climate, then by the smaller id; the same for best and worst (method.md section 9). */
const afterTies = <C extends Candidate>(candidates: readonly C[]): C | null => {
  const [first] = smallest(candidates, ({ climate }) => climate).toSorted((a, b) =>
    byCodeUnits(a.product.prodsys_id, b.product.prodsys_id),
  );
  return first ?? null;
};

/** The candidate with the best summary, with ties broken by method.md section 9; null = no candidates. */
export const bestCandidate = <C extends Candidate>(candidates: readonly C[]): C | null =>
  afterTies(smallest(candidates, ({ summary }) => (summary === null ? null : -summary)));

/** The listed built-in products of a use case with a known size and a mass. */
const candidatesOf = (
  scope: Scope,
  usecase_id: string,
  food: FoodRisk,
): readonly (Candidate & { readonly product: CompiledProduct })[] => {
  const { tables } = scope.compiled;
  const scale = scaleOf(scope.compiled, usecase_id);
  return scale.products.flatMap((product) => {
    const scored = metricScores(product, food, usecase_id, scale, tables, scope.weights.values, "portfolio");
    const climate = scored.raw[METRIC_PLACE.climate] ?? null;
    return climate === null ? [] : [{ product, summary: scored.summary, climate }];
  });
};

/**
 * The listed built-in products of a use case with the best and the worst summary for a food, by the active weights and
 * the portfolio's metric types (method.md section 9). Null = no candidates.
 */
export const bestAndWorst = (
  scope: Scope,
  usecase_id: string,
  food: FoodRisk,
): { readonly best: CompiledProduct | null; readonly worst: CompiledProduct | null } => {
  const candidates = candidatesOf(scope, usecase_id, food);
  return {
    best: bestCandidate(candidates)?.product ?? null,
    worst: afterTies(smallest(candidates, ({ summary }) => summary))?.product ?? null,
  };
};

/** The best listed single-use product of a use case, by the same rules; null = no candidates. */
export const bestSingleUse = (scope: Scope, usecase_id: string, food: FoodRisk): CompiledProduct | null =>
  bestCandidate(candidatesOf(scope, usecase_id, food).filter(({ product }) => !product.reusable))?.product ?? null;
