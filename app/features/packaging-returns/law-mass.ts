import { LAW } from "../../../workers/engine/returns/law-data.ts";
import { packagingReturnsTexts } from "../../text/en/packaging-returns.ts";
import { formatNumber, formatWithUnit } from "../../text/format.ts";

/** kg of a tonne, grams of a kg */
const THOUSAND = 1000;
const FEW = 10;

const decimalsOf = (amount: number): number => (amount < FEW ? 1 : 0);

/** A mass in metric units, as returns require whatever units the user prefers: `18.4 t`, `645 kg`, `3.2 kg`, `0.6 g`. */
export const lawMass = (kg: number): string => {
  if (kg >= THOUSAND) return formatWithUnit(formatNumber(kg / THOUSAND, 1), "t");
  if (kg >= 1 || kg === 0) return formatWithUnit(formatNumber(kg, decimalsOf(kg)), "kg");
  return formatWithUnit(formatNumber(kg * THOUSAND, decimalsOf(kg * THOUSAND)), "g");
};

/** Kilograms with three decimals, as in the files. */
export const threeDecimals = (kg: number): string => formatNumber(kg, 3);

/** Name of a category in the user's language, else as the law names it. */
export const categoryShown = (category: number | null): string => {
  if (category === null) return packagingReturnsTexts.table.noCategory;
  const known: Readonly<Record<number, string>> = packagingReturnsTexts.categories;
  return known[category] ?? LAW.categories[category] ?? String(category);
};
