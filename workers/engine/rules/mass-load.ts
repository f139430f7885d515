import { numberOf } from "../tables/wire-value.ts";

/**
 * Moves the decimal point in the text of a number. The mass load factor is entered in percent and stored as a fraction
 * (pack_eff); dividing by 100 would lose digits, and 57 % would not come back as 57.
 */
const moved = (value: number, places: number): number => {
  const [digits, exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
};

/**
 * Percent of a fraction; null = not stated or not a number: the default applies. An overflow (1e308 in a damaged table)
 * becomes the largest number, which the form reports as out of range.
 */
export const percentOfFraction = (fraction: number | null): number | null =>
  fraction === null || !Number.isFinite(fraction)
    ? null
    : Math.min(Math.max(moved(fraction, 2), -Number.MAX_VALUE), Number.MAX_VALUE);

/** The fraction of a percentage as text. */
export const fractionText = (percent: number): string => String(moved(percent, -2));

/** Rounds a percentage to twelve decimals, which survive the conversion to a fraction and back; null = invalid. */
export const enteredPercent = (percent: number | null): number | null =>
  percent === null || !Number.isFinite(percent) ? null : Number(percent.toFixed(12));

/** The fraction to save: the stated text if it equals the percentage, else a new text; null = the default applies. */
export const savedFraction = (percent: number | null, stated: string | null): string | null => {
  if (percent === null) return null;
  return percentOfFraction(numberOf(stated)) === percent ? stated : fractionText(percent);
};
