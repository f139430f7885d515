import type { Scope } from "../scoring/scope.ts";
import { kpisOf } from "./kpis.ts";
import type { GroupScores } from "./portfolio-result.ts";
import { BEST, OWN, VALUES, WORST } from "./row-layout.ts";
import { summaryOfSums, totalsOf } from "./totals.ts";

/** Scores of a group of lines from their sums (row-layout.ts). */
export function groupScoresOf(sums: Float64Array, scope: Scope): GroupScores {
  const knows = (start: number): boolean =>
    sums.subarray(start + VALUES, start + 2 * VALUES).some((known) => known > 0);
  const summaryAt = (start: number): number | null => (knows(start) ? summaryOfSums(sums, start, scope) : null);
  return { ...totalsOf(sums, OWN, scope), best: summaryAt(BEST), worst: summaryAt(WORST), kpis: kpisOf(sums) };
}
