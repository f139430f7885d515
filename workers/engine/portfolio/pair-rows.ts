import type { MetricScores } from "../scoring/metric-scores.ts";
import type { Scope } from "../scoring/scope.ts";
import type { Warning } from "../warning.ts";
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

/** Pairs are summed in groups and groups of groups: that loses fewer digits than one long sum. */
const GROUPS = 256;
const GROUPS_TOGETHER = 16;

/** A pair: its number in this table, and its name and hash, which are the same in every table. */
interface NamedPair {
  readonly pair: number;
  readonly hash: number;
  readonly name: string;
}

const inOrder = (a: NamedPair, b: NamedPair): number =>
  (a.hash % GROUPS) - (b.hash % GROUPS) || a.hash - b.hash || (a.name < b.name ? -1 : 1);

/** Adds a row, `times` times, to another. */
function addRow(to: Float64Array, row: Float64Array, times: number): void {
  for (let column = 0; column < to.length; column++) to[column] = (to[column] ?? 0) + times * (row[column] ?? 0);
}

/** Adds a row to another and sets it to zeros. */
function moveRow(to: Float64Array, row: Float64Array): void {
  addRow(to, row, 1);
  row.fill(0);
}

/** The rows of pairs. Shared by portfolios over the same pair table. */
export class PairMatrix {
  readonly #columns: number;
  readonly #zeros: Float64Array;
  /** by pair */
  readonly #rows: Float64Array[] = [];
  /** in the order of summing */
  #ordered: readonly NamedPair[] = [];
  #queued: NamedPair[] = [];

  /** @param columns columns of every row, all of them finite numbers */
  constructor(columns: number) {
    this.#columns = columns;
    this.#zeros = new Float64Array(columns);
  }

  /** Number of pairs added; pairs are added in the order of their numbers. */
  get size(): number {
    return this.#rows.length;
  }

  /**
   * Adds the next pair: its unique name and a hash of the name, both the same in every table, and its row; null = zeros.
   */
  place(name: string, hash: number, row: Float64Array | null): void {
    this.#queued.push({ pair: this.size, hash, name });
    this.#rows.push(row ?? this.#zeros);
  }

  /** The row of a pair, read-only. Throws RangeError for an unknown pair. */
  row(pair: number): Float64Array {
    const row = this.#rows[pair];
    if (row === undefined) throw new RangeError(`pair ${pair} of ${this.size}`);
    return row;
  }

  /**
   * Σ quantity × row, by column. Floating-point sums depend on their order; here only the names of the pairs decide it. So
   * an edited portfolio and a newly scored one are equal in every bit if their quantities are.
   *
   * @param quantities by pair; may be shorter or longer than the number of pairs
   */
  sum(quantities: Float64Array): Float64Array {
    const [total, together, group] = [0, 0, 0].map(() => new Float64Array(this.#columns)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    let current = 0;
    for (const { pair, hash } of this.#inOrder()) {
      const quantity = quantities[pair] ?? 0;
      if (quantity === 0) continue;
      const next = hash % GROUPS;
      if (next !== current) {
        moveRow(together, group);
        if (Math.floor(next / GROUPS_TOGETHER) !== Math.floor(current / GROUPS_TOGETHER)) moveRow(total, together);
        current = next;
      }
      addRow(group, this.row(pair), quantity);
    }
    moveRow(together, group);
    moveRow(total, together);
    return total;
  }

  #inOrder(): readonly NamedPair[] {
    if (this.#queued.length > 0) {
      this.#ordered = [...this.#ordered, ...this.#queued].toSorted(inOrder);
      this.#queued = [];
    }
    return this.#ordered;
  }
}
