import { formatNumber, formatWithUnit } from "../../text/format.ts";

/** kg of a tonne, grams of a kg */
const THOUSAND = 1000;
const FEW = 10;

const decimalsOf = (amount: number): number => (amount < FEW ? 1 : 0);

/** A mass in metric units, which every return is in, whatever units the page shows: `18.4 t`, `645 kg`, `3.2 kg`, `0.6 g`. */
export const lawMass = (kg: number): string => {
  if (kg >= THOUSAND) return formatWithUnit(formatNumber(kg / THOUSAND, 1), "t");
  if (kg >= 1 || kg === 0) return formatWithUnit(formatNumber(kg, decimalsOf(kg)), "kg");
  return formatWithUnit(formatNumber(kg * THOUSAND, decimalsOf(kg * THOUSAND)), "g");
};

/** Kilograms as the files have them. */
export const threeDecimals = (kg: number): string => formatNumber(kg, 3);
