import type { CatalogueFood } from "../../../workers/engine/catalogue.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { FoodOption } from "./food-cell.tsx";

/**
 * Foods allowed for a line, in list order: without foods that another line has for the same product and use case
 * (specification section 5).
 */
export const foodOptions = (
  foods: readonly CatalogueFood[],
  table: EntryTable,
  place: number,
): readonly FoodOption[] => {
  const { product, food, useCase } = table.columns;
  const taken = new Set<string>();
  for (let at = 0; at < table.length; at++) {
    if (at !== place && product[at] === product[place] && useCase[at] === useCase[place])
      taken.add(table.idOf(food[at] ?? 0));
  }
  const own = table.idOf(food[place] ?? 0);
  return foods
    .filter(({ food_id }) => food_id === own || !taken.has(food_id))
    .toSorted((a, b) => a.order - b.order || a.food_name.localeCompare(b.food_name, "en"));
};
