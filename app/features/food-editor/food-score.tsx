import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { foodScoreOf } from "../../../workers/engine/rules/food-draft.ts";
import type { FoodDrafting } from "../../state/editors/food-draft.ts";
import { foodTexts } from "../../text/en/foods.ts";
import { formatNumber } from "../../text/format.ts";
import { formatNames } from "../../text/name-lists.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import * as styles from "./food-editor.css.ts";

const { score: texts } = foodTexts;

/** Number of foods named for comparison, and their largest distance in score. */
const NAMED = 2;
const NEAR = 0.5;

/** Compares the score with foods of the dataset: the nearest ones, or "weakest" or "strongest" of all; null = neither. */
const comparisonText = (
  { score, properties }: FoodDrafting,
  foods: Catalogue["foods"],
  defaultFood: string,
): string | null => {
  const listed = foods
    .filter((food) => !food.own && food.food_id !== defaultFood)
    .map(({ food_name, props }) => ({ food_name, score: foodScoreOf({ props }, properties).score }))
    .toSorted((a, b) => Math.abs(a.score - score.score) - Math.abs(b.score - score.score));
  const near = listed.filter((food) => Math.abs(food.score - score.score) <= NEAR).slice(0, NAMED);
  if (near.length > 0) {
    return texts.like(formatNames(near.map((food) => texts.food(food.food_name, formatNumber(food.score, 1)))));
  }
  if (listed.every((food) => food.score > score.score)) return texts.weakest;
  return listed.every((food) => food.score < score.score) ? texts.strongest : null;
};

interface FoodScoreProps {
  readonly drafting: FoodDrafting;
  readonly catalogue: Catalogue;
}

/** The current score of the food on its scale, with an explanation. */
export const FoodScorePanel = ({ drafting, catalogue }: FoodScoreProps) => {
  const { score, missing } = drafting.score;
  const names = missing.flatMap(
    (id) => drafting.properties.find((property) => property.food_prop_id === id)?.food_prop_name ?? [],
  );
  return (
    <aside className={styles.panel} aria-label={texts.title}>
      <h2 className={group}>{texts.title}</h2>
      <output className={styles.figure}>{texts.of(formatNumber(score, 1))}</output>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.dot} style={{ insetInlineStart: `${((score - 1) / 9) * 100}%` }} />
      </div>
      <p className={styles.ends}>
        <span className={caption}>{texts.low}</span>
        <span className={caption}>{texts.high}</span>
      </p>
      {names.length > 0 ? (
        <p className={styles.unfinished}>{texts.unfinished(formatNames(names))}</p>
      ) : (
        <p className={small}>{comparisonText(drafting, catalogue.foods, catalogue.default_food)}</p>
      )}
      <p className={small}>{texts.what}</p>
    </aside>
  );
};
