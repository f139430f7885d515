import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../comparison-result.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import { QUANT_PLACE } from "../metrics/metric-set.ts";
import { perQuantMetric } from "../metrics/per-metric.ts";
import { itemsPerUnit } from "../product/size.ts";
import { rawPerUnit } from "../scoring/scale.ts";
import { productOf, scopeOf } from "../scoring/scope.ts";
import type { UseCaseRecord } from "../tables/lookup-tables.ts";
import { finite } from "../tables/quantity.ts";
import type { Reference } from "../tables/reference.ts";

/**
 * Number of uses from which on a reusable A is better than B (method.md section 10). Impact per functional unit: A has
 * `life / N + per_use` after N uses, B has `other`.
 */
export interface BreakEven {
  /** smallest whole N ≥ 1 at which A is lower than B; null = none: see `never` */
  readonly uses: number | null;
  /** N*, where A equals B, unrounded; null = never */
  readonly crossing: number | null;
  /** reason if there is none: each wash costs more than one B, or one of the two cannot be compared */
  readonly never: "wash_costs_more" | "no_product" | "not_reusable" | "no_size" | null;
  readonly life: number;
  readonly per_use: number;
  readonly other: number;
}

/** A must be lower than B by more than this share of B's impact, so that rounding does not decide. */
const TIE = 1e-12;

const without = (never: BreakEven["never"], lines = { life: 0, per_use: 0, other: 0 }): BreakEven => ({
  uses: null,
  crossing: null,
  never,
  ...lines,
});

/** The break-even where `life / N + per_use` is first below `other`; for impacts or money, per functional unit. */
export const whereLower = (lines: Pick<BreakEven, "life" | "per_use" | "other">): BreakEven => {
  const { life, per_use, other } = lines;
  const gain = other - per_use;
  const tie = TIE * Math.abs(other);
  if (!(gain > tie)) return without("wash_costs_more", lines);
  // after N uses A is lower by more than a tie where N > life / (gain - tie)
  const uses = Math.max(1, finite(Math.floor(life / (gain - tie)) + 1));
  return { uses, crossing: finite(Math.max(life / gain, 0)), never: null, ...lines };
};

/** Break-even of reusable A against B in a use case, at B's own uses. */
const compare = (
  a: CompiledProduct | null,
  b: CompiledProduct | null,
  useCase: UseCaseRecord | undefined,
  metric: QuantMetricId,
): BreakEven => {
  if (a === null || b === null || !a.usable || !b.usable) return without("no_product");
  if (!a.reusable) return without("not_reusable");
  const [itemsA, itemsB] = [itemsPerUnit(a, useCase), itemsPerUnit(b, useCase)];
  if (itemsA === null || itemsB === null) return without("no_size");
  const column = QUANT_PLACE[metric];
  const life = finite(itemsA * (a.life[column] ?? 0));
  const per_use = finite(itemsA * (a.use[column] ?? 0));
  return whereLower({ life, per_use, other: rawPerUnit(b, column, itemsB) });
};

/**
 * Break-even of product `a` against product `b` of a comparison (indexes in the input), at B's own uses (method.md section
 * 10). Never throws: if A is missing, single-use or without a size, `uses` is null and `never` says why.
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
  return compare(at(a), at(b), scope.compiled.tables.use_cases.get(input.usecase_id), metric);
};

/** A reusable against a single-use product, on every inventory metric. */
export interface BreakEvenPair {
  readonly reusable_id: string;
  readonly other_id: string;
  readonly by_metric: Readonly<Record<QuantMetricId, BreakEven>>;
}

/** A reusable against a single-use product of a use case, each at its own uses. */
export const breakEvenPair = (
  a: CompiledProduct,
  b: CompiledProduct,
  useCase: UseCaseRecord | undefined,
): BreakEvenPair => ({
  reusable_id: a.prodsys_id,
  other_id: b.prodsys_id,
  by_metric: perQuantMetric((_, metric) => compare(a, b, useCase, metric)),
});

/**
 * Break-even of every reusable of a comparison against every single-use product, in the order of the input (method.md
 * section 10). Omits unknown products. Never throws.
 */
export const breakEvens = (reference: Reference, input: ComparisonInput): readonly BreakEvenPair[] => {
  const scope = scopeOf(reference, input);
  const useCase = scope.compiled.tables.use_cases.get(input.usecase_id);
  const products = input.products.flatMap(({ prodsys_id, overrides }) => productOf(scope, prodsys_id, overrides) ?? []);
  const singleUse = products.filter((product) => !product.reusable);
  return products
    .filter((product) => product.reusable)
    .flatMap((a) => singleUse.map((b) => breakEvenPair(a, b, useCase)));
};
