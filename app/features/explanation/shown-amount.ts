import type { ExplainedLine } from "../../../workers/engine/analysis/explain-lines.ts";
import { formatUnit, formatWithUnit, shownUnit } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";

/** Smaller units for amounts below 1, with the number of them in one larger unit. */
const SMALLER: Readonly<Record<string, readonly [unit: string, in_one: number]>> = {
  kg: ["g", 1000],
  "t·km": ["kg·km", 1000],
};

/** An amount with a unit of suitable size: 0.0459 kg is "45.9 g". */
export const shownAmount = ({ amount, unit }: Pick<ExplainedLine, "amount" | "unit">): string => {
  const own = shownUnit(unit);
  const smaller = SMALLER[unit];
  if (smaller === undefined || Math.abs(amount) >= own.per) {
    return formatWithUnit(formatSignificant(amount / own.per), own.unit);
  }
  const { unit: shown, per } = shownUnit(smaller[0]);
  return formatWithUnit(formatSignificant((amount * smaller[1]) / per), shown);
};

/** An impact factor per unit of its activity: "1,630 g/kg", without "CO2e". `metricUnit` is the unit in the tables. */
export const shownFactor = ({ factor, unit }: Pick<ExplainedLine, "factor" | "unit">, metricUnit: string): string => {
  const activity = shownUnit(unit);
  const shown = (factor / shownUnit(metricUnit).per) * activity.per;
  return formatWithUnit(
    formatSignificant(shown),
    `${bareUnit(metricUnit)}/${unit === "L" ? bareUnit(unit) : activity.unit}`,
  );
};

/** Display unit without its substance: "g" for "g CO2e", "m²·a" for "m2·a"; litres are "L". */
export const bareUnit = (metricUnit: string): string =>
  metricUnit === "L" && shownUnit("L").per === 1 ? "L" : formatUnit(metricUnit).replace(/ .*$/, "");
