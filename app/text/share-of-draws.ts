import { uncertaintyTexts } from "./en/uncertainty.ts";
import { formatPercent } from "./format.ts";

/** A share of draws (0 to 1) as percent; "100 %" only for all draws, "0 %" only for none. */
export const shareOfDraws = (share: number): string => {
  const words = uncertaintyTexts.pairs;
  if (share < 1 && share >= 0.995) return words.moreThan(formatPercent(0.99));
  if (share > 0 && share < 0.005) return words.lessThan(formatPercent(0.01));
  return formatPercent(share);
};
