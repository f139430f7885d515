import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { StoredComparison } from "../../state/work/comparisons.ts";
import type { WorkRow } from "./work-row.ts";

/** A comparison as the home page shows it. Ids stand in for names that the tables do not have. */
export interface ComparisonRow extends WorkRow {
  readonly region: string;
  readonly useCase: string;
  readonly food: string;
  readonly products: number;
}

/** The rows of the home page, in stored order; without a catalogue all names are ids. */
export const comparisonRows = (stored: readonly StoredComparison[], catalogue: Catalogue | null): ComparisonRow[] => {
  const regions = new Map(catalogue?.regions.map((row) => [row.region_id, row.region_name]));
  const useCases = new Map(catalogue?.use_cases.map((row) => [row.usecase_id, row.usecase_name]));
  const foods = new Map(catalogue?.foods.map((row) => [row.food_id, row.food_name]));
  return stored.map(({ comparison, changed }) => ({
    id: comparison.comparison_id,
    name: comparison.comparison_name,
    region: regions.get(comparison.region_use) ?? comparison.region_use,
    useCase: useCases.get(comparison.usecase_id) ?? comparison.usecase_id,
    food: foods.get(comparison.food_id) ?? comparison.food_id,
    products: comparison.currentProductIds.length,
    changed,
  }));
};
