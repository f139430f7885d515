import type { ComponentProps } from "react";
import { shownUnit } from "../text/format.ts";
import { NumberField } from "./number-field.tsx";

interface AmountFieldProps extends ComponentProps<typeof NumberField> {
  /** the unit of `value`; the field shows and takes the reader's own */
  readonly unit: string;
  /** The value has to be whole: what is typed in another unit is rounded to it, and shown with one decimal. */
  readonly whole?: boolean;
}

/** Digits that count of a value shown in another unit; what is typed with no more of them comes back as it was typed. */
const DIGITS = 5;

/** A number with a unit, typed in the units that the reader chose. What is heard is in the data's unit, unrounded. */
export function AmountField({ unit, whole = false, value, onChange, onSettle, ...rest }: AmountFieldProps) {
  const { unit: shown, per } = shownUnit(unit);
  const isOther = per !== 1;
  const stored = (typed: number | null): number | null => {
    if (typed === null || !isOther) return typed;
    return whole ? Math.round(typed * per) : typed * per;
  };
  const asShown = (kept: number): number =>
    whole ? Math.round((kept / per) * 10) / 10 : Number((kept / per).toPrecision(DIGITS));
  return (
    <NumberField
      {...rest}
      unit={shown}
      value={value === null || !isOther ? value : asShown(value)}
      onChange={(typed) => onChange(stored(typed))}
      {...(onSettle && { onSettle: (typed: number | null) => onSettle(stored(typed)) })}
    />
  );
}
