import { createBoundedCache } from "../scoring/bounded-cache.ts";
import type { Scope } from "../scoring/scope.ts";
import { makePairRow, type PairRow } from "./pair-row.ts";
import type { Pair } from "./pair-table.ts";
import { createReplacements } from "./replacements.ts";

/** Rows of one scope: region, recycling, weights, own products and foods. Shared by the portfolios scored in it. */
export interface PairRows {
  readonly scope: Scope;
  /** the row of a pair; `name` is its canonical key */
  rowOf(name: string, pair: () => Pair): PairRow;
}

/** About a kilobyte each. */
const KEPT_ROWS = 20_000;

/** Each pair of a scope is scored once, however many portfolios hold it. */
export function createPairRows(scope: Scope): PairRows {
  const kept = createBoundedCache<PairRow>(KEPT_ROWS);
  const replacementsOf = createReplacements(scope);
  return { scope, rowOf: (name, pair) => kept.of(name, () => makePairRow(pair(), scope, replacementsOf)) };
}
