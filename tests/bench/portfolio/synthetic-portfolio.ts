import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";
import type { Scope } from "../../../workers/engine/scoring/scope.ts";

/** A seeded generator (a linear congruence): benchmarks of one version see the same entries. */
export function seededShare(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One entry in so many has settings of its own. */
const OVERRIDDEN = 100;

/**
 * Entries over all listed products and all foods, whole quantities of 1 to 1,000, one in a hundred reusables with
 * its own number of uses. Passed through JSON, as entries that were loaded have no strings in common.
 */
export function syntheticEntries(scope: Scope, count: number): readonly PortfolioEntry[] {
  const share = seededShare(20_261_120);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(share() * list.length)];
    if (item === undefined) throw new Error("the reference data have no products or no foods");
    return item;
  };
  const { tables } = scope.compiled;
  const foods = [...tables.foods.keys()];
  const products = [...tables.use_cases.keys()].flatMap((usecase_id) =>
    scope.compiled.listedIn(usecase_id).map((prodsys_id) => ({ usecase_id, prodsys_id })),
  );
  const entries = Array.from({ length: count }, () => {
    const entry = { ...pick(products), food_id: pick(foods), quantity: 1 + Math.floor(share() * 1000) };
    const overridden = share() * OVERRIDDEN < 1 && scope.compiled.builtIn(entry.prodsys_id)?.reusable === true;
    return overridden ? { ...entry, overrides: { reuses: 10 * (1 + Math.floor(share() * 20)) } } : entry;
  });
  return JSON.parse(JSON.stringify(entries)) as readonly PortfolioEntry[];
}
