const FAN = 16;
const LEAVES = FAN * FAN;

/**
 * Σ quantity × row over pairs, kept so that one changed quantity costs a few additions and the result does not
 * remember how it came about. Floating-point sums depend on their order; here each pair's name alone decides it:
 * a hash picks one of 256 leaves, inside a leaf pairs stand by name, and leaves join in a fixed tree. So an edited
 * portfolio and one scored afresh, in any order of entries, agree in every bit when their quantities do.
 */
export class PairSumTree {
  /** figures of the whole, by column */
  readonly total: Float64Array;
  readonly #width: number;
  readonly #leaves: Float64Array;
  readonly #branches: Float64Array;
  readonly #members: { readonly pair: number; readonly name: string }[][] = [];
  readonly #leafOf: number[] = [];
  readonly #rows: (Float64Array | null)[] = [];

  /** @param width columns of every row */
  constructor(width: number) {
    this.#width = width;
    this.total = new Float64Array(width);
    this.#leaves = new Float64Array(LEAVES * width);
    this.#branches = new Float64Array(FAN * width);
    for (let leaf = 0; leaf < LEAVES; leaf++) this.#members.push([]);
  }

  /** Number of pairs placed; they are placed in the order of their numbers. */
  get size(): number {
    return this.#rows.length;
  }

  /** Adds the next pair: its name (unique, the same in every portfolio) and its row; null = counts nothing. */
  place(name: string, row: Float64Array | null): void {
    const leaf = hash(name) % LEAVES;
    this.#leafOf.push(leaf);
    const members = this.#members[leaf] ?? [];
    let at = members.length;
    while (at > 0 && (members[at - 1]?.name ?? "") > name) at--;
    members.splice(at, 0, { pair: this.#rows.length, name });
    this.#rows.push(row);
  }

  /** Sums everything. `sums` holds a quantity per pair. */
  refresh(sums: Float64Array): void {
    for (let leaf = 0; leaf < LEAVES; leaf++) this.#sumLeaf(leaf, sums);
    for (let branch = 0; branch < FAN; branch++) join(this.#leaves, branch, this.#branches, branch, this.#width);
    join(this.#branches, 0, this.total, 0, this.#width);
  }

  /** Sums again only what a change of one pair's quantity touches. */
  update(sums: Float64Array, pair: number): void {
    const leaf = this.#leafOf[pair] ?? 0;
    const branch = Math.floor(leaf / FAN);
    this.#sumLeaf(leaf, sums);
    join(this.#leaves, branch, this.#branches, branch, this.#width);
    join(this.#branches, 0, this.total, 0, this.#width);
  }

  #sumLeaf(leaf: number, sums: Float64Array): void {
    const start = leaf * this.#width;
    const figures = this.#leaves;
    figures.fill(0, start, start + this.#width);
    for (const { pair } of this.#members[leaf] ?? []) {
      const row = this.#rows[pair];
      const quantity = sums[pair] ?? 0;
      if (row && quantity !== 0) addScaled(figures, start, row, quantity);
    }
  }
}

function addScaled(figures: Float64Array, start: number, row: Float64Array, quantity: number): void {
  for (let column = 0; column < row.length; column++) {
    figures[start + column] = (figures[start + column] ?? 0) + quantity * (row[column] ?? 0);
  }
}

/** Adds FAN neighbouring rows of one array into a row of another. */
function join(from: Float64Array, fromBranch: number, to: Float64Array, toRow: number, width: number): void {
  const start = toRow * width;
  to.fill(0, start, start + width);
  for (let child = 0; child < FAN; child++) {
    const at = (fromBranch * FAN + child) * width;
    for (let column = 0; column < width; column++) {
      to[start + column] = (to[start + column] ?? 0) + (from[at + column] ?? 0);
    }
  }
}

/** FNV-1a over UTF-16 code units. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
