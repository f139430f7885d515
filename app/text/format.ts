import type { MetricId } from "../../edge-api/contract/metrics.ts";
import { valueTexts } from "./en/values.ts";
import { inLocale } from "./locale.ts";
import { otherUnit, type ShownUnit } from "./units.ts";

/**
 * Every number and unit on screen passes here (dates: dates.ts). Specification section 9, "Number formats": 0 is `0`, what rounds to 0 and is
 * not is `< 0.01`, nothing known is `unknown`, negative numbers carry the true minus (U+2212).
 */

const MINUS = "\u2212";
/** by the fewest and the most decimals */
const numberFormats = new Map<string, () => Intl.NumberFormat>();

function digits(value: number, most: number, fewest: number): string {
  const key = `${fewest} ${most}`;
  let format = numberFormats.get(key);
  if (!format) {
    const decimals = { minimumFractionDigits: fewest, maximumFractionDigits: most };
    format = inLocale((locale) => new Intl.NumberFormat(locale, decimals));
    numberFormats.set(key, format);
  }
  return format().format(value).replace("-", MINUS);
}

/**
 * A number at a fixed precision, as a column wants it: `1,234.50`, `−3.10`, `0`, `< 0.01`, `unknown`. With `fewest` below
 * `decimals` closing zeros beyond it are dropped.
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

/** A whole count: `7`, `2,140,000`. */
export const formatCount = (count: number): string => formatNumber(count, 0);

/** A share (0 to 1) as percent, `50 %`. */
export const formatPercent = (share: number | null | undefined, decimals = 0): string => {
  const amount = formatNumber(share === null || share === undefined ? share : share * 100, decimals);
  return formatWithUnit(amount, "%");
};

/** A number beside its unit, kept on one line; the unit is dropped when nothing is known. Show it through `WithUnits`. */
export const formatWithUnit = (amount: string, unit: string): string =>
  amount === valueTexts.unknown ? amount : valueTexts.withUnit(amount, unit);

/** A summary or metric score as the whole number that is shown; the band is looked up with `shownScore`. */
export const formatScore = (score: number | null | undefined): string =>
  score === null || score === undefined ? valueTexts.unknown : formatNumber(shownScore(score), 0);

/** The rounded score: a shown 80 must not have the band of an 80.4. */
export const shownScore = (score: number): number => Math.round(score);

/** Decimals of raw values, in a total as per use; land use is far smaller than the others (m2·a of one serving). */
const METRIC_DECIMALS: Record<MetricId, number> = {
  climate: 0,
  h2o: 2,
  plastic_pollution: 2,
  chemicals: 1,
  sust_source: 1,
  recoverability: 1,
  land_use: 4,
};

/** A raw value of a metric at the precision of its column, without its unit (that stands in the header). */
export const formatRaw = (metric: MetricId, value: number | null | undefined): string => {
  const other = otherUnit(metric);
  const shown = other && typeof value === "number" ? value / other.per : value;
  return formatNumber(shown, METRIC_DECIMALS[metric] + (other?.decimals ?? 0));
};

/** A unit of the data in words, where it is one: the language has its own. `m2·a` and `cm2` get their raised 2. */
const wordedUnit = (unit: string): string => {
  if (unit === "L") return valueTexts.litres;
  if (unit === "item") return valueTexts.item;
  const [, best, worst] = /^score (\d+)-(\d+)$/.exec(unit) ?? [];
  return best && worst ? valueTexts.ratingUnit(best, worst) : unit.replace(/m2(?=\b|·)/, "m²");
};

/** The unit that amounts of a unit of the data are shown in. */
export const shownUnit = (unit: string): ShownUnit => otherUnit(unit) ?? { unit: wordedUnit(unit), per: 1 };

/** A unit as readers know it. CO2e stays as it is: `WithUnits` sets its subscript. */
export const formatUnit = (unit: string): string => shownUnit(unit).unit;

/** A size or a distance in the unit that is shown, with no more decimals than it has, at most two: `350 ml`, `11.83 fl oz`. */
export const formatMeasure = (value: number | null, unit: string): string => {
  const { unit: shown, per } = shownUnit(unit);
  return formatWithUnit(formatNumber(value === null ? value : value / per, 2, 0), shown);
};

/** A number as it stands in a field: no more decimals than it has, at most six; nothing for null. */
export const formatTyped = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? "" : digits(value, 6, 0);

/** A product name as shown: without the suffix ` (Reusable)`, which a mark says instead. */
export const productName = (name: string): string => name.replace(/ \(Reusable\)$/, "");
