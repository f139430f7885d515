import { formatNumber, formatSignificant, formatUnit, sharedDecimals } from "./format.ts";

/** A unit that an amount is shown in, and how much of the data's unit goes into one of it. */
export interface ShownUnit {
  /** as readers know it: `t CO2e`, `m³`; show it through `WithUnits` */
  readonly unit: string;
  readonly per: number;
}

/** Larger units of those the metrics have, largest first. */
const LARGER: Readonly<Record<string, readonly ShownUnit[]>> = {
  g: [
    { unit: "t", per: 1e6 },
    { unit: "kg", per: 1e3 },
  ],
  kg: [{ unit: "t", per: 1e3 }],
  L: [{ unit: "m³", per: 1e3 }],
};

/** The unit for amounts of which the largest is so large: totals of a year in grams would be nine digits long. */
export const unitFor = (unit: string, largest: number): ShownUnit => {
  const [base = "", ...rest] = unit.split(" ");
  // kilograms of which there is not one are grams
  if (base === "kg" && largest !== 0 && Math.abs(largest) < 1) return { unit: "g", per: 1e-3 };
  const larger = LARGER[base]?.find(({ per }) => Math.abs(largest) >= per);
  if (larger === undefined) return { unit: formatUnit(unit), per: 1 };
  return { unit: [larger.unit, ...rest].join(" "), per: larger.per };
};

/** How a column or chart of amounts in one unit writes them: at one precision, three digits of the largest. */
export const sharedAmounts = (values: readonly number[], { per }: ShownUnit): ((value: number) => string) => {
  const decimals = sharedDecimals(values.map((value) => value / per));
  return (value) => formatNumber(value / per, decimals);
};

/** An amount in a larger unit at three digits that count, whole from a hundred on; without the unit. */
export const formatLarge = (value: number | null | undefined, { per }: ShownUnit): string => {
  if (value === null || value === undefined) return formatNumber(value);
  const shown = value / per;
  return Math.abs(shown) >= 100 ? formatNumber(shown) : formatSignificant(shown);
};
