import type { CatalogueFood, CatalogueRegion, CatalogueUseCase } from "../../workers/engine/catalogue.ts";
import { named } from "../text/short-name.ts";

/** Regions that may be chosen, by region_order (specification section 5, lists). */
export const listedRegions = (regions: readonly CatalogueRegion[]): CatalogueRegion[] =>
  regions.filter((region) => region.usable).toSorted((a, b) => a.region_order - b.region_order);

/** The region of an address, or the first of the list where it names none that may be chosen. */
export const regionOrFirst = (
  regions: readonly CatalogueRegion[],
  region_id: string | undefined,
): CatalogueRegion | null => {
  const listed = listedRegions(regions);
  return listed.find((region) => region.region_id === region_id) ?? listed[0] ?? null;
};

/** Use cases by usecase_order, gathered by group; the group with the first use case goes first. */
export const groupedUseCases = (
  usecases: readonly CatalogueUseCase[],
): { readonly group: string; readonly use_cases: readonly CatalogueUseCase[] }[] => {
  const groups = new Map<string, CatalogueUseCase[]>();
  for (const usecase of usecases.toSorted((a, b) => a.order - b.order)) {
    groups.set(usecase.group, [...(groups.get(usecase.group) ?? []), usecase]);
  }
  return [...groups].map(([group, use_cases]) => ({ group, use_cases }));
};

/** Foods by their order; of the same order (the user's own, 999999) by name. */
export const orderedFoods = (foods: readonly CatalogueFood[]): CatalogueFood[] =>
  foods.toSorted((a, b) => a.order - b.order || a.food_name.localeCompare(b.food_name, "en"));

/** Regions as the options of a selector, in the order given; names over 40 characters are cut. */
export const regionOptions = (regions: readonly CatalogueRegion[]) =>
  regions.map(({ region_id, region_name }) => ({ value: region_id, ...named(region_name) }));
