import { numberOf } from "../tables/wire-value.ts";

/**
 * The mass load factor is entered in percent and stored as a fraction text (pack_eff). The decimal point moves in the
 * text, so that 57 % is 0.57 and comes back as 57: dividing by 100 would lose digits.
 */
const moved = (value: number, places: number): number => {
  const [digits, exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
};

/**
 * null = not stated, or no number: the default counts. A fraction whose percentage no number holds (1e308, in a damaged
 * table) becomes the largest that there is: the form says that it is out of range, and what was stated stays.
 */
export const percentOfFraction = (fraction: number | null): number | null =>
  fraction === null || !Number.isFinite(fraction)
    ? null
    : Math.min(Math.max(moved(fraction, 2), -Number.MAX_VALUE), Number.MAX_VALUE);

export const fractionText = (percent: number): string => String(moved(percent, -2));

/** A percentage to twelve decimals: so many digits come back from a fraction whatever they are. */
export const enteredPercent = (percent: number | null): number | null =>
  percent === null || !Number.isFinite(percent) ? null : Number(percent.toFixed(12));

/** The text to save: what was stated as long as it says this percentage; null = the default counts. */
export const savedFraction = (percent: number | null, stated: string | null): string | null => {
  if (percent === null) return null;
  return percentOfFraction(numberOf(stated)) === percent ? stated : fractionText(percent);
};
