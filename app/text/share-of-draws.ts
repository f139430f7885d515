import { CERTAIN_FROM } from "../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import { uncertaintyTexts } from "./en/uncertainty.ts";
import { formatPercent } from "./format.ts";
import { formatShareOf100 } from "./shares.ts";

/** A share below the one from which a winner is named is not rounded up to it. */
const belowCertain = (share: number): number => (share < CERTAIN_FROM ? Math.min(share, CERTAIN_FROM - 0.01) : share);

/** A share of draws (0 to 1) in percent without the sign, for a table. */
export const drawsOf100 = (share: number): string => formatShareOf100(belowCertain(share));

/** A share of draws (0 to 1) as percent; "100 %" only for all draws, "0 %" only for none. */
export const shareOfDraws = (share: number): string => {
  const words = uncertaintyTexts.pairs;
  if (share < 1 && share >= 0.995) return words.moreThan(formatPercent(0.99));
  if (share > 0 && share < 0.005) return words.lessThan(formatPercent(0.01));
  return formatPercent(belowCertain(share));
};
