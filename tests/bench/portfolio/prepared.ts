import type { PortfolioEntry } from "../../../workers/engine/portfolio/entry-line.ts";
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

/** Interns entry objects and scores the portfolio. */
export const scoreFromIds = ({ rows, pairs, entries }: Prepared) =>
  runToEnd(LivePortfolio.steps(rows, runToEnd(PortfolioColumns.fromEntriesSteps(entries, pairs)))).scores();

/** Takes columns over from another thread (a copy is checked) and scores the portfolio. */
export const scoreFromColumns = ({ rows, pairs, data }: Prepared) =>
  runToEnd(LivePortfolio.steps(rows, PortfolioColumns.adopt(data, pairs))).scores();

/** Scores a portfolio whose pairs are scored already: folds every entry, dots with the rows, normalizes. */
export const scoreCompiled = ({ live }: Prepared) => {
  live.setQuantity(0, live.columns.quantityAt(0));
  return live.scores();
};

/** The columns so many times over: a longer portfolio of the same pairs, without a million objects in memory. */
export function repeated({ pairs, pair, quantity }: PortfolioData, times: number): PortfolioData {
  const longer: PortfolioData = {
    pairs,
    pair: new Uint32Array(pair.length * times),
    quantity: new Float64Array(pair.length * times),
  };
  for (let turn = 0; turn < times; turn++) {
    longer.pair.set(pair, turn * pair.length);
    longer.quantity.set(quantity, turn * pair.length);
  }
  return longer;
}
