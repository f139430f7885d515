import { numberOf } from "../tables/wire-value.ts";
import type { PortfolioEntry } from "./entry.ts";
import { PairTable, type PairTableData } from "./pair-table.ts";
import type { Steps } from "./steps.ts";

/** A portfolio as plain data that may be transferred to another thread: 12 bytes an entry. */
export interface PortfolioData {
  readonly pairs: PairTableData;
  /** per entry, a pair of the table */
  readonly pair: Uint32Array;
  /** per entry, uses (servings) */
  readonly quantity: Float64Array;
}

/** Entries read between two chances to report or to stop: a millisecond, with settings a few. */
const CHUNK = 2048;

/**
 * The entries of a portfolio as two columns: the number of the entry's pair and its quantity. Knows how many
 * quantities are not whole (then sums may round) and how many are 0: what is no quantity counts as 0, and nobody orders none.
 */
export class PortfolioColumns {
  readonly pairs: PairTable;
  #pair: Uint32Array;
  #quantity: Float64Array;
  #length: number;
  #fractions = 0;
  #zeros = 0;

  private constructor(pairs: PairTable, pair: Uint32Array, quantity: Float64Array) {
    this.pairs = pairs;
    this.#pair = pair;
    this.#quantity = quantity;
    this.#length = pair.length;
  }

  /** No entries yet. */
  static empty(pairs = new PairTable(), capacity = 16): PortfolioColumns {
    const columns = new PortfolioColumns(pairs, new Uint32Array(capacity), new Float64Array(capacity));
    columns.#length = 0;
    return columns;
  }

  /**
   * Takes columns over without copying them, their pairs numbered by `pairs`; quantities that are none become 0.
   * Throws RangeError when the columns differ in length or name a pair that their table does not hold.
   */
  static adopt({ pairs: theirs, pair, quantity }: PortfolioData, pairs = new PairTable()): PortfolioColumns {
    if (pair.length !== quantity.length) throw new RangeError(`${pair.length} pairs, ${quantity.length} quantities`);
    const numbers = pairs.adopt(theirs);
    if (!allBelow(pair, numbers.length)) throw new RangeError("an entry names no pair");
    if (numbers.some((number, place) => number !== place)) {
      for (let at = 0; at < pair.length; at++) pair[at] = numbers[pair[at] ?? 0] ?? 0;
    }
    const columns = new PortfolioColumns(pairs, pair, quantity);
    columns.#checkQuantities();
    return columns;
  }

  /** Interns entry objects; yields the share done. Ids are taken as they are, known or not. */
  static *fromEntriesSteps(entries: readonly PortfolioEntry[], pairs = new PairTable()): Steps<PortfolioColumns> {
    const columns = PortfolioColumns.empty(pairs, Math.max(entries.length, 1));
    for (let start = 0; start < entries.length; start += CHUNK) {
      const end = Math.min(start + CHUNK, entries.length);
      for (let at = start; at < end; at++) {
        const entry = entries[at];
        if (entry !== undefined) columns.append(entry);
      }
      yield end / entries.length;
    }
    return columns;
  }

  get length(): number {
    return this.#length;
  }

  /** How many quantities are not whole numbers below 2^53. */
  get fractions(): number {
    return this.#fractions;
  }

  /** How many quantities are 0, among them those that were missing, negative or no number. */
  get zeros(): number {
    return this.#zeros;
  }

  /** The pair of each entry. A view for reading: it goes stale with the next append or remove. */
  get pair(): Uint32Array {
    return this.#pair.subarray(0, this.#length);
  }

  /** The quantity of each entry. A view for reading: it goes stale with the next append or remove. */
  get quantity(): Float64Array {
    return this.#quantity.subarray(0, this.#length);
  }

  pairAt(entry: number): number {
    return this.#pair[this.#checked(entry)] ?? 0;
  }

  quantityAt(entry: number): number {
    return this.#quantity[this.#checked(entry)] ?? 0;
  }

  /** Replaces a quantity. Throws RangeError for an entry that does not exist, as all edits do. */
  setQuantity(entry: number, quantity: number | string): void {
    this.#uncount(this.quantityAt(entry));
    this.#quantity[entry] = this.#counted(quantity);
  }

  /** Replaces what an entry is of: use case, product, food or settings. */
  setPair(entry: number, pair: number): void {
    if (pair >= this.pairs.size) throw new RangeError(`pair ${pair} of ${this.pairs.size}`);
    this.#pair[this.#checked(entry)] = pair;
  }

  /** Adds an entry at the end and returns its position. */
  append(entry: PortfolioEntry): number {
    if (this.#length === this.#pair.length) this.#grow();
    const at = this.#length++;
    this.#pair[at] = this.pairs.intern(entry.usecase_id, entry.prodsys_id, entry.food_id, entry.overrides);
    this.#quantity[at] = this.#counted(entry.quantity);
    return at;
  }

  /** Takes an entry out; those behind it move up by one. */
  remove(entry: number): void {
    this.#uncount(this.quantityAt(entry));
    this.#pair.copyWithin(entry, entry + 1, this.#length);
    this.#quantity.copyWithin(entry, entry + 1, this.#length);
    this.#length--;
  }

  /** An entry as an object again. */
  entry(entry: number): PortfolioEntry {
    return { ...this.pairs.pair(this.pairAt(entry)), quantity: this.quantityAt(entry) };
  }

  /** A copy as plain data with the pairs that entries name; its buffers may be transferred. */
  data(): PortfolioData {
    const pair = this.pair.slice();
    // place + 1 of each pair in the order of first sight; 0 = not seen
    const places = new Uint32Array(this.pairs.size);
    const used: number[] = [];
    for (let at = 0; at < pair.length; at++) {
      const number = pair[at] ?? 0;
      if (places[number] === 0) places[number] = used.push(number);
      pair[at] = (places[number] ?? 0) - 1;
    }
    return { pairs: this.pairs.data(Uint32Array.from(used)), pair, quantity: this.quantity.slice() };
  }

  #checked(entry: number): number {
    if (!Number.isInteger(entry) || entry < 0 || entry >= this.#length) {
      throw new RangeError(`entry ${entry} of ${this.#length}`);
    }
    return entry;
  }

  #counted(given: number | string): number {
    const quantity = Math.max(numberOf(given) ?? 0, 0);
    if (quantity === 0) this.#zeros++;
    if (!Number.isSafeInteger(quantity)) this.#fractions++;
    return quantity;
  }

  #uncount(quantity: number): void {
    if (quantity === 0) this.#zeros--;
    if (!Number.isSafeInteger(quantity)) this.#fractions--;
  }

  #grow(): void {
    const capacity = Math.max(16, Math.ceil(this.#pair.length * 1.5));
    const pair = new Uint32Array(capacity);
    const quantity = new Float64Array(capacity);
    pair.set(this.#pair);
    quantity.set(this.#quantity);
    this.#pair = pair;
    this.#quantity = quantity;
  }

  #checkQuantities(): void {
    const quantity = this.#quantity;
    for (let at = nextUnusual(quantity, 0); at < quantity.length; at = nextUnusual(quantity, at + 1)) {
      quantity[at] = this.#counted(quantity[at] ?? 0);
    }
  }
}

/** Place of the next quantity that is not a whole number from 1 below 2^32: one comparison settles the usual ones. */
function nextUnusual(quantity: Float64Array, from: number): number {
  let at = from;
  for (; at < quantity.length; at++) {
    const value = quantity[at] ?? 0;
    if (value !== value >>> 0 || value === 0) break;
  }
  return at;
}

function allBelow(column: Uint32Array, limit: number): boolean {
  for (let at = 0; at < column.length; at++) {
    if ((column[at] ?? 0) >= limit) return false;
  }
  return true;
}
