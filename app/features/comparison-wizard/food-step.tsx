import { useState } from "react";
import type { CatalogueFood } from "../../../workers/engine/catalogue.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import { shortName } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { ChoiceList } from "../../ui/choice-list.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { orderedFoods } from "./catalogue-lists.ts";
import { matchesSearch } from "./product-selection.ts";
import * as styles from "./wizard-layout.css.ts";

interface FoodStepProps {
  readonly foods: readonly CatalogueFood[];
  readonly food_id: string | null;
  readonly onPick: (food_id: string) => void;
  readonly onChoose: (food_id: string) => void;
}

/** Step 4: foods by their order, the user's own last; choosing advances. Skip stands in the action bar. */
export const FoodStep = ({ foods, food_id, onPick, onChoose }: FoodStepProps) => {
  const [search, setSearch] = useState("");
  const found = orderedFoods(foods).filter((food) => matchesSearch(search, [food.food_name]));
  return (
    <div className={styles.narrow}>
      <SearchField
        label={wizardTexts.searchFoods}
        placeholder={wizardTexts.searchFoods}
        value={search}
        onChange={setSearch}
      />
      {found.length === 0 ? (
        <output className={small}>{wizardTexts.noFoodFound(search)}</output>
      ) : (
        <ChoiceList
          label={wizardTexts.foodsLabel}
          options={found.map((food) => ({ value: food.food_id, label: shortName(food.food_name) }))}
          value={food_id}
          onChange={onPick}
          onCommit={onChoose}
        />
      )}
    </div>
  );
};
