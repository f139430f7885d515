import type { FlipWeight, FlipWeights } from "../../../workers/engine/analysis/flip-weight.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatPercent, shownScore } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";

/** Flips that a sentence names; the table has them all. */
const MOST = 2;

/** Another has a better score in it than the first, by the numbers shown. */
export const isLost = ({ best, first }: FlipWeight): boolean => shownScore(best) > shownScore(first);

/** Another is better in it, by less than the numbers show. */
export const isNearlyLost = (row: FlipWeight, { first_id }: FlipWeights): boolean =>
  !isLost(row) && row.best_id !== first_id;

/** Near its ends a share needs a decimal: "more than 100 %" is none. */
export const flipDecimals = (share: number): number => (share < 0.005 || share > 0.995 ? 1 : 0);

/** A share as percent that says 100 or 0 only of all and of none. */
export const shareShown = (share: number): string =>
  share < 1 && share >= 0.995 ? weightsTexts.section.moreThan(formatPercent(0.99)) : formatPercent(share);

interface Names {
  /** as sentences name it: "the paper cup" or a portfolio's name in quotation marks */
  readonly of: (id: string) => string;
  readonly metric: (id: MetricId) => string;
}

/** Which single weights would make the second pass the first, nearest first; then in what the first is not the best. */
export const flipSentences = (flips: FlipWeights, names: Names): readonly string[] => {
  const words = weightsTexts.section;
  const [first, second] = [names.of(flips.first_id), names.of(flips.second_id)];
  const turning = flips.metrics
    .flatMap(({ metric, share, flips_at }) => (flips_at === null ? [] : [{ metric, share, flips_at }]))
    .toSorted((a, b) => Math.abs(a.flips_at - a.share) - Math.abs(b.flips_at - b.share))
    .slice(0, MOST)
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
