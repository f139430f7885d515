import type { PortfolioEntry } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { createPairRows, type PairRows } from "../../../workers/engine/portfolio/pair-rows.ts";
import { PairTable } from "../../../workers/engine/portfolio/pair-table.ts";
import { PortfolioColumns, type PortfolioData } from "../../../workers/engine/portfolio/portfolio-columns.ts";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import type { Scope } from "../../../workers/engine/scoring/scope.ts";
import { syntheticEntries } from "./synthetic-portfolio.ts";

/** A portfolio in all the forms that the rows compare. */
export interface Prepared {
  readonly scope: Scope;
  readonly entries: readonly PortfolioEntry[];
  readonly rows: PairRows;
  /** shared by all forms, so that a pair that was seen once is known */
  readonly pairs: PairTable;
  readonly data: PortfolioData;
  readonly live: LivePortfolio;
}

export function prepare(scope: Scope, count: number): Prepared {
  const entries = syntheticEntries(scope, count);
  const rows = createPairRows(scope);
  const pairs = new PairTable();
  const columns = runToEnd(PortfolioColumns.fromEntriesSteps(entries, pairs));
  const data = columns.data();
  return { scope, entries, rows, pairs, data, live: runToEnd(LivePortfolio.steps(rows, columns)) };
}

/** Takes columns over from another thread (a copy is checked) and scores the portfolio. */
export const scoreFromColumns = ({ rows, pairs, data }: Prepared) =>
  runToEnd(LivePortfolio.steps(rows, PortfolioColumns.adopt(data, pairs))).scores();
