import type { QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { ExplainedLine } from "../../../workers/engine/analysis/explain-lines.ts";
import type { InventoryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import type { Interval } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import { figureFragment, href, rowAddress } from "../../state/routes/href.ts";
import {
  formatRange,
  formatSignificant,
  formatUnit,
  formatWithUnit,
  shownScore,
  shownUnit,
} from "../../text/format.ts";
import { valueDecimals } from "./number-head.ts";

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

/**
 * Converts all numbers of an explanation to display units, so that formulas with them give the same results.
 * `metricUnit` is the unit in the tables.
 */
export const inShownUnits = (explanation: InventoryExplanation, metricUnit: string): InventoryExplanation => {
  const { per } = shownUnit(metricUnit);
  if (per === 1) return explanation;
  const { raw, raw_per_use, life, per_use, scale, size, size_standard, unit, lines, estimates } = explanation;
  const ofSize = shownUnit(unit);
  const impact = (value: number | null) => (value === null ? null : value / per);
  const length = (value: number | null) => (value === null ? null : value / ofSize.per);
  return {
    ...explanation,
    raw: impact(raw),
    raw_per_use: impact(raw_per_use),
    life: life / per,
    per_use: per_use / per,
    scale: scale.type === "quant" ? { ...scale, highest: scale.highest / per } : scale,
    size: length(size),
    size_standard: length(size_standard),
    lines: lines.map((line) => ({ ...line, contribution: line.contribution / per })),
    estimates: estimates.map((one) => ({ ...one, contribution: one.contribution / per })),
  };
};

/** The range of a raw value in the unit that is shown; a rating has none: "5.9–12.8 g CO2e". */
export const rangeShown = ({ low, high }: Interval, { type, unit }: CatalogueMetric): string => {
  if (type === "other") return formatRange(low, high, 1);
  const { unit: shown, per } = shownUnit(unit);
  const decimals = Math.max(valueDecimals(high / per) - 1, 0);
  return formatWithUnit(formatRange(low / per, high / per, decimals), shown);
};

/** The range of a score: "72–88". */
export const scoreRangeShown = ({ low, high }: Interval): string => formatRange(low, high);

/** A score so close to a half that more decimals would be needed is shown as a whole number. */
const MAX_DECIMALS = 6;

/**
 * Decimals of a score in its formula: one, or more until it rounds to the whole number that is shown
 * elsewhere. 86.496 is shown as 86; `86.5` would read as 87.
 */
export function scoreDecimals(score: number): number {
  for (let decimals = 1; decimals <= MAX_DECIMALS; decimals++) {
    if (shownScore(Number(score.toFixed(decimals))) === shownScore(score)) return decimals;
  }
  return 0;
}

/** Address of the data row with an activity's impact factors, in one region and version; the fragment names the metric. */
export const factorRow = (version: string, region: string, activity_id: string, metric: QuantMetricId): string =>
  href("data", { query: { row: rowAddress({ version, kind: "impact", region, key: activity_id }) } }) +
  figureFragment(metric);

/** Address of the row with the mass of a built-in product's component. */
export const massRow = (version: string, prodsys_id: string, component_id: string): string =>
  href("data", {
    query: { row: rowAddress({ version, kind: "recipe", region: BASE_REGION, key: `${prodsys_id}/${component_id}` }) },
  });

interface Sourced {
  readonly source: string;
  readonly source_year: number | null;
  readonly geography?: string;
}

/** "PlasticsEurope eco-profile PP 2014, Europe": source, geography, and the year unless the source contains it. */
export const sourceLine = ({ source, source_year, geography = "" }: Sourced): string => {
  const year = source_year === null || source.includes(String(source_year)) ? "" : String(source_year);
  return [source, year, geography].filter((part) => part !== "").join(", ");
};
