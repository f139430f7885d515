import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { DEFAULT_FOOD_ID } from "../../edge-api/contract/ids.ts";
import type { CatalogueFood } from "../../workers/engine/catalogue.ts";
import { choiceTexts } from "../text/en/choices.ts";
import { formatCount } from "../text/format.ts";
import { named } from "../text/short-name.ts";
import { small } from "../theme/text.css.ts";
import { Button } from "../ui/button/button.tsx";
import { ChoiceList } from "../ui/choice-list/choice-list.tsx";
import { Mark } from "../ui/mark/mark.tsx";
import { SearchField } from "../ui/field/search-field.tsx";
import { orderedFoods } from "./catalogue-lists.ts";
import { matchesSearch } from "./product-selection.ts";
import * as styles from "./step-layout.css.ts";

interface FoodListProps {
  readonly foods: readonly CatalogueFood[];
  /** food_ids usually served with the use case: the others are behind a button; empty = all are listed at once */
  readonly fitting: readonly string[];
  readonly food_id: string | null;
  readonly onPick: (food_id: string) => void;
  readonly onChoose: (food_id: string) => void;
  /** shown beside the search, for example a link to create a food */
  readonly actions?: ReactNode;
}

/**
 * Foods that fit the use case, in order, with the highest-risk food, the user's own foods and the earlier choice; the
 * others on request. The search covers all foods.
 */
export const FoodList = ({ foods, fitting, food_id, onPick, onChoose, actions }: FoodListProps) => {
  const [search, setSearch] = useState("");
  const [showsAll, setShowsAll] = useState(fitting.length === 0);
  // stays the same while the choice changes, so that no row disappears during arrow key moves
  const [chosenBefore] = useState(food_id);
  const list = useRef<HTMLDivElement>(null);
  const fits = ({ food_id: id, own }: CatalogueFood): boolean =>
    own || [...fitting, DEFAULT_FOOD_ID, chosenBefore].includes(id);
  const ordered = orderedFoods(foods);
  const others = ordered.filter((food) => !fits(food));
  // own foods stand after all ordered ones (specification section 3)
  const sorted = [...ordered.filter((food) => !food.own && fits(food)), ...others, ...ordered.filter(({ own }) => own)];
  const isSearching = search.trim() !== "";
  const found = isSearching
    ? sorted.filter((food) => matchesSearch(search, [food.food_name]))
    : sorted.filter((food) => showsAll || fits(food));
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // the button is gone: focus the first food that it has revealed
    const first = list.current?.querySelectorAll("input")[sorted.findIndex((food) => !fits(food))];
    first?.focus();
  };
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
        <div ref={list}>
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
        </div>
      )}
      {!isSearching && !showsAll && others.length > 0 && (
        <div>
          <Button kind="quiet" icon="chevronDown" onClick={showAll} className={styles.allFoods}>
            {choiceTexts.allFoods(formatCount(sorted.length))}
          </Button>
        </div>
      )}
    </div>
  );
};
