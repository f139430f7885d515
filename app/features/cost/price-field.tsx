import { useState } from "react";
import { costTexts } from "../../text/en/cost.ts";
import { NumberField } from "../../ui/field/number-field.tsx";
import * as styles from "./cost.css.ts";

interface PriceFieldProps {
  /** its name, with the product */
  readonly label: string;
  /** as its column is called, for where there are no columns */
  readonly head: string;
  readonly price: number | null;
  readonly onPrice: (price: number | null) => void;
}

/** A price: nothing, or a number from 0 on. One below 0 is said and does not count. */
export const PriceField = ({ label, head, price, onPrice }: PriceFieldProps) => {
  const [isNegative, setNegative] = useState(false);
  return (
    <>
      <span className={styles.cellName} aria-hidden="true">
        {head}
      </span>
      <NumberField
        label={label}
        hideLabel
        className={styles.price}
        value={price}
        error={isNegative ? costTexts.negative : undefined}
        onChange={(typed) => {
          setNegative(typed !== null && typed < 0);
          onPrice(typed !== null && typed < 0 ? null : typed);
        }}
      />
    </>
  );
};
