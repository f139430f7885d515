import { BLOCK, PairLeaf } from "./pair-leaf.ts";
import type { Steps } from "./steps.ts";

const FAN = 16;
const LEAVES = FAN * FAN;
/** So many pairs are summed in about a millisecond: no need to report in between. */
const PAIRS_AT_ONCE = 8192;

/**
 * Σ quantity × row over pairs, kept so that one changed quantity costs a few additions and the result does not
 * remember how it came about. Floating-point sums depend on their order; here each pair's name alone decides it:
 * its hash picks one of 256 leaves and the place in it (the name, where hashes are equal); leaves join in a fixed tree.
 * So an edited portfolio and one scored afresh, in any order of entries, agree in every bit when their quantities do.
 */
export class PairSumTree {
  readonly #width: number;
  readonly #leaves: readonly PairLeaf[];
  /** a row of sums for each leaf, for each branch of leaves, and for all */
  readonly #leafSums: Float64Array;
  readonly #branchSums: Float64Array;
  readonly #total: Float64Array;
  /** by pair */
  readonly #hashes: number[] = [];

  /** @param columns columns of every row, all of them finite numbers */
  constructor(columns: number) {
    const width = Math.ceil(columns / BLOCK) * BLOCK;
    this.#width = width;
    this.#leaves = Array.from({ length: LEAVES }, () => new PairLeaf(width));
    this.#leafSums = new Float64Array(LEAVES * width);
    this.#branchSums = new Float64Array(FAN * width);
    this.#total = new Float64Array(width);
  }

  /** Number of pairs placed; they are placed in the order of their numbers. */
  get size(): number {
    return this.#hashes.length;
  }

  /** The sums by column, of the last refresh or update. */
  get total(): Float64Array {
    return this.#total;
  }

  /**
   * Adds the next pair: its name (unique) and a hash of the name, both the same in every portfolio, and its row;
   * null = counts nothing.
   */
  place(name: string, hash: number, row: Float64Array | null): void {
    this.#leafOf(hash).add({ pair: this.size, hash, name }, row);
    this.#hashes.push(hash);
  }

  /** The row of a pair, for reading. Throws RangeError for a pair that was never placed. */
  row(pair: number): Float64Array {
    const row = this.#leafOf(this.#hashes[pair] ?? 0).row(pair);
    if (row === null) throw new RangeError(`pair ${pair} of ${this.size}`);
    return row;
  }

  /** Sums everything; yields the share done. `sums` holds a quantity per pair and must not change on the way. */
  *refreshSteps(sums: Float64Array): Steps<void> {
    for (let branch = 0; branch < FAN; branch++) {
      for (let child = 0; child < FAN; child++) this.#sumLeaf(branch * FAN + child, sums);
      this.#join(this.#leafSums, branch, this.#branchSums, branch);
      if (this.size > PAIRS_AT_ONCE) yield (branch + 1) / (FAN + 1);
    }
    this.#join(this.#branchSums, 0, this.#total, 0);
  }

  /** Sums again only what a change of one pair's quantity touches. */
  update(sums: Float64Array, pair: number): void {
    const leaf = (this.#hashes[pair] ?? 0) % LEAVES;
    const branch = Math.floor(leaf / FAN);
    this.#sumLeaf(leaf, sums);
    this.#join(this.#leafSums, branch, this.#branchSums, branch);
    this.#join(this.#branchSums, 0, this.#total, 0);
  }

  #leafOf(hash: number): PairLeaf {
    const leaf = this.#leaves[hash % LEAVES];
    if (leaf === undefined) throw new RangeError(`${hash} is no hash`);
    return leaf;
  }

  #sumLeaf(leaf: number, sums: Float64Array): void {
    this.#leaves[leaf]?.sum(sums, this.#leafSums, leaf * this.#width);
  }

  /** Adds FAN neighbouring rows of one array into a row of another. */
  #join(from: Float64Array, fromGroup: number, to: Float64Array, toRow: number): void {
    const width = this.#width;
    const first = fromGroup * FAN * width;
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let child = 0; child < FAN; child++) sum += from[first + child * width + column] ?? 0;
      to[toRow * width + column] = sum;
    }
  }
}
