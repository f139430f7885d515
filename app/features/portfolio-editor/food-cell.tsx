import { useState } from "react";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { partTexts } from "../../text/en/parts.ts";
import { named, shortName } from "../../text/short-name.ts";
import { classNames } from "../../ui/class-names.ts";
import { Mark } from "../../ui/mark/mark.tsx";
import * as styles from "./editor-table.css.ts";

/** A food in the list of a line. */
export interface FoodOption {
  readonly food_id: string;
  readonly food_name: string;
}

interface FoodCellProps {
  readonly product: string;
  readonly food_id: string;
  readonly food: string;
  /** the food stands for "no food chosen": the one with the highest risk is assumed */
  readonly assumed: boolean;
  /** foods allowed for this line (without those of other lines with the same product); called when the list opens */
  readonly options: () => readonly FoodOption[];
  readonly onFood: (food_id: string) => void;
}

/** The food of a line: text that turns into a select on click. A select in every row would slow down the table. */
export const FoodCell = ({ product, food_id, food, assumed, options, onFood }: FoodCellProps) => {
  const [listed, setListed] = useState<readonly FoodOption[] | null>(null);
  const [returnsFocus, setReturnsFocus] = useState(false);
  if (listed === null) {
    return (
      <span className={styles.foodCell}>
        <button
          type="button"
          className={classNames(styles.textButton, assumed && styles.assumedFood)}
          title={food}
          aria-label={portfolioEditorTexts.changeFood(product, assumed ? `${food} ${partTexts.marks.assumed}` : food)}
          ref={(button) => {
            if (returnsFocus) button?.focus();
          }}
          onBlur={() => setReturnsFocus(false)}
          onClick={() => setListed(options())}
        >
          {assumed ? (
            <>
              <span className={styles.assumedName}>{shortName(food)}</span> <Mark kind="assumed" />
            </>
          ) : (
            shortName(food)
          )}
        </button>
      </span>
    );
  }
  const close = (withFocus: boolean) => {
    setListed(null);
    setReturnsFocus(withFocus);
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
