import type { MetricScores } from "../scoring/metric-scores.ts";
import type { Scope } from "../scoring/scope.ts";
import type { Warning } from "../warning.ts";
import { PairMatrix } from "./pair-matrix.ts";
import { makePairRow } from "./pair-row.ts";
import type { Pair, PairTable } from "./pair-table.ts";
import { createReplacements, type ReplacementsOf } from "./replacements.ts";
import { ROW_WIDTH } from "./row-layout.ts";
import type { Steps } from "./steps.ts";

/** Pairs scored per step: 1-2 ms if no product is compiled yet. */
const PAIRS_A_STEP = 16;

/** Scores and warnings of a pair; its row is in the matrix. */
interface ScoredPair {
  readonly scored: MetricScores | null;
  readonly warnings: readonly Warning[];
}

/** The pairs of one table, scored once for all portfolios that share the table. */
export interface TableRows {
  readonly scope: Scope;
  readonly pairs: PairTable;
  readonly matrix: PairMatrix;
  /** Scores the pairs added to the table since the last call; yields the share done. */
  readonly completeSteps: () => Steps<void>;
  /** Scores of a pair; null = its product or food does not exist, or it is not scored yet. */
  readonly scoredOf: (pair: number) => MetricScores | null;
  readonly warningsOf: (pair: number) => readonly Warning[];
  /** The row of a pair without adding it to the table; null = its product or food does not exist. */
  readonly figuresOf: (pair: Pair) => Float64Array | null;
}

/** Scored pairs of one scope: region, recycling, weights, own products and foods. */
export interface PairRows {
  /** The rows of a pair table; the same object at every call. */
  readonly ofTable: (pairs: PairTable) => TableRows;
}

function rowsOfTable(scope: Scope, pairs: PairTable, replacementsOf: ReplacementsOf): TableRows {
  const matrix = new PairMatrix(ROW_WIDTH);
  const scoredPairs: ScoredPair[] = [];
  return {
    scope,
    pairs,
    matrix,
    *completeSteps() {
      const first = matrix.size;
      // re-read the size each time: another portfolio that shares the table may have continued meanwhile
      while (matrix.size < pairs.size) {
        const pair = matrix.size;
        if (pair > first && (pair - first) % PAIRS_A_STEP === 0) yield (pair - first) / (pairs.size - first);
        if (pair < matrix.size) continue;
        const { scored, warnings, figures } = makePairRow(pairs.pair(pair), scope, replacementsOf);
        matrix.place(pairs.canonicalKey(pair), pairs.canonicalHash(pair), figures);
        scoredPairs.push({ scored, warnings });
      }
    },
    scoredOf: (pair) => scoredPairs[pair]?.scored ?? null,
    warningsOf: (pair) => scoredPairs[pair]?.warnings ?? [],
    figuresOf: (pair) => makePairRow(pair, scope, replacementsOf).figures,
  };
}

/** Rows for a scope, about 1 KB per pair. Memory is freed when either the rows or the pair table are released. */
export function createPairRows(scope: Scope): PairRows {
  const replacementsOf = createReplacements(scope);
  const tables = new WeakMap<PairTable, TableRows>();
  return {
    ofTable(pairs) {
      const rows = tables.get(pairs) ?? rowsOfTable(scope, pairs, replacementsOf);
      tables.set(pairs, rows);
      return rows;
    },
  };
}
