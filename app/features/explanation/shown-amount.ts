import type { ExplainedLine } from "../../../workers/engine/analysis/explanation.ts";
import { formatSignificant, formatUnit, formatWithUnit } from "../../text/format.ts";

/** Amounts of one item are small: below 1 they are shown in a thousandth of their unit. */
const SMALLER: Readonly<Record<string, string>> = { kg: "g", "t·km": "kg·km" };

/** An amount with its unit as readers expect it: 0.0459 kg is "45.9 g". */
export const shownAmount = ({ amount, unit }: Pick<ExplainedLine, "amount" | "unit">): string => {
  const smaller = SMALLER[unit];
  return smaller !== undefined && Math.abs(amount) < 1
    ? formatWithUnit(formatSignificant(amount * 1000), smaller)
    : formatWithUnit(formatSignificant(amount), formatUnit(unit));
};

/** An impact factor per unit of its activity: "1,630 g/kg". `metricUnit` as the tables have it; CO2e stands in the heading. */
export const shownFactor = ({ factor, unit }: Pick<ExplainedLine, "factor" | "unit">, metricUnit: string): string =>
  formatWithUnit(formatSignificant(factor), `${bareUnit(metricUnit)}/${unit}`);

/** "g" of "g CO2e"; "m²·a" of "m2·a". */
export const bareUnit = (metricUnit: string): string =>
  formatUnit(metricUnit).replace(/ .*$/, "").replace("litres", "L");
