import { scopeOf } from "../scoring/scope.ts";
import type { Reference } from "../tables/reference.ts";
import { LivePortfolio } from "./live-portfolio.ts";
import { createPairRows } from "./pair-rows.ts";
import { PortfolioColumns } from "./portfolio-columns.ts";
import type { EntryScores, PortfolioInput, PortfolioScores } from "./portfolio-result.ts";
import { runToEnd } from "./steps.ts";

/**
 * Scores a portfolio and each of its entries in one call (method.md sections 9 and 11). `per_entry` is in the order of
 * the entries; null = the product or food does not exist. Units: see PortfolioTotals. Never throws. For long portfolios
 * use LivePortfolio.
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
