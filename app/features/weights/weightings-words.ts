import type { FlipWeight, FlipWeights } from "../../../workers/engine/analysis/flip-weight.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatPercent, shownScore } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";

/** Most flips named in the sentence; the table has all. */
const MAX_NAMED = 2;

/** True if another has a better displayed score in the metric than the first. */
export const isLost = ({ best, first }: FlipWeight): boolean => shownScore(best) > shownScore(first);

/** True if another is better in the metric, but the displayed scores are equal. */
export const isNearlyLost = (row: FlipWeight, { first_id }: FlipWeights): boolean =>
  !isLost(row) && row.best_id !== first_id;

/** Decimals of a share (0-1) as percent: one near 0 and 1, to avoid "more than 100 %". */
export const flipDecimals = (share: number): number => (share < 0.005 || share > 0.995 ? 1 : 0);

/** A share (0-1) of random weightings as percent; never 100 %, because a sample proves no "always". */
export const shareShown = (share: number): string =>
  share >= 0.995 ? weightsTexts.section.moreThan(formatPercent(0.99)) : formatPercent(share);

interface Names {
  /** name for a sentence: "the paper cup", or a portfolio's name in quotation marks */
  readonly of: (id: string) => string;
  readonly metric: (id: MetricId) => string;
}

/** Single weights that would put the second first, smallest change first; then the metrics that the first loses. */
export const flipSentences = (flips: FlipWeights, names: Names): readonly string[] => {
  const words = weightsTexts.section;
  const [first, second] = [names.of(flips.first_id), names.of(flips.second_id)];
  const turning = flips.metrics
    .flatMap(({ metric, share, flips_at }) => (flips_at === null ? [] : [{ metric, share, flips_at }]))
    .toSorted((a, b) => Math.abs(a.flips_at - a.share) - Math.abs(b.flips_at - b.share))
    .slice(0, MAX_NAMED)
    .map(({ metric, share, flips_at }) => ({
      name: inSentence(names.metric(metric)),
      shown: (flips_at > share ? words.above : words.below)(formatPercent(flips_at, flipDecimals(flips_at))),
    }));
  const namesOf = (rows: readonly FlipWeight[]) => rows.map(({ metric }) => inSentence(names.metric(metric)));
  const lost = flips.metrics.filter(isLost);
  const nearly = flips.metrics.filter((row) => isNearlyLost(row, flips));
  const behind = () => {
    if (lost.length > 0) return words.loses(first, namesOf(lost));
    return nearly.length > 0 ? words.losesNearly(first, namesOf(nearly)) : words.losesNone(first);
  };
  return [
    ...(flips.is_tie
      ? []
      : [turning.length === 0 ? words.neverFlips(first, second) : words.flips(first, second, turning)]),
    behind(),
  ];
};
