import type { MetricId } from "../../edge-api/contract/metrics.ts";
import { formatNumber, formatRaw, formatWithUnit, shownUnit } from "./format.ts";
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

/** Totals below this have room in their own unit, with their decimals: `999,999.99`. */
const TOTAL_HAS_ROOM = 1e6;

/** How the totals of a metric are written: all in one unit, that of the data unless the largest would not fit. */
export interface TotalWriting {
  readonly unit: ShownUnit;
  /** without the unit */
  readonly shown: (value: number | null | undefined) => string;
  /** the figure in the unit of the data where a larger one stands, for a title; undefined = it is what is shown */
  readonly exact: (value: number | null | undefined) => string | undefined;
}

/**
 * Totals of a metric whose largest is so large (specification section 9): climate whole, water and plastic with two decimals;
 * land use, which has no rule there, with three digits that count. `unit` is that of the data.
 */
export const totalWriting = (metric: MetricId, unit: string, largest: number): TotalWriting => {
  const own = shownUnit(unit);
  const inOwn = (value: number | null | undefined): string =>
    metric === "land_use" ? formatLarge(value, own) : formatRaw(metric, value);
  const larger = Math.abs(largest) / own.per < TOTAL_HAS_ROOM ? own : unitFor(unit, largest);
  if (larger.per === own.per) return { unit: own, shown: inOwn, exact: () => undefined };
  // one precision for all: three digits of the largest
  const decimals = sharedDecimals([largest / larger.per]);
  return {
    unit: larger,
    shown: (value) => formatNumber(typeof value === "number" ? value / larger.per : value, decimals),
    exact: (value) => (typeof value === "number" ? formatWithUnit(inOwn(value), own.unit) : undefined),
  };
};

/** A total mass in words, and the exact figure where that is in a larger unit. */
export interface TotalMass {
  readonly amount: string;
  readonly unit: string;
  readonly title: string | undefined;
}

/** A total mass in kilograms, in grams where there is not one, in tonnes where it would not fit. */
export const totalMass = (kg: number): TotalMass => {
  const own = shownUnit("kg");
  const fits = Math.abs(kg) >= own.per && Math.abs(kg) / own.per < TOTAL_HAS_ROOM;
  const unit = fits ? own : unitFor("kg", kg);
  return {
    amount: formatLarge(kg, unit),
    unit: unit.unit,
    title: unit.per > own.per ? formatWithUnit(formatNumber(kg / own.per), own.unit) : undefined,
  };
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
