import { LEAVES, type PairMatrix } from "./pair-matrix.ts";
import type { Steps } from "./steps.ts";

const FAN = 16;
/** Up to this many pairs are summed in one step: about a millisecond. */
const PAIRS_AT_ONCE = 8192;

/**
 * Σ quantity × row over pairs. A changed quantity costs a few additions. Floating-point sums depend on their order; here
 * only the names of the pairs decide it: they give each pair its position in the matrix, and the leaves of the matrix
 * are joined in a fixed tree. So an edited portfolio and a newly scored one, in any order of entries, are equal in every
 * bit if their quantities are.
 */
export class PairSumTree {
  readonly #matrix: PairMatrix;
  /** a row of sums for each leaf, for each branch of leaves, and for all */
  readonly #leaves: Float64Array;
  readonly #branches: Float64Array;
  readonly #total: Float64Array;

  constructor(matrix: PairMatrix) {
    this.#matrix = matrix;
    this.#leaves = new Float64Array(LEAVES * matrix.width);
    this.#branches = new Float64Array((LEAVES / FAN) * matrix.width);
    this.#total = new Float64Array(matrix.width);
  }

  /** The sums by column, from the last refresh or update. */
  get total(): Float64Array {
    return this.#total;
  }

  /** Recomputes everything; yields the share done. `sums`: quantity per pair; must not change until the end. */
  *refreshSteps(sums: Float64Array): Steps<void> {
    for (let branch = 0; branch < FAN; branch++) {
      for (let child = 0; child < FAN; child++) {
        const leaf = branch * FAN + child;
        this.#sumLeaf(leaf, sums);
        if (this.#matrix.size > PAIRS_AT_ONCE) yield (leaf + 1) / (LEAVES + 1);
      }
      this.#join(this.#leaves, branch, this.#branches, branch);
    }
    this.#join(this.#branches, 0, this.#total, 0);
  }

  /** Recomputes the sums that depend on the quantity of one pair. */
  update(sums: Float64Array, pair: number): void {
    const leaf = this.#matrix.leafOf(pair);
    const branch = Math.floor(leaf / FAN);
    this.#sumLeaf(leaf, sums);
    this.#join(this.#leaves, branch, this.#branches, branch);
    this.#join(this.#branches, 0, this.#total, 0);
  }

  #sumLeaf(leaf: number, sums: Float64Array): void {
    this.#matrix.sumLeaf(leaf, sums, this.#leaves, leaf * this.#matrix.width);
  }

  /** Adds FAN neighbouring rows of one array into a row of another. */
  #join(from: Float64Array, fromGroup: number, to: Float64Array, toRow: number): void {
    const { width } = this.#matrix;
    const first = fromGroup * FAN * width;
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let child = 0; child < FAN; child++) sum += from[first + child * width + column] ?? 0;
      to[toRow * width + column] = sum;
    }
  }
}
