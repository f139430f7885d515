import { outcomeFor, verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import type { UncertaintyState } from "../../state/analysis/uncertainty.ts";

/**
 * True if the draws do not put the best product ahead of each other one, as the title of the results says then too. False
 * until the draws of the current scores are there.
 *
 * @param others ids of the products that the best one is compared with
 */
export const isCloseToCall = (
  best: string,
  others: readonly string[],
  { status, value, ids }: Pick<UncertaintyState, "status" | "value" | "ids">,
): boolean =>
  status === "ready" &&
  value !== null &&
  others.some((other) => {
    const outcome = outcomeFor(value.pairs, ids.indexOf(best), ids.indexOf(other), "summary");
    const verdict = outcome && verdictOf(outcome);
    return verdict === "b" || verdict === "too_close";
  });
