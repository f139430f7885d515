import { IMAGINARY_REGION } from "../../edge-api/contract/regions.ts";
import type { CatalogueFood, CatalogueRegion, CatalogueUseCase } from "../../workers/engine/catalogue.ts";
import { returnRateOfUses } from "../../workers/engine/rules/reuse.ts";
import { choiceTexts } from "../text/en/choices.ts";
import { reuseTexts } from "../text/en/reuse.ts";
import { formatSignificant } from "../text/format.ts";
import { named } from "../text/short-name.ts";

/** Regions that can be chosen, by region_order (specification section 5, lists). */
export const listedRegions = (regions: readonly CatalogueRegion[]): CatalogueRegion[] =>
  regions.filter((region) => region.usable).toSorted((a, b) => a.region_order - b.region_order);

/** The region with this id if it can be chosen, otherwise the first of the list; null if the list is empty. */
export const regionOrFirst = (
  regions: readonly CatalogueRegion[],
  region_id: string | undefined,
): CatalogueRegion | null => {
  const listed = listedRegions(regions);
  return listed.find((region) => region.region_id === region_id) ?? listed[0] ?? null;
};

/** Use cases by usecase_order, grouped; the group of the first use case comes first. */
export const groupedUseCases = (
  usecases: readonly CatalogueUseCase[],
): { readonly group: string; readonly use_cases: readonly CatalogueUseCase[] }[] => {
  const groups = new Map<string, CatalogueUseCase[]>();
  for (const usecase of usecases.toSorted((a, b) => a.order - b.order)) {
    groups.set(usecase.group, [...(groups.get(usecase.group) ?? []), usecase]);
  }
  return [...groups].map(([group, use_cases]) => ({ group, use_cases }));
};

/** Foods by their order, then by name (the user's own foods all have the order 999999). */
export const orderedFoods = (foods: readonly CatalogueFood[]): CatalogueFood[] =>
  foods.toSorted((a, b) => a.order - b.order || a.food_name.localeCompare(b.food_name, "en"));

/** The label of a region where it can be chosen: a name over 40 characters is cut, and the imaginary region says what it is. */
export const regionLabel = ({ region_id, region_name }: Pick<CatalogueRegion, "region_id" | "region_name">) =>
  named(region_id === IMAGINARY_REGION ? choiceTexts.imaginary(region_name) : region_name);

/** Regions as the options of a selector, in the order given. */
export const regionOptions = (regions: readonly Pick<CatalogueRegion, "region_id" | "region_name">[]) =>
  regions.map((region) => ({ value: region.region_id, ...regionLabel(region) }));

/** A number of uses in words, as a return rate compared with measured return rates. */
export const usesAsReturns = (uses: number): string =>
  reuseTexts.asReturns(formatSignificant(uses, 4), formatSignificant(returnRateOfUses(uses), 3));
