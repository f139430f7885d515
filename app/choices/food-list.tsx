import { useState, type ReactNode } from "react";
import type { CatalogueFood } from "../../workers/engine/catalogue.ts";
import { choiceTexts } from "../text/en/choices.ts";
import { named } from "../text/short-name.ts";
import { small } from "../theme/text.css.ts";
import { ChoiceList } from "../ui/choice-list/choice-list.tsx";
import { Mark } from "../ui/mark/mark.tsx";
import { SearchField } from "../ui/field/search-field.tsx";
import { orderedFoods } from "./catalogue-lists.ts";
import { matchesSearch } from "./product-selection.ts";
import * as styles from "./step-layout.css.ts";

interface FoodListProps {
  readonly foods: readonly CatalogueFood[];
  readonly food_id: string | null;
  readonly onPick: (food_id: string) => void;
  readonly onChoose: (food_id: string) => void;
  /** shown beside the search, for example a link to create a food */
  readonly actions?: ReactNode;
}

/** Foods by their order, the user's own last, with a search. */
export const FoodList = ({ foods, food_id, onPick, onChoose, actions }: FoodListProps) => {
  const [search, setSearch] = useState("");
  const found = orderedFoods(foods).filter((food) => matchesSearch(search, [food.food_name]));
  return (
    <div className={styles.narrow}>
      <div className={styles.searchRow}>
        <SearchField
          className={styles.searchField}
          label={choiceTexts.searchFoods}
          value={search}
          onChange={setSearch}
        />
        {actions}
      </div>
      {found.length === 0 ? (
        <output className={small}>{choiceTexts.noFoodFound(search)}</output>
      ) : (
        <ChoiceList
          label={choiceTexts.foodsLabel}
          options={found.map((food) => ({
            value: food.food_id,
            ...named(food.food_name),
            ...(food.own && { aside: <Mark kind="yours" /> }),
          }))}
          value={food_id}
          onChange={onPick}
          onCommit={onChoose}
        />
      )}
    </div>
  );
};
