import type { InventoryExplanation, RatingExplanation } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatNumber, formatScore } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { scoreDecimals } from "./score-decimals.ts";

const { formula } = explanationTexts;

/** The lines of a score's formula; `rawShown` and `decimals` as in the formula of the raw value. */
export const scoreFormula = (
  { scale, raw, score, below_scale }: InventoryExplanation | RatingExplanation,
  rawShown: string,
  decimals: number,
): readonly string[] => {
  if (raw === null) return [formula.missingScore(formatScore(score))];
  const result = below_scale
    ? `= ${formatNumber(score, 0)} (${formula.heldAtOne})`
    : `= ${formatNumber(score, scoreDecimals(score))}`;
  if (scale.type === "quant") {
    if (scale.highest <= 0) return [formula.noHighest, result];
    const highest = formatNumber(scale.highest, decimals);
    return [formula.scoreOfAmount, `= 1 + 99 × (1 − ${rawShown} / ${highest})`, result];
  }
  const [lowest, highest] = [formatSignificant(scale.lowest), formatSignificant(scale.highest)];
  return [formula.scoreOfRating, `= 1 + 99 × (${highest} − ${rawShown}) / (${highest} − ${lowest})`, result];
};
