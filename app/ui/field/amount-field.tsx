import type { ComponentProps } from "react";
import { shownUnit } from "../../text/format.ts";
import { NumberField } from "./number-field.tsx";

interface AmountFieldProps extends ComponentProps<typeof NumberField> {
  /** the unit of `value`; the field shows and accepts the user's preferred unit */
  readonly unit: string;
  /** the stored value is a whole number: input in another unit is rounded, and shown with one decimal */
  readonly whole?: boolean;
}

/** Significant digits of a converted value; input with at most this many digits is shown unchanged afterwards. */
const DIGITS = 5;

/** A number field in the user's preferred unit; `value` and callbacks use `unit`, unrounded unless `whole`. */
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
