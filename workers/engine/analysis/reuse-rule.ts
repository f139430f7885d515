import type { ComparisonInput } from "../comparison-result.ts";
import { scoreComparison } from "../scoring/score-comparison.ts";
import { compileTables } from "../scoring/compiled-tables.ts";
import type { Reference } from "../tables/reference.ts";

/** Number of use cases in which a reusable leads, with the reuse rule and without it (method.md section 10). */
export interface ReuseRuleCount {
  readonly region_id: string;
  /** use cases with both reusable and single-use products */
  readonly use_cases: number;
  readonly with_rule: number;
  readonly without_rule: number;
}

/**
 * Counts leading reusables over all listed use cases, with listed built-in products, default settings, weights of the
 * table and the default food. A reusable leads if its summary is above that of every single-use product; a tie does not
 * count.
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
