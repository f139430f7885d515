/** Columns that are summed at a time, in registers; rows are padded to whole blocks. */
export const BLOCK = 4;

/** A pair by its number and by what is the same in every portfolio: its name and a hash of it. */
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
 * A small group of pairs in the order that their names alone decide, their rows side by side so that a sum runs
 * straight through memory. New pairs wait until the next sum, which lays all rows out again.
 */
export class PairLeaf {
  readonly #width: number;
  #members: readonly NamedPair[] = [];
  /** of each member: its number, and room for its quantity while a sum is under way */
  #pairs = new Uint32Array(0);
  #quantities = new Float64Array(0);
  #rows = new Float64Array(0);
  #waiting: Member[] = [];

  /** @param width columns of the rows, a multiple of BLOCK */
  constructor(width: number) {
    this.#width = width;
  }

  /** Adds a pair; a row of null counts nothing. */
  add(pair: NamedPair, row: Float64Array | null): void {
    this.#waiting.push({ ...pair, row });
  }

  /** The row of a member; null for a pair that stands elsewhere. */
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
    // block by block over all members: the sums stay in registers, several times as fast as row by row
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
    if (this.#waiting.length === 0) return;
    const settled = this.#members.map((member, place) => ({ ...member, row: this.#rowAt(place) }));
    const all = [...settled, ...this.#waiting].toSorted(inOrder);
    const rows = new Float64Array(all.length * this.#width);
    all.forEach(({ row }, place) => row && rows.set(row, place * this.#width));
    this.#rows = rows;
    this.#members = all.map(({ pair, hash, name }) => ({ pair, hash, name }));
    this.#pairs = Uint32Array.from(all, ({ pair }) => pair);
    this.#quantities = new Float64Array(all.length);
    this.#waiting = [];
  }
}
