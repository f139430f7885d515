import { outcomeFor, verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { UncertaintyState } from "../../state/analysis/uncertainty.ts";
import { partTexts } from "../../text/en/parts.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { formatRange } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import type { RankedProduct } from "./finding.ts";

type Drawn = Pick<UncertaintyState, "value" | "ids">;

/** The 5–95 % range of a product's summary over the draws (0-100); null = hidden, or the product has none. */
export const rangeOf = ({ value, ids }: Drawn, prodsys_id: string): readonly [number, number] | null => {
  const summary = value?.scores[ids.indexOf(prodsys_id)]?.summary;
  return summary ? [summary.low, summary.high] : null;
};

/** Whether less than 80 % of the draws agree on which of two products has the better summary. */
const isTooClose = ({ value, ids }: Drawn, row: RankedProduct, other: RankedProduct): boolean => {
  const [a, b] = [ids.indexOf(row.prodsys_id), ids.indexOf(other.prodsys_id)];
  const outcome = value && a !== b ? outcomeFor(value.pairs, a, b, "summary") : null;
  return outcome !== null && verdictOf(outcome) === "too_close";
};

/** What a screen reader adds to a score of the ranking: its range, and the products whose scores are too close to it; "" = nothing. */
export const scoreDetail = (row: RankedProduct, rows: readonly RankedProduct[], drawn: Drawn): string => {
  const range = rangeOf(drawn, row.prodsys_id);
  const close = rows.filter((other) => isTooClose(drawn, row, other)).map(({ name }) => inSentence(name));
  return [
    ...(range ? [partTexts.scoreRange(formatRange(...range))] : []),
    ...(close.length > 0 ? [uncertaintyTexts.closeWith(close)] : []),
  ].join(", ");
};
