import { tableTexts } from "../text/en/table.ts";
import { formatCount, formatNumber, formatPercent, shownScore } from "../text/format.ts";

const words = tableTexts.difference;

/** Relative difference below which two sums of the same values count as equal (rounding noise). */
const NOISE = 1e-12;

/** From this ratio on, differences are given as "times as much" instead of a percentage. */
const MANY_TIMES = 3;

/**
 * Difference of a score to the baseline's, in points of the rounded scores: "12 points better", "1 point worse",
 * "same". Null if one of them is missing.
 */
export const scoreDifference = (score: number | null, baseline: number | null): string | null => {
  if (score === null || baseline === null) return null;
  const points = shownScore(score) - shownScore(baseline);
  if (points === 0) return words.same;
  const count = Math.abs(points);
  return points > 0 ? words.better(count, formatCount(count)) : words.worse(count, formatCount(count));
};

/** Only a share of exactly 1 gives "100 % less"; others "99.7 % less" or "more than 99.9 % less". */
const lessBy = (share: number): string => {
  if (share === 1 || share < 0.995) return words.less(formatPercent(share));
  return share < 0.9995 ? words.less(formatPercent(share, 1)) : words.less(words.moreThan(formatPercent(0.999, 1)));
};

/**
 * Difference of an amount to the baseline's: "24 % less", "3.2 times as much", "same"; for a baseline of 0 a text that
 * says so. Null if one is missing or the baseline is negative.
 */
export const amountDifference = (raw: number | null, baseline: number | null): string | null => {
  if (raw === null || baseline === null) return null;
  if (Math.abs(raw - baseline) <= NOISE * Math.max(Math.abs(raw), Math.abs(baseline))) return words.same;
  if (baseline <= 0) return baseline === 0 ? words.fromZero : null;
  const ratio = raw / baseline;
  if (ratio >= MANY_TIMES) return words.times(formatNumber(ratio, ratio < 10 ? 1 : 0));
  return ratio < 1 ? lessBy(1 - ratio) : words.more(formatPercent(ratio - 1));
};

/** Difference of a rating to the baseline's, rounded to one decimal: "1.2 lower", "same". Null if one is missing. */
export const ratingDifference = (rating: number | null, baseline: number | null): string | null => {
  if (rating === null || baseline === null) return null;
  const points = Math.round((rating - baseline) * 10) / 10;
  if (points === 0) return words.same;
  const shown = formatNumber(Math.abs(points), 1);
  return points < 0 ? words.lower(shown) : words.higher(shown);
};
