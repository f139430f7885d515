import { outcomeFor, verdictOf, type Verdict } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { UncertaintyState } from "../../state/analysis/uncertainty.ts";
import { findingOf, ranked, type Addition, type Finding, type RankedProduct } from "./finding.ts";

/** Draws, and the product ids by index. */
export type Drawn = Pick<UncertaintyState, "value" | "ids"> & {
  /** true = uncertainty is shown, but its draws failed or were stopped: no claim may rest on them */
  readonly isMissing?: boolean;
};

/** The draws of the current scores. None while drawing: the draws on screen then belong to the previous scores. */
export const finalDraws = ({ status, value, ids }: UncertaintyState): Drawn => ({
  value: status === "drawing" ? null : value,
  ids,
  isMissing: status === "problem" || status === "stopped",
});

/** Which of two products has the better summary over the draws; null = the draws lack one of them. */
const verdictFor = ({ value, ids }: Drawn, a: RankedProduct, b: RankedProduct): Verdict | null => {
  const outcome = value && outcomeFor(value.pairs, ids.indexOf(a.prodsys_id), ids.indexOf(b.prodsys_id), "summary");
  return outcome && verdictOf(outcome);
};

/** True if `a` is ahead of `b` in enough draws, or equal, or if the draws lack one of them. */
const isAhead = (drawn: Drawn, a: RankedProduct, b: RankedProduct): boolean => {
  const verdict = verdictFor(drawn, a, b);
  return verdict === "a" || verdict === "same" || verdict === null;
};

/**
 * The best product and those that it beats in less than 80 % of the draws, best first; empty = it beats all others, or
 * there are no scores or draws.
 */
export const closeToBest = <P extends RankedProduct>(products: readonly P[], drawn: Drawn): readonly P[] => {
  const [first, ...rest] = ranked(products).filter(({ summary }) => summary !== null);
  const close = first === undefined ? [] : rest.filter((product) => !isAhead(drawn, first, product));
  return first === undefined || close.length === 0 ? [] : [first, ...close];
};

/** A best product becomes the one with the highest score; null = the finding claims no difference. */
const withoutDraws = (finding: Finding): Finding | null => {
  if (finding.kind === "best") return { kind: "unproven", names: [finding.name], score: finding.score };
  return finding.kind === "tie" ? { ...finding, kind: "unproven" } : null;
};

/**
 * The finding while uncertainty is shown: a product is called best only if it is better than each other product in at
 * least 80 % of the draws. Without the draws the finding says that they are missing. Null = the finding from the scores holds.
 */
export const tooCloseFinding = (products: readonly RankedProduct[], drawn: Drawn): Finding | null => {
  if (drawn.isMissing === true) return withoutDraws(findingOf(products));
  const close = closeToBest(products, drawn);
  return close.length === 0 ? null : { kind: "too_close", names: close.map(({ name }) => name) };
};

/** True if the draws support the second sentence: reusables against single use, or the best product of its kind. */
export const supportsAddition = (addition: Addition, products: readonly RankedProduct[], drawn: Drawn): boolean => {
  if (drawn.isMissing === true) return false;
  const scored = ranked(products).filter(({ summary }) => summary !== null);
  const reusables = scored.filter(({ reusable }) => reusable);
  const singleUse = scored.filter(({ reusable }) => !reusable);
  const allAhead = (ahead: readonly RankedProduct[], behind: readonly RankedProduct[]): boolean =>
    ahead.every((one) => behind.every((other) => isAhead(drawn, one, other)));
  switch (addition.kind) {
    case "reusables_ahead":
      return allAhead(reusables, singleUse);
    case "single_use_ahead":
      return allAhead(singleUse, reusables);
    case "best_single_use":
      return allAhead(singleUse.slice(0, 1), singleUse.slice(1));
    default:
      return allAhead(reusables.slice(0, 1), reusables.slice(1));
  }
};
