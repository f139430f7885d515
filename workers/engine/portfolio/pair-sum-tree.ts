const FAN = 16;
const LEAVES = FAN * FAN;
/** Columns that are summed at a time, in registers. */
const BLOCK = 4;

/**
 * Σ quantity × row over pairs, kept so that one changed quantity costs a few additions and the result does not
 * remember how it came about. Floating-point sums depend on their order; here each pair's name alone decides it:
 * its hash picks one of 256 leaves and the place in it (the name, where hashes are equal); leaves join in a fixed tree. So an edited
 * portfolio and one scored afresh, in any order of entries, agree in every bit when their quantities do.
 */
export class PairSumTree {
  readonly #width: number;
  /** leaves, branches and the total, a row each */
  readonly #leaves: Float64Array;
  readonly #branches: Float64Array;
  readonly #total: Float64Array;
  /** the pairs of each leaf by hash, then name */
  readonly #members: number[][];
  readonly #names: string[] = [];
  readonly #hashes: number[] = [];
  /** the pairs' rows, one after the other */
  #rows: Float64Array;

  /**
   * @param columns columns of every row, all of them finite numbers
   * @param expected how many pairs there will be; more are welcome
   */
  constructor(columns: number, expected = 64) {
    this.#width = Math.ceil(columns / BLOCK) * BLOCK;
    this.#leaves = new Float64Array(LEAVES * this.#width);
    this.#branches = new Float64Array(FAN * this.#width);
    this.#total = new Float64Array(this.#width);
    this.#members = Array.from({ length: LEAVES }, () => []);
    this.#rows = new Float64Array(Math.max(expected, 1) * this.#width);
  }

  /** Number of pairs placed; they are placed in the order of their numbers. */
  get size(): number {
    return this.#names.length;
  }

  /** The sums by column, of the last refresh or update. */
  get total(): Float64Array {
    return this.#total;
  }

  /**
   * Adds the next pair: its name (unique) and a hash of the name, the same in every portfolio, and its row; null =
   * counts nothing.
   */
  place(name: string, hash: number, row: Float64Array | null): void {
    const pair = this.size;
    this.#names.push(name);
    this.#hashes.push(hash);
    const members = this.#members[hash % LEAVES] ?? [];
    let at = members.length;
    while (at > 0 && this.#isBefore(pair, members[at - 1] ?? 0)) at--;
    members.splice(at, 0, pair);
    if (this.#rows.length < this.size * this.#width) this.#grow();
    if (row) this.#rows.set(row, pair * this.#width);
  }

  /** The row of a pair: a view that goes stale when a pair is added. */
  row(pair: number): Float64Array {
    return this.#rows.subarray(pair * this.#width, (pair + 1) * this.#width);
  }

  /** Sums everything. `sums` holds a quantity per pair. */
  refresh(sums: Float64Array): void {
    for (let leaf = 0; leaf < LEAVES; leaf++) this.#sumLeaf(leaf, sums);
    for (let branch = 0; branch < FAN; branch++) this.#join(this.#leaves, branch, this.#branches, branch);
    this.#join(this.#branches, 0, this.#total, 0);
  }

  /** Sums again only what a change of one pair's quantity touches. */
  update(sums: Float64Array, pair: number): void {
    const leaf = (this.#hashes[pair] ?? 0) % LEAVES;
    const branch = Math.floor(leaf / FAN);
    this.#sumLeaf(leaf, sums);
    this.#join(this.#leaves, branch, this.#branches, branch);
    this.#join(this.#branches, 0, this.#total, 0);
  }

  #isBefore(a: number, b: number): boolean {
    const [hashA, hashB] = [this.#hashes[a] ?? 0, this.#hashes[b] ?? 0];
    return hashA === hashB ? (this.#names[a] ?? "") < (this.#names[b] ?? "") : hashA < hashB;
  }

  // Block by block over all pairs of the leaf: the sums stay in registers, five times as fast as row by row.
  #sumLeaf(leaf: number, sums: Float64Array): void {
    const members = this.#members[leaf] ?? [];
    const width = this.#width;
    const rows = this.#rows;
    const start = leaf * width;
    for (let column = 0; column < width; column += BLOCK) {
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let m = 0; m < members.length; m++) {
        const pair = members[m] ?? 0;
        const quantity = sums[pair] ?? 0;
        const at = pair * width + column;
        a += quantity * (rows[at] ?? 0);
        b += quantity * (rows[at + 1] ?? 0);
        c += quantity * (rows[at + 2] ?? 0);
        d += quantity * (rows[at + 3] ?? 0);
      }
      this.#leaves[start + column] = a;
      this.#leaves[start + column + 1] = b;
      this.#leaves[start + column + 2] = c;
      this.#leaves[start + column + 3] = d;
    }
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

  #grow(): void {
    const rows = new Float64Array(this.#rows.length * 2);
    rows.set(this.#rows);
    this.#rows = rows;
  }
}
