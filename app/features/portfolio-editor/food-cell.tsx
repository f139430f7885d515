import { useState } from "react";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { named, shortName } from "../../text/short-name.ts";
import { Mark } from "../../ui/mark/mark.tsx";
import * as styles from "./entries-table.css.ts";

export interface FoodOption {
  readonly food_id: string;
  readonly food_name: string;
}

interface FoodCellProps {
  readonly product: string;
  readonly food_id: string;
  readonly food: string;
  /** the food stands for "no food chosen": the highest-risk one is assumed */
  readonly assumed: boolean;
  /** what this line may have: foods that another line has for the product are left out; asked for when the list opens */
  readonly options: () => readonly FoodOption[];
  readonly onFood: (food_id: string) => void;
}

/** The food of a line: text until it is pressed, then a list. Lists in every row would be most of the table's weight. */
export const FoodCell = ({ product, food_id, food, assumed, options, onFood }: FoodCellProps) => {
  const [listed, setListed] = useState<readonly FoodOption[] | null>(null);
  const [returns, setReturns] = useState(false);
  if (listed === null) {
    return (
      <span className={styles.foodCell}>
        <button
          type="button"
          className={styles.textButton}
          title={food}
          aria-label={portfolioEditorTexts.changeFood(product, food)}
          ref={(button) => {
            if (returns) button?.focus();
          }}
          onBlur={() => setReturns(false)}
          onClick={() => setListed(options())}
        >
          {shortName(food)}
        </button>
        {assumed && <Mark kind="assumed" />}
      </span>
    );
  }
  const close = (withFocus: boolean) => {
    setListed(null);
    setReturns(withFocus);
  };
  return (
    <select
      className={styles.foodSelect}
      title={named(food).title}
      aria-label={portfolioEditorTexts.foodOf(product)}
      ref={(select) => select?.focus()}
      value={food_id}
      onChange={(event) => onFood(event.currentTarget.value)}
      onBlur={() => close(false)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        close(true);
      }}
    >
      {!listed.some((option) => option.food_id === food_id) && (
        <option value={food_id} title={named(food).title}>
          {shortName(food)}
        </option>
      )}
      {listed.map((option) => (
        <option key={option.food_id} value={option.food_id} title={named(option.food_name).title}>
          {shortName(option.food_name)}
        </option>
      ))}
    </select>
  );
};
