import type { ScoringContext } from "../../../workers/engine/comparison-result.ts";
import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { createPairRows } from "../../../workers/engine/portfolio/pair-rows.ts";
import { PortfolioColumns } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import type { EntryScores, PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { scopeOf } from "../../../workers/engine/scoring/scope.ts";
import type { Reference } from "../../../workers/engine/tables/reference.ts";

export interface PortfolioInput extends ScoringContext {
  readonly entries: readonly PortfolioEntry[];
}

/**
 * Scores a portfolio and each of its entries in one call (method.md sections 9 and 11). `per_entry` is in the order of
 * the entries; null = the product or food does not exist. Units: see PortfolioTotals. Never throws.
 */
export function scorePortfolio(
  reference: Reference,
  input: PortfolioInput,
): PortfolioScores & { readonly per_entry: readonly (EntryScores | null)[] } {
  const rows = createPairRows(scopeOf(reference, input));
  const columns = runToEnd(PortfolioColumns.fromEntriesSteps(input.entries));
  const live = runToEnd(LivePortfolio.steps(rows, columns));
  return { ...live.scores(), per_entry: input.entries.map((_, entry) => live.entry(entry)) };
}
