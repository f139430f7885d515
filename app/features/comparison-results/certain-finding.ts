import { outcomeFor, verdictOf, type Verdict } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { UncertaintyState } from "../../state/analysis/uncertainty.ts";
import { ranked, type Addition, type Finding, type RankedProduct } from "./finding.ts";

type Drawn = Pick<UncertaintyState, "value" | "ids">;

/** Who of two has the better summary, if the draws let it be said; null = they do not know both. */
const verdictFor = ({ value, ids }: Drawn, a: RankedProduct, b: RankedProduct): Verdict | null => {
  const outcome = value && outcomeFor(value.pairs, ids.indexOf(a.prodsys_id), ids.indexOf(b.prodsys_id), "summary");
  return outcome && verdictOf(outcome);
};

/** Does one come out ahead in so many draws that it may be said? What was not drawn says nothing against it. */
const isAhead = (drawn: Drawn, a: RankedProduct, b: RankedProduct): boolean => {
  const verdict = verdictFor(drawn, a, b);
  return verdict === "a" || verdict === "same" || verdict === null;
};

/**
 * The finding while uncertainty is shown: nobody is called best who is not better than each other product in at least 80 %
 * of the draws. Null = what the scores say may be said.
 */
export const tooCloseFinding = (products: readonly RankedProduct[], drawn: Drawn): Finding | null => {
  const [first, ...rest] = ranked(products).filter(({ summary }) => summary !== null);
  if (first === undefined) return null;
  const close = rest.filter((product) => !isAhead(drawn, first, product));
  return close.length === 0 ? null : { kind: "too_close", names: [first, ...close].map(({ name }) => name) };
};

/** May the second sentence be said? It compares reusables with single use, or calls one the best of its kind. */
export const mayAdd = (addition: Addition, products: readonly RankedProduct[], drawn: Drawn): boolean => {
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
