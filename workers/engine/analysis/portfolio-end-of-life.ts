import { getOrInsert } from "../get-or-insert.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import type { HeldPair } from "../portfolio/pair-table.ts";
import { productOf, type Scope } from "../scoring/scope.ts";
import { finite } from "../tables/quantity.ts";
import { marksOf, type EndOfLifeMarks } from "./end-of-life-marks.ts";

/** Marks of one product of a portfolio, for all its uses in all lines. */
export interface ProductEndOfLife {
  readonly prodsys_id: string;
  readonly uses: number;
  readonly marks: EndOfLifeMarks;
}

/** Climate of a portfolio under four routes at the end of life, g CO2e for all its uses; no part of a score. */
export interface PortfolioEndOfLife {
  /** `mix` is the raw climate of the portfolio. A product without a stream is in `recovered` with its mix */
  readonly total: EndOfLifeMarks;
  /** the products with the widest range of marks, widest first; products with equal marks are left out */
  readonly decisive: readonly ProductEndOfLife[];
}

/** Products that are named. */
const MAX_NAMED = 8;
const NOTHING: EndOfLifeMarks = { mix: 0, landfilled: 0, incinerated: 0, recovered: null };

/** `sum` + uses × `one`; null if either is: a route without data for one product has no total. */
const plus = (sum: number | null, one: number | null, uses: number): number | null =>
  sum === null || one === null ? null : finite(sum + uses * one);

const added = (sum: EndOfLifeMarks, one: EndOfLifeMarks, uses: number): EndOfLifeMarks => ({
  mix: finite(sum.mix + uses * one.mix),
  landfilled: plus(sum.landfilled, one.landfilled, uses),
  incinerated: plus(sum.incinerated, one.incinerated, uses),
  // null only while no product has a stream: until then all of the sum is as in the mix
  recovered:
    sum.recovered === null && one.recovered === null
      ? null
      : finite((sum.recovered ?? sum.mix) + uses * (one.recovered ?? one.mix)),
});

const rangeOf = ({ mix, landfilled, incinerated, recovered }: EndOfLifeMarks): number => {
  const known = [mix, landfilled, incinerated, recovered].flatMap((mark) => mark ?? []);
  return Math.max(...known) - Math.min(...known);
};

/**
 * Marks of all lines of a portfolio together and of the products that decide (method.md section 10). `counted`: its distinct
 * pairs with their uses, as LivePortfolio gives them. Each product and setting is calculated once. Never throws.
 */
export const portfolioEndOfLife = (
  scope: Scope,
  counted: Iterable<Pick<HeldPair, "pair" | "quantity">>,
): PortfolioEndOfLife => {
  const ofOneUse = new Map<CompiledProduct, EndOfLifeMarks>();
  const products = new Map<string, ProductEndOfLife>();
  let total = NOTHING;
  for (const { pair, quantity } of counted) {
    const { prodsys_id, overrides } = pair;
    const product = productOf(scope, prodsys_id, overrides);
    if (product === null) continue;
    const one = getOrInsert(ofOneUse, product, () => marksOf(product, scope.compiled, 1));
    total = added(total, one, quantity);
    const before = products.get(prodsys_id);
    const uses = finite((before?.uses ?? 0) + quantity);
    products.set(prodsys_id, { prodsys_id, uses, marks: added(before?.marks ?? NOTHING, one, quantity) });
  }
  const decisive = [...products.values()]
    .filter(({ marks }) => rangeOf(marks) > 0)
    .toSorted((a, b) => rangeOf(b.marks) - rangeOf(a.marks))
    .slice(0, MAX_NAMED);
  return { total, decisive };
};
