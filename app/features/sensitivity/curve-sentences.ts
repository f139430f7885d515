import type { Sensitivity } from "../../../workers/engine/analysis/sensitivity.ts";
import { sensitivityTexts } from "../../text/en/sensitivity.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { leverAmount, leverName } from "./lever-words.ts";

/** Where the order changes along the scale, in words; that it does not, where it does not. */
export const curveSentences = (
  { lever, changes }: Sensitivity,
  product: string,
  nameOf: (id: string) => string,
): readonly string[] => {
  const words = sensitivityTexts;
  const turns = (ahead: boolean) =>
    changes
      .filter((change) => change.ahead === ahead)
      .map(({ value, other_id }) => ({ at: leverAmount(lever, value), other: inSentence(nameOf(other_id)) }));
  const [up, down] = [turns(true), turns(false)];
  if (changes.length === 0) {
    const [min, max] = [leverAmount(lever, lever.min), leverAmount(lever, lever.max)];
    return [words.noChange(inSentence(leverName(lever)), product, min, max)];
  }
  return [
    ...(up.length > 0 ? [words.aheadFrom(product, up)] : []),
    ...(down.length > 0 ? [words.behindFrom(product, down)] : []),
  ];
};
