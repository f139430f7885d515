import { partTexts } from "./en/parts.ts";
import { valueTexts } from "./en/values.ts";
import { formatNumber, formatRange, formatScore, formatWithUnit } from "./format.ts";

/** A share (0 to 1) in percent without the sign. Never rounds up to 100: 99.7 % is `> 99`, or `99.7` with a decimal. */
export const formatShareOf100 = (share: number | null | undefined, decimals = 0): string => {
  const step = 10 ** -decimals;
  return typeof share === "number" && share < 1 && share * 100 >= 100 - step / 2
    ? valueTexts.above(formatNumber(100 - step, decimals))
    : formatNumber(share === null || share === undefined ? share : share * 100, decimals);
};

/** formatShareOf100 with the percent sign. */
export const formatShare = (share: number | null | undefined, decimals = 0): string =>
  formatWithUnit(formatShareOf100(share, decimals), "%");

/** A summary score as a rounded percent, `84 %` (specification section 9); metric scores have no unit. */
export const formatSummary = (summary: number | null | undefined): string => formatWithUnit(formatScore(summary), "%");

/** A summary score in a sentence: `84 of 100`. */
export const formatOf100 = (summary: number | null | undefined): string => partTexts.scoreOf100(formatScore(summary));

/** A range of summary scores, `72–80 %`. */
export const formatSummaryRange = (low: number, high: number): string => formatWithUnit(formatRange(low, high), "%");
