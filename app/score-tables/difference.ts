import { tableTexts } from "../text/en/table.ts";
import { formatCount, formatNumber, formatPercent, shownScore } from "../text/format.ts";

const words = tableTexts.difference;

/** Rounding noise of two sums of the same lines is no difference. */
const NOISE = 1e-12;

/** From here on "times as much" says more than a percentage. */
const MANY_TIMES = 3;

/**
 * How a score differs from the baseline's, in points of the numbers shown: "12 points better", "1 point worse", "same".
 * Null = one of them is missing.
 */
export const scoreDifference = (score: number | null, baseline: number | null): string | null => {
  if (score === null || baseline === null) return null;
  const points = shownScore(score) - shownScore(baseline);
  if (points === 0) return words.same;
  const count = Math.abs(points);
  return points > 0 ? words.better(count, formatCount(count)) : words.worse(count, formatCount(count));
};

/** A share of less than all is not rounded to all: "99.7 % less", "more than 99.9 % less", and "100 % less" of nothing. */
const lessBy = (share: number): string => {
  if (share === 1 || share < 0.995) return words.less(formatPercent(share));
  return share < 0.9995 ? words.less(formatPercent(share, 1)) : words.less(words.moreThan(formatPercent(0.999, 1)));
};

/**
 * How an amount differs from the baseline's, where less is better: "24 % less", "3.2 times as much", "same". Null = one is
 * missing, or there is no positive baseline to take a share of.
 */
export const amountDifference = (raw: number | null, baseline: number | null): string | null => {
  if (raw === null || baseline === null) return null;
  if (Math.abs(raw - baseline) <= NOISE * Math.max(Math.abs(raw), Math.abs(baseline))) return words.same;
  if (baseline <= 0) return baseline === 0 ? words.fromZero : null;
  const ratio = raw / baseline;
  if (ratio >= MANY_TIMES) return words.times(formatNumber(ratio, ratio < 10 ? 1 : 0));
  return ratio < 1 ? lessBy(1 - ratio) : words.more(formatPercent(ratio - 1));
};

/** How a rating differs from the baseline's, in points of the rating at its shown precision: "1.2 lower", "same". */
export const ratingDifference = (rating: number | null, baseline: number | null): string | null => {
  if (rating === null || baseline === null) return null;
  const points = Math.round((rating - baseline) * 10) / 10;
  if (points === 0) return words.same;
  const shown = formatNumber(Math.abs(points), 1);
  return points < 0 ? words.lower(shown) : words.higher(shown);
};
