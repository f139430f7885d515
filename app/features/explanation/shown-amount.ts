import type { ExplainedLine } from "../../../workers/engine/analysis/explanation.ts";
import { formatUnit, formatWithUnit, shownUnit } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";

/** Amounts of one item are small: below one of what is shown they are given in a smaller unit; how many of it make one. */
const SMALLER: Readonly<Record<string, readonly [unit: string, in_one: number]>> = {
  kg: ["g", 1000],
  "t·km": ["kg·km", 1000],
};

/** An amount with its unit as readers expect it: 0.0459 kg is "45.9 g". */
export const shownAmount = ({ amount, unit }: Pick<ExplainedLine, "amount" | "unit">): string => {
  const own = shownUnit(unit);
  const smaller = SMALLER[unit];
  if (smaller === undefined || Math.abs(amount) >= own.per) {
    return formatWithUnit(formatSignificant(amount / own.per), own.unit);
  }
  const { unit: shown, per } = shownUnit(smaller[0]);
  return formatWithUnit(formatSignificant((amount * smaller[1]) / per), shown);
};

/** An impact factor per unit of its activity: "1,630 g/kg". `metricUnit` as the tables have it; CO2e stands in the heading. */
export const shownFactor = ({ factor, unit }: Pick<ExplainedLine, "factor" | "unit">, metricUnit: string): string => {
  const activity = shownUnit(unit);
  const shown = (factor / shownUnit(metricUnit).per) * activity.per;
  return formatWithUnit(
    formatSignificant(shown),
    `${bareUnit(metricUnit)}/${unit === "L" ? bareUnit(unit) : activity.unit}`,
  );
};

/** "g" of "g CO2e"; "m²·a" of "m2·a"; "L" for the litres of a formula. */
export const bareUnit = (metricUnit: string): string =>
  metricUnit === "L" && shownUnit("L").per === 1 ? "L" : formatUnit(metricUnit).replace(/ .*$/, "");
