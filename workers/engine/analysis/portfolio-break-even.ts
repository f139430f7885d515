import { getOrInsert } from "../get-or-insert.ts";
import type { CompiledProduct } from "../inventory/compiled-product.ts";
import type { LivePortfolio } from "../portfolio/live-portfolio.ts";
import { contentKey } from "../product/content-key.ts";
import { itemsPerUnit } from "../product/size.ts";
import { bestSingleUse } from "../scoring/best-and-worst.ts";
import { comparedFood, productOf, type Scope } from "../scoring/scope.ts";
import { breakEvenPair, type BreakEvenPair } from "./break-even.ts";

/** A product in a use case of a portfolio. */
export interface UsedProduct {
  readonly prodsys_id: string;
  readonly prodsys_name: string;
  readonly reusable: boolean;
  /** N of method.md section 3 */
  readonly uses: number;
  /** items per functional unit of the use case; null = unknown */
  readonly items: number | null;
  /** Σ quantity of its lines; 0 = not in the portfolio */
  readonly quantity: number;
}

/** Break-even of the reusables of a portfolio in one use case. */
export interface UseCaseBreakEvens {
  readonly usecase_id: string;
  /** Σ quantity of the lines of its reusables */
  readonly quantity: number;
  /** reusables, most used first; then the best single-use product; then the other single-use products, most used first */
  readonly products: readonly UsedProduct[];
  /** the single-use built-in product with the best summary for the food of the most used reusable; null = none */
  readonly best_id: string | null;
  /** every reusable against every single-use product */
  readonly pairs: readonly BreakEvenPair[];
}

interface Used {
  readonly product: CompiledProduct;
  /** the food with the largest quantity, and that quantity */
  readonly food_id: string;
  readonly most: number;
  readonly quantity: number;
}

const mostUsed = (a: Used, b: Used): number => b.quantity - a.quantity;

/** The products of each use case, most used first. */
const usedIn = (live: LivePortfolio): ReadonlyMap<string, readonly Used[]> => {
  const useCases = new Map<string, Map<string, Used>>();
  for (const { pair, quantity } of live.held()) {
    const product = productOf(live.scope, pair.prodsys_id, pair.overrides);
    if (product === null) continue;
    const usecase_id = pair.usecase_id === "" ? product.usecase_id : pair.usecase_id;
    const used = getOrInsert(useCases, usecase_id, () => new Map<string, Used>());
    const key = contentKey([pair.prodsys_id, pair.overrides ?? {}]);
    const before = used.get(key);
    const sum = (before?.quantity ?? 0) + quantity;
    const isMost = before === undefined || quantity > before.most;
    used.set(key, {
      product,
      food_id: isMost ? pair.food_id : before.food_id,
      most: isMost ? quantity : before.most,
      quantity: sum,
    });
  }
  return new Map([...useCases].map(([usecase_id, used]) => [usecase_id, [...used.values()].toSorted(mostUsed)]));
};

const inUseCase = (scope: Scope, usecase_id: string, used: readonly Used[]): UseCaseBreakEvens | null => {
  const reusables = used.filter(({ product }) => product.reusable);
  const [first] = reusables;
  if (first === undefined) return null;
  const useCase = scope.compiled.tables.use_cases.get(usecase_id);
  const best = bestSingleUse(scope, usecase_id, comparedFood(scope, first.food_id));
  const once = used.filter(({ product }) => !product.reusable);
  const isBest = ({ product }: Used): boolean => product.prodsys_id === best?.prodsys_id;
  const others = [
    ...(best === null ? [] : [{ product: best, quantity: once.find(isBest)?.quantity ?? 0 }]),
    ...once.filter((one) => !isBest(one)),
  ];
  return {
    usecase_id,
    quantity: reusables.reduce((sum, { quantity }) => sum + quantity, 0),
    products: [...reusables, ...others].map(({ product, quantity }) => ({
      prodsys_id: product.prodsys_id,
      prodsys_name: product.prodsys_name,
      reusable: product.reusable,
      uses: product.uses,
      items: itemsPerUnit(product, useCase),
      quantity,
    })),
    best_id: best?.prodsys_id ?? null,
    pairs: reusables.flatMap((a) => others.map((b) => breakEvenPair(a.product, b.product, useCase))),
  };
};

/**
 * Break-even (method.md section 10) of each reusable in a portfolio against the best single-use product of its use case
 * and the single-use products in the portfolio. Omits use cases without a reusable; largest quantity of reusables first.
 */
export const portfolioBreakEvens = (live: LivePortfolio): readonly UseCaseBreakEvens[] =>
  [...usedIn(live)]
    .flatMap(([usecase_id, used]) => inUseCase(live.scope, usecase_id, used) ?? [])
    .toSorted((a, b) => b.quantity - a.quantity);
