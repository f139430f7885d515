import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { StoredComparison } from "../../state/comparisons.ts";

/** A comparison as the table of the home page shows it. Names of what the tables no longer hold are their ids. */
export interface ComparisonRow {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly useCase: string;
  readonly food: string;
  readonly products: number;
  /** milliseconds since 1970 */
  readonly changed: number;
}

/** More comparisons than this get a search field. */
export const SEARCH_FROM = 9;

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

const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Rows in which every word of the search stands somewhere: in name, region, use case or food. */
export const matchingRows = (rows: readonly ComparisonRow[], search: string): readonly ComparisonRow[] => {
  const words = folded(search).split(/\s+/);
  return rows.filter((row) => {
    const hay = folded([row.name, row.region, row.useCase, row.food].join(" "));
    return words.every((word) => hay.includes(word));
  });
};
