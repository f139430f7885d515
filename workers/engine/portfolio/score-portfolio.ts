import { scopeOf } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";
import { LivePortfolio } from "./live-portfolio.ts";
import { createPairRows } from "./pair-rows.ts";
import { PortfolioColumns } from "./portfolio-columns.ts";
import type { EntryScores, PortfolioInput, PortfolioScores } from "./portfolio-result.ts";
import { runToEnd } from "./steps.ts";

/**
 * Scores a portfolio of plain entries at once, every entry included (method.md sections 9 and 11); `per_entry` holds
 * null at the place of entries whose product or food does not exist. For long portfolios use LivePortfolio.
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
