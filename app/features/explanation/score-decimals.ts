import { shownScore } from "../../text/format.ts";

/** A score so close to a half that more decimals would be needed is shown as a whole number. */
const MAX_DECIMALS = 6;

/**
 * Decimals of a score in its formula: one, or more until it rounds to the whole number that is shown
 * elsewhere. 86.496 is shown as 86; `86.5` would read as 87.
 */
export function scoreDecimals(score: number): number {
  for (let decimals = 1; decimals <= MAX_DECIMALS; decimals++) {
    if (shownScore(Number(score.toFixed(decimals))) === shownScore(score)) return decimals;
  }
  return 0;
}
