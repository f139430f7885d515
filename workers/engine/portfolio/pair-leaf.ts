/** Columns summed together in registers; rows are padded to a multiple of it. */
export const BLOCK = 4;

/** A pair: its number in this table, and its name and hash, which are the same in every table. */
export interface NamedPair {
  readonly pair: number;
  readonly hash: number;
  readonly name: string;
}

interface Member extends NamedPair {
  readonly row: Float64Array | null;
}

const inOrder = (a: Member, b: Member): number => a.hash - b.hash || (a.name < b.name ? -1 : 1);

/**
 * A small group of pairs, ordered only by their names, with their rows in contiguous memory so that sums are fast. New
 * pairs are queued; the next sum copies all rows into a new layout.
 */
export class PairLeaf {
  readonly #width: number;
  #members: readonly NamedPair[] = [];
  /** per member: its number, and its quantity during a sum */
  #pairs = new Uint32Array(0);
  #quantities = new Float64Array(0);
  #rows = new Float64Array(0);
  #queued: Member[] = [];

  /** @param width columns of the rows, a multiple of BLOCK */
  constructor(width: number) {
    this.#width = width;
  }

  /** Adds a pair; a row of null counts as zeros. */
  add(pair: NamedPair, row: Float64Array | null): void {
    this.#queued.push({ ...pair, row });
  }

  /** The row of a pair; null = not in this leaf. */
  row(pair: number): Float64Array | null {
    this.#layOut();
    const place = this.#members.findIndex((member) => member.pair === pair);
    return place < 0 ? null : this.#rowAt(place);
  }

  /** Writes Σ quantity × row to `to` from `start` on; `sums` holds the quantity of every pair. */
  sum(sums: Float64Array, to: Float64Array, start: number): void {
    this.#layOut();
    const pairs = this.#pairs;
    const quantities = this.#quantities;
    const count = pairs.length;
    for (let place = 0; place < count; place++) quantities[place] = sums[pairs[place] ?? 0] ?? 0;
    const rows = this.#rows;
    const width = this.#width;
    // four columns at a time over all members keeps the sums in registers: several times as fast as row by row
    for (let column = 0; column < width; column += BLOCK) {
      let [a, b, c, d] = [0, 0, 0, 0];
      let at = column;
      for (let place = 0; place < count; place++, at += width) {
        const quantity = quantities[place] ?? 0;
        a += quantity * (rows[at] ?? 0);
        b += quantity * (rows[at + 1] ?? 0);
        c += quantity * (rows[at + 2] ?? 0);
        d += quantity * (rows[at + 3] ?? 0);
      }
      to[start + column] = a;
      to[start + column + 1] = b;
      to[start + column + 2] = c;
      to[start + column + 3] = d;
    }
  }

  #rowAt(place: number): Float64Array {
    return this.#rows.subarray(place * this.#width, (place + 1) * this.#width);
  }

  #layOut(): void {
    if (this.#queued.length === 0) return;
    const settled = this.#members.map((member, place) => ({ ...member, row: this.#rowAt(place) }));
    const all = [...settled, ...this.#queued].toSorted(inOrder);
    const rows = new Float64Array(all.length * this.#width);
    all.forEach(({ row }, place) => row && rows.set(row, place * this.#width));
    this.#rows = rows;
    this.#members = all.map(({ pair, hash, name }) => ({ pair, hash, name }));
    this.#pairs = Uint32Array.from(all, ({ pair }) => pair);
    this.#quantities = new Float64Array(all.length);
    this.#queued = [];
  }
}
