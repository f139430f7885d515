import { DEFAULT_FOOD_ID } from "../../contract/ids.ts";
import { BASE_REGION } from "../../contract/regions.ts";
import type { ComparisonInput, ComparisonScores } from "../../../workers/engine/comparison-result.ts";
import { scoreComparison } from "../../../workers/engine/scoring/score-comparison.ts";
import { parseReference } from "../../../workers/engine/tables/reference.ts";
import { textOf } from "../../../workers/engine/tables/wire-value.ts";
import { rowsOf } from "./open-tables.ts";
import type { Tables } from "./open-tables.ts";

/** A use case of a region with the scores of its built-in products. */
export interface ScoredUseCase {
  readonly region: string;
  readonly usecase_id: string;
  readonly scores: ComparisonScores;
}

/** A comparison with default settings, as the product opens it. */
const comparisonOf = (region_use: string, usecase_id: string, products: readonly string[]): ComparisonInput => ({
  region_use,
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
  usecase_id,
  food_id: DEFAULT_FOOD_ID,
  products: products.map((prodsys_id) => ({ prodsys_id })),
});

/** All built-in products in all regions, scored by the engine that the page uses. */
export function builtInScores(tables: Tables): readonly ScoredUseCase[] {
  const base = tables.get(BASE_REGION) ?? new Map();
  const others = [...tables].filter(([region]) => region !== BASE_REGION);
  const reference = parseReference("", rowsOf(base), new Map(others.map(([region, own]) => [region, rowsOf(own)])));
  const products = new Map<string, string[]>();
  for (const [prodsys_id, record] of tables.get(BASE_REGION)?.get("prodsys") ?? []) {
    const usecase = textOf(record["usecase"]);
    if (usecase !== null) products.set(usecase, [...(products.get(usecase) ?? []), prodsys_id]);
  }
  return [...tables.keys()].flatMap((region) =>
    [...products].map(([usecase_id, ids]) => ({
      region,
      usecase_id,
      scores: scoreComparison(reference, comparisonOf(region, usecase_id, ids)),
    })),
  );
}
