import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { QUANT_PLACE } from "../metrics/metric-set.ts";
import { itemsPerUnit } from "../product/size.ts";
import { rawPerUnit } from "../scoring/scale.ts";
import { productOf, scopeOf } from "../scoring/scope.ts";
import { finite } from "../tables/quantity.ts";
import type { Reference } from "../tables/reference.ts";

/**
 * From how many uses on a reusable A is better than B (method.md section 10), with the line of each: per functional
 * unit A costs `life / N + per_use` after N uses, B costs `other`.
 */
export interface BreakEven {
  /** smallest whole N ≥ 1 at which A is lower than B; null = never, or no answer: see `never` */
  readonly uses: number | null;
  /** N*, where the lines cross, unrounded; null where they do not */
  readonly crossing: number | null;
  /** why there is none: each wash costs more than one B; or one of the two cannot be compared */
  readonly never: "wash_costs_more" | "no_product" | "not_reusable" | "no_size" | null;
  readonly life: number;
  readonly per_use: number;
  readonly other: number;
}

/** Differences below this share of B's impact are ties: A must be lower, not equal but for rounding. */
const TIE = 1e-12;
const MOST_USES = Number.MAX_SAFE_INTEGER;

const without = (never: BreakEven["never"], lines = { life: 0, per_use: 0, other: 0 }): BreakEven => ({
  uses: null,
  crossing: null,
  never,
  ...lines,
});

const between = (
  a: CompiledProduct,
  b: CompiledProduct,
  metric: QuantMetricId,
  itemsA: number,
  itemsB: number,
): BreakEven => {
  const column = QUANT_PLACE[metric];
  const life = finite(itemsA * (a.life[column] ?? 0));
  const per_use = finite(itemsA * (a.use[column] ?? 0));
  const other = rawPerUnit(b, column, itemsB);
  const lines = { life, per_use, other };
  const gain = other - per_use;
  const tie = TIE * Math.abs(other);
  if (!(gain > tie)) return without("wash_costs_more", lines);
  const crossing = life / gain;
  const isLower = (uses: number): boolean => other - (life / uses + per_use) > tie;
  // rounding may put the crossing a hair beside a whole number; so the first three are tried
  const first = Math.max(1, Math.floor(crossing));
  const uses = [first, first + 1, first + 2].find(isLower);
  if (uses === undefined || uses > MOST_USES) return without("wash_costs_more", lines);
  return { uses, crossing: Math.max(crossing, 0), never: null, ...lines };
};

/**
 * Break-even of the product at place `a` against the one at place `b` of a comparison, at B's own uses. Never throws;
 * a missing, sizeless or single-use A gives `uses: null` and why.
 */
export const breakEven = (
  reference: Reference,
  input: ComparisonInput,
  a: number,
  b: number,
  metric: QuantMetricId,
): BreakEven => {
  const scope = scopeOf(reference, input);
  const at = (place: number): CompiledProduct | null => {
    const asked = input.products[place];
    return asked === undefined ? null : productOf(scope, asked.prodsys_id, asked.overrides);
  };
  const [productA, productB] = [at(a), at(b)];
  if (productA === null || productB === null || !productA.usable || !productB.usable) return without("no_product");
  if (!productA.reusable) return without("not_reusable");
  const useCase = scope.compiled.tables.use_cases.get(input.usecase_id);
  const [itemsA, itemsB] = [itemsPerUnit(productA, useCase), itemsPerUnit(productB, useCase)];
  if (itemsA === null || itemsB === null) return without("no_size");
  return between(productA, productB, metric, itemsA, itemsB);
};
