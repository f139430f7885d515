import type { MetricId } from "../../edge-api/contract/metrics.ts";
import { valueTexts } from "./en/values.ts";
import { formatNumber, formatRaw, formatSignificant, formatWithUnit, sharedDecimals, shownUnit } from "./format.ts";
import { type ShownUnit, units } from "./units.ts";

/** Alternatives to a data unit, largest first; `per` = data units per alternative unit. */
type Steps = Readonly<Record<string, readonly ShownUnit[]>>;

/** Larger units for the units of the metrics. */
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
/** Units for masses below one kilogram or pound. */
const SMALLER: Readonly<Record<"metric" | "us", ShownUnit>> = {
  metric: { unit: "g", per: 1e-3 },
  us: { unit: "oz", per: 0.028349523125 },
};

/** A larger unit is used from this many of it on, so that a total and its parts mostly share one. */
const ENOUGH = 10;

/** The display unit for amounts up to `largest`: yearly totals in grams would have nine digits. */
export const unitFor = (unit: string, largest: number): ShownUnit => {
  const [base = "", ...rest] = unit.split(" ");
  const own = shownUnit(unit);
  if (base === "kg" && largest !== 0 && Math.abs(largest) < own.per) return SMALLER[units()];
  const larger = LARGER[units()][base]?.find(({ per }) => Math.abs(largest) >= ENOUGH * per);
  return larger === undefined ? own : { unit: [larger.unit, ...rest].join(" "), per: larger.per };
};

/** Formatting of the totals of a metric, all in one unit, that of their largest. */
export interface TotalWriting {
  readonly unit: ShownUnit;
  /** formats a total without its unit */
  readonly shown: (value: number | null | undefined) => string;
  /** formats a total in the data's unit, as tooltip of a larger unit; undefined = same as shown */
  readonly exact: (value: number | null | undefined) => string | undefined;
}

/**
 * The formatting for totals up to `largest` (specification section 9): climate without decimals, water and plastic with two;
 * land use, which the specification leaves open, with three significant digits. `unit` is that of the data.
 */
export const totalWriting = (metric: MetricId, unit: string, largest: number): TotalWriting => {
  const own = shownUnit(unit);
  const inOwn = (value: number | null | undefined): string =>
    metric === "land_use" ? formatLarge(value, own) : formatRaw(metric, value);
  const larger = unitFor(unit, largest);
  if (larger.per === own.per) return { unit: own, shown: inOwn, exact: () => undefined };
  // the same decimals for all: three significant digits of the largest
  const decimals = sharedDecimals([largest / larger.per]);
  return {
    unit: larger,
    shown: (value) => formatNumber(typeof value === "number" ? value / larger.per : value, decimals),
    exact: (value) => (typeof value === "number" ? formatWithUnit(inOwn(value), own.unit) : undefined),
  };
};

/** A formatted total mass; `title` is the exact figure if a larger unit is used. */
export interface TotalMass {
  readonly amount: string;
  readonly unit: string;
  readonly title: string | undefined;
}

/** Formats a total mass in kilograms; below one in grams, and from ten tonnes in tonnes. */
export const totalMass = (kg: number): TotalMass => {
  const own = shownUnit("kg");
  const unit = unitFor("kg", kg);
  return {
    amount: formatLarge(kg, unit),
    unit: unit.unit,
    title: unit.per > own.per ? formatWithUnit(formatNumber(kg / own.per), own.unit) : undefined,
  };
};

/** A number of pieces as a whole number, with the exact one as tooltip; less than one piece is "< 1". */
export const piecesShown = (pieces: number): { readonly shown: string; readonly title: string | undefined } => {
  const shown = pieces > 0 && pieces < 1 ? valueTexts.below(formatNumber(1)) : formatNumber(pieces);
  return { shown, title: Number.isInteger(pieces) ? undefined : formatSignificant(pieces, 4) };
};

/** A formatter for all amounts of a column or chart: the same decimals, from three significant digits of the largest. */
export const sharedAmounts = (values: readonly number[], { per }: ShownUnit): ((value: number) => string) => {
  const decimals = sharedDecimals(values.map((value) => value / per));
  return (value) => formatNumber(value / per, decimals);
};

/** An amount in a larger unit with three significant digits, without decimals from 100; without the unit. */
export const formatLarge = (value: number | null | undefined, { per }: ShownUnit): string => {
  if (value === null || value === undefined) return formatNumber(value);
  const shown = value / per;
  return Math.abs(shown) >= 100 ? formatNumber(shown) : formatSignificant(shown);
};
