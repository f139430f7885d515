import type { Sensitivity } from "../../../workers/engine/analysis/lever-curve.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { leverAmount } from "./lever-words.ts";

/** The changes in one direction (ahead or behind), with names for sentences. */
const turnsOf = ({ lever, changes }: Sensitivity, ahead: boolean, wordsOf: (id: string) => string) =>
  changes
    .filter((change) => change.ahead === ahead)
    .map(({ value, other_id }) => ({ at: leverAmount(lever, value), other: wordsOf(other_id) }));

/** The ends of the scale, with their units. */
const scaleOf = ({ lever }: Sensitivity) => [leverAmount(lever, lever.min), leverAmount(lever, lever.max)] as const;

/** Sentences on where the order changes along the scale, or that it does not. */
export const curveSentences = (
  curve: Sensitivity,
  product: string,
  nameOf: (id: string) => string,
): readonly string[] => {
  const words = sensitivityTexts;
  const wordsOf = (id: string) => inSentence(nameOf(id));
  const [up, down] = [turnsOf(curve, true, wordsOf), turnsOf(curve, false, wordsOf)];
  if (curve.changes.length === 0) {
    return [words.noChange(product, ...scaleOf(curve))];
  }
  return [
    ...(up.length > 0 ? [words.aheadFrom(product, up)] : []),
    ...(down.length > 0 ? [words.behindFrom(product, down)] : []),
  ];
};

/** The sentences for a portfolio and the portfolios that it is compared with. */
export const portfolioCurveSentences = (curve: Sensitivity, wordsOf: (id: string) => string): readonly string[] => {
  const words = sensitivityTexts.portfolio;
  const [up, down] = [turnsOf(curve, true, wordsOf), turnsOf(curve, false, wordsOf)];
  if (curve.changes.length === 0) return [words.noChange(...scaleOf(curve))];
  return [...(up.length > 0 ? [words.aheadFrom(up)] : []), ...(down.length > 0 ? [words.behindFrom(down)] : [])];
};
