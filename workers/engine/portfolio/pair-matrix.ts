import { BLOCK, PairLeaf } from "./pair-leaf.ts";

/** Number of leaves. */
export const LEAVES = 256;

/**
 * The rows of pairs, distributed over leaves by the hash of a pair's name and sorted by hash and name within a leaf, so
 * that the order does not depend on when a pair was added. Shared by portfolios over the same pair table.
 */
export class PairMatrix {
  /** columns, padded to whole blocks */
  readonly width: number;
  readonly #leaves: readonly PairLeaf[];
  /** by pair */
  readonly #hashes: number[] = [];

  /** @param columns columns of every row, all of them finite numbers */
  constructor(columns: number) {
    const width = Math.ceil(columns / BLOCK) * BLOCK;
    this.width = width;
    this.#leaves = Array.from({ length: LEAVES }, () => new PairLeaf(width));
  }

  /** Number of pairs added; pairs are added in the order of their numbers. */
  get size(): number {
    return this.#hashes.length;
  }

  /**
   * Adds the next pair: its unique name and a hash of the name, both the same in every table, and its row; null = zeros.
   */
  place(name: string, hash: number, row: Float64Array | null): void {
    this.#leaf(hash % LEAVES).add({ pair: this.size, hash, name }, row);
    this.#hashes.push(hash);
  }

  /** The leaf of a pair. */
  leafOf(pair: number): number {
    return (this.#hashes[pair] ?? 0) % LEAVES;
  }

  /** The row of a pair, read-only. Throws RangeError for an unknown pair. */
  row(pair: number): Float64Array {
    const row = this.#leaf(this.leafOf(pair)).row(pair);
    if (row === null) throw new RangeError(`pair ${pair} of ${this.size}`);
    return row;
  }

  /** Writes Σ quantity × row over a leaf to `to` from `start` on; `sums` holds the quantity of every pair. */
  sumLeaf(leaf: number, sums: Float64Array, to: Float64Array, start: number): void {
    this.#leaf(leaf).sum(sums, to, start);
  }

  #leaf(leaf: number): PairLeaf {
    const found = this.#leaves[leaf];
    if (found === undefined) throw new RangeError(`leaf ${leaf} of ${LEAVES}`);
    return found;
  }
}
