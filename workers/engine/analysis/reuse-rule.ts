import type { ComparisonInput } from "../comparison-result.ts";
import { scoreComparison } from "../scoring/score-comparison.ts";
import { compileTables } from "../scoring/compiled-tables.ts";
import type { Reference } from "../tables/reference.ts";

/** In how many use cases a reusable leads: with the reuse rule of two ratings, and without it (method.md section 10). */
export interface ReuseRuleCount {
  readonly region_id: string;
  /** use cases that have reusable and single-use products to compare */
  readonly use_cases: number;
  readonly with_rule: number;
  readonly without_rule: number;
}

/**
 * Counts the leaders of all listed use cases: their listed built-in products, default settings, the usual weights and the
 * default food. A reusable leads if its summary is larger than that of every single-use product; a tie is no lead.
 */
export const reuseRuleCount = (reference: Reference, region_id: string): ReuseRuleCount => {
  const recycling = { custom: false };
  const compiled = compileTables(reference, region_id, recycling);
  let [use_cases, with_rule, without_rule] = [0, 0, 0];
  for (const [usecase_id, useCase] of compiled.tables.use_cases) {
    const ids = useCase.listed ? compiled.listedIn(usecase_id) : [];
    const reusable = ids.map((id) => compiled.builtIn(id)?.reusable === true);
    if (!reusable.includes(true) || !reusable.includes(false)) continue;
    const input: ComparisonInput = {
      region_use: region_id,
      recycling,
      custom_products: [],
      custom_foods: [],
      usecase_id,
      food_id: "",
      products: ids.map((prodsys_id) => ({ prodsys_id })),
    };
    const leads = (without_reuse_rule: boolean): boolean => {
      const { products } = scoreComparison(reference, { ...input, without_reuse_rule });
      const best = (isReusable: boolean): number =>
        Math.max(-1, ...products.map((one, place) => (reusable[place] === isReusable ? (one?.summary ?? -1) : -1)));
      return best(true) > best(false);
    };
    use_cases += 1;
    if (leads(false)) with_rule += 1;
    if (leads(true)) without_rule += 1;
  }
  return { region_id, use_cases, with_rule, without_rule };
};
