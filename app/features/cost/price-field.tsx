import { useState } from "react";
import { costTexts } from "../../text/en/cost.ts";
import { NumberField } from "../../ui/field/number-field.tsx";
import * as styles from "./cost.css.ts";

interface PriceFieldProps {
  /** accessible name, including the product */
  readonly label: string;
  /** name of the column, shown on a phone, where there are no columns */
  readonly head: string;
  readonly price: number | null;
  readonly onPrice: (price: number | null) => void;
}

/** A price field: empty, or a number from 0. A negative number shows an error and counts as empty. */
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
