import type { MetricId } from "../../edge-api/contract/metrics.ts";
import { valueTexts } from "./en/values.ts";
import { inNumberLocale } from "./locale.ts";
import { otherUnit, type ShownUnit } from "./units.ts";

/**
 * Formats every number and unit on screen (dates: dates.ts). Specification section 9, "Number formats": 0 is `0`, other
 * values that round to 0 are `< 0.01`, missing values are `unknown`, negative numbers have the minus sign U+2212.
 */

const MINUS = "\u2212";
/** keyed by minimum and maximum decimals */
const numberFormats = new Map<string, () => Intl.NumberFormat>();

function digits(value: number, most: number, fewest: number): string {
  const key = `${fewest} ${most}`;
  let format = numberFormats.get(key);
  if (!format) {
    const decimals = { minimumFractionDigits: fewest, maximumFractionDigits: most };
    format = inNumberLocale((locale) => new Intl.NumberFormat(locale, decimals));
    numberFormats.set(key, format);
  }
  return format().format(value).replace("-", MINUS);
}

/**
 * A number with fixed decimals, for columns: `1,234.50`, `−3.10`, `0`, `< 0.01`, `unknown`. With `fewest` below `decimals`,
 * trailing zeros beyond `fewest` decimals are dropped.
 */
export function formatNumber(value: number | null | undefined, decimals = 0, fewest = decimals): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return valueTexts.unknown;
  if (value === 0) return "0";
  const step = 10 ** -decimals;
  // Intl rounds halves away from zero
  if (Math.abs(value) < step / 2) {
    return value > 0
      ? valueTexts.below(digits(step, decimals, fewest))
      : valueTexts.above(digits(-step, decimals, fewest));
  }
  return digits(value, decimals, fewest);
}

/** An integer count: `7`, `2,140,000`. */
export const formatCount = (count: number): string => formatNumber(count, 0);

/** A share (0 to 1) as percent, `50 %`. */
export const formatPercent = (share: number | null | undefined, decimals = 0): string => {
  const amount = formatNumber(share === null || share === undefined ? share : share * 100, decimals);
  return formatWithUnit(amount, "%");
};

/** A number with its unit and a no-break space; omits the unit of an unknown amount. Render it with `WithUnits`. */
export const formatWithUnit = (amount: string, unit: string): string =>
  amount === valueTexts.unknown ? amount : valueTexts.withUnit(amount, unit);

/** A summary or metric score as integer. Look up its band with `shownScore`. */
export const formatScore = (score: number | null | undefined): string =>
  score === null || score === undefined ? valueTexts.unknown : formatNumber(shownScore(score), 0);

/** The rounded score, for band lookup: a displayed 80 must not get the band of 80.4. */
export const shownScore = (score: number): number => Math.round(score);

/** Decimals of raw values, per serving and per use; land use values are much smaller (m2·a per serving). */
const METRIC_DECIMALS: Record<MetricId, number> = {
  climate: 0,
  h2o: 2,
  plastic_pollution: 2,
  chemicals: 1,
  sust_source: 1,
  recoverability: 1,
  land_use: 4,
};

/** A raw value of a metric with the decimals of its column, without its unit, which is in the column head. */
export const formatRaw = (metric: MetricId, value: number | null | undefined): string => {
  const other = otherUnit(metric);
  const shown = other && typeof value === "number" ? value / other.per : value;
  return formatNumber(shown, METRIC_DECIMALS[metric] + (other?.decimals ?? 0));
};

/** Display text of a data unit: translated words, and a superscript 2 in `m2·a` and `cm2`. */
const wordedUnit = (unit: string): string => {
  if (unit === "L") return valueTexts.litres;
  if (unit === "item") return valueTexts.item;
  const [, best, worst] = /^score (\d+)-(\d+)$/.exec(unit) ?? [];
  return best && worst ? valueTexts.ratingUnit(best, worst) : unit.replace(/m2(?=\b|·)/, "m²");
};

/** The display unit for a data unit. */
export const shownUnit = (unit: string): ShownUnit => otherUnit(unit) ?? { unit: wordedUnit(unit), per: 1 };

/** The text of the display unit. Leaves CO2e unchanged: `WithUnits` renders its subscript. */
export const formatUnit = (unit: string): string => shownUnit(unit).unit;

/** A size or distance in its display unit with at most two decimals, without trailing zeros: `350 ml`, `11.83 fl oz`. */
export const formatMeasure = (value: number | null, unit: string): string => {
  const { unit: shown, per } = shownUnit(unit);
  return formatWithUnit(formatNumber(value === null ? value : value / per, 2, 0), shown);
};

/** A number as text of an input field: at most six decimals, without trailing zeros; "" for null. */
export const formatTyped = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? "" : digits(value, 6, 0);

/** The display name of a product: without the suffix ` (Reusable)`, which a mark replaces. */
export const productName = (name: string): string => name.replace(/ \(Reusable\)$/, "");

/** Decimals that show a number of significant digits: for three digits, 2 for 9.46 and 4 for 0.0123; at most 6. */
export function decimalsFor(value: number, significant: number): number {
  if (value === 0 || !Number.isFinite(value)) return 0;
  return Math.min(6, Math.max(0, significant - 1 - Math.floor(Math.log10(Math.abs(value)))));
}

/** A number with significant digits, without trailing zeros: `1`, `0.7`, `153.4`. Integer digits are never rounded. */
export function formatSignificant(value: number | null | undefined, significant = 3): string {
  return formatNumber(value, decimalsFor(value ?? 0, significant), 0);
}

/** Shared decimals for a column or chart: three significant digits of the largest value, none from 100. */
export const sharedDecimals = (values: readonly (number | null)[]): number => {
  const largest = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
  return largest === 0 ? 0 : Math.min(Math.max(2 - Math.floor(Math.log10(largest)), 0), 8);
};

/** Formats grams with one decimal unless it is 0: `12.1`, `220`. Omits the unit, which is `formatUnit("g")`. */
export function formatMass(grams: number | null | undefined): string {
  const other = otherUnit("g");
  if (!other || typeof grams !== "number") return formatNumber(grams, 1, 0);
  return formatNumber(grams / other.per, 1 + other.decimals, 0);
}

/**
 * A range with an en dash, `5–95`; one number if both bounds read the same; in words if a bound is negative, because a dash
 * next to a minus is hard to read.
 */
export function formatRange(low: number, high: number, decimals = 0): string {
  const bounds = [formatNumber(low, decimals), formatNumber(high, decimals)] as const;
  if (bounds[0] === bounds[1]) return bounds[0];
  return low < 0 || high < 0 ? valueTexts.signedRange(...bounds) : valueTexts.range(...bounds);
}
