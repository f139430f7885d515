import { DEFAULT_FOOD_ID } from "../../contract/ids.ts";
import { BASE_REGION } from "../../contract/regions.ts";
import type { ComparisonInput, ComparisonScores } from "../../../workers/engine/comparison-result.ts";
import { scoreComparison } from "../../../workers/engine/scoring/score-comparison.ts";
import { parseReference } from "../../../workers/engine/tables/reference.ts";
import type { Ports } from "../../ports.ts";
import { textOf } from "../../../workers/engine/tables/wire-value.ts";
import { rowsOf, type Tables } from "./open-tables.ts";

/** Scores of the built-in products of a use case in a region. */
export interface ScoredUseCase {
  readonly region: string;
  readonly usecase_id: string;
  readonly scores: ComparisonScores;
}

/** A comparison with the default settings of the page. */
export const comparisonOf = (region_use: string, usecase_id: string, products: readonly string[]): ComparisonInput => ({
  region_use,
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
  usecase_id,
  food_id: DEFAULT_FOOD_ID,
  products: products.map((prodsys_id) => ({ prodsys_id })),
});

/**
 * Scores all built-in products in all regions with the engine of the page, one use case at a time, since all scores
 * with their explanations would exceed the memory of an isolate. Yields the thread between use cases.
 *
 * @param regions those of the tables, or some of them
 */
export async function* builtInScores(
  { pause }: Pick<Ports, "pause">,
  tables: Tables,
  regions: Iterable<string> = tables.keys(),
): AsyncGenerator<ScoredUseCase, void> {
  const base = tables.get(BASE_REGION) ?? new Map();
  const others = [...tables].filter(([region]) => region !== BASE_REGION);
  const products = Map.groupBy(tables.get(BASE_REGION)?.get("prodsys") ?? [], ([, { usecase }]) => textOf(usecase));
  for (const region of regions) {
    // parsed again for each region: one shared reference would keep the compiled products of all regions
    const reference = parseReference("", rowsOf(base), new Map(others.map(([id, own]) => [id, rowsOf(own)])));
    for (const [usecase_id, records] of products) {
      if (usecase_id === null) continue;
      await pause(0);
      const ids = records.map(([prodsys_id]) => prodsys_id);
      yield { region, usecase_id, scores: scoreComparison(reference, comparisonOf(region, usecase_id, ids)) };
    }
  }
}
