import { formatNumber, shownUnit } from "./format.ts";
import { formatSignificant, sharedDecimals } from "./significant.ts";
import { units, type ShownUnit } from "./units.ts";

/** Steps from one unit to others of its kind, largest first; `per` of the data's unit. */
type Steps = Readonly<Record<string, readonly ShownUnit[]>>;

/** Larger units of those the metrics have. */
const LARGER: Readonly<Record<"metric" | "us", Steps>> = {
  metric: {
    g: [
      { unit: "t", per: 1e6 },
      { unit: "kg", per: 1e3 },
    ],
    kg: [{ unit: "t", per: 1e3 }],
    L: [{ unit: "m³", per: 1e3 }],
  },
  us: {
    g: [
      { unit: "tons", per: 907_184.74 },
      { unit: "lb", per: 453.59237 },
    ],
    kg: [{ unit: "tons", per: 907.18474 }],
  },
};
/** Of which there is not one kilogram or pound. */
const SMALLER: Readonly<Record<"metric" | "us", ShownUnit>> = {
  metric: { unit: "g", per: 1e-3 },
  us: { unit: "oz", per: 0.028349523125 },
};

/** The unit for amounts of which the largest is so large: totals of a year in grams would be nine digits long. */
export const unitFor = (unit: string, largest: number): ShownUnit => {
  const [base = "", ...rest] = unit.split(" ");
  const own = shownUnit(unit);
  if (base === "kg" && largest !== 0 && Math.abs(largest) < own.per) return SMALLER[units()];
  const larger = LARGER[units()][base]?.find(({ per }) => Math.abs(largest) >= per);
  return larger === undefined ? own : { unit: [larger.unit, ...rest].join(" "), per: larger.per };
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
