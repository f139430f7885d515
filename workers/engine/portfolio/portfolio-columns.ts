import { numberOf } from "../tables/wire-value.ts";
import type { PortfolioEntry } from "./portfolio-line.ts";
import { PairTable, type PairTableData } from "./pair-table.ts";
import type { Steps } from "./steps.ts";

/** A portfolio as plain data that may be transferred to another thread: 12 bytes an entry. */
export interface PortfolioData {
  readonly pairs: PairTableData;
  /** per entry, the number of its pair in `pairs` */
  readonly pair: Uint32Array;
  /** per entry, uses (servings) */
  readonly quantity: Float64Array;
}

/** Entries per step: about 1 ms, a few ms with settings. */
const CHUNK = 2048;

/**
 * The entries of a portfolio as two columns: the number of the entry's pair and its quantity. Counts quantities that are
 * not whole (their sums may round) and quantities of 0 (invalid ones count as 0, and each gives a warning).
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
   * Takes ownership of columns without copying them; renumbers their pairs by `pairs`. Invalid quantities become 0.
   * Throws RangeError if the columns differ in length or name a pair that their table does not have.
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

  /** Builds columns from entry objects; yields the share done, 0-1. Accepts unknown ids. */
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

  /** How many quantities are 0, including missing, negative and non-numeric ones. */
  get zeros(): number {
    return this.#zeros;
  }

  /** The pair of each entry. A read-only view, valid until the next append or remove. */
  get pair(): Uint32Array {
    return this.#pair.subarray(0, this.#length);
  }

  /** The quantity of each entry. A read-only view, valid until the next append or remove. */
  get quantity(): Float64Array {
    return this.#quantity.subarray(0, this.#length);
  }

  /** The pair number of an entry. Throws RangeError beyond the last one. */
  pairAt(entry: number): number {
    return this.#pair[this.#checked(entry)] ?? 0;
  }

  /** The quantity of an entry, uses. Throws RangeError beyond the last one. */
  quantityAt(entry: number): number {
    return this.#quantity[this.#checked(entry)] ?? 0;
  }

  /** Replaces a quantity. All edits throw RangeError for an entry that does not exist. */
  setQuantity(entry: number, quantity: number | string): void {
    this.#uncount(this.quantityAt(entry));
    this.#quantity[entry] = this.#counted(quantity);
  }

  /** Replaces the pair of an entry: use case, product, food and settings. Throws RangeError for an unknown pair. */
  setPair(entry: number, pair: number): void {
    if (pair >= this.pairs.size) throw new RangeError(`pair ${pair} of ${this.pairs.size}`);
    this.#pair[this.#checked(entry)] = pair;
  }

  /** Adds an entry at the end and returns its index. */
  append(entry: PortfolioEntry): number {
    if (this.#length === this.#pair.length) this.#grow();
    const at = this.#length++;
    this.#pair[at] = this.pairs.intern(entry.usecase_id, entry.prodsys_id, entry.food_id, entry.overrides);
    this.#quantity[at] = this.#counted(entry.quantity);
    return at;
  }

  /** Removes an entry; the index of later entries decreases by one. */
  remove(entry: number): void {
    this.#uncount(this.quantityAt(entry));
    this.#pair.copyWithin(entry, entry + 1, this.#length);
    this.#quantity.copyWithin(entry, entry + 1, this.#length);
    this.#length--;
  }

  /** An entry as an object. Throws RangeError beyond the last one. */
  entry(entry: number): PortfolioEntry {
    return { ...this.pairs.pair(this.pairAt(entry)), quantity: this.quantityAt(entry) };
  }

  /** A copy as plain data with only the pairs in use; its buffers may be transferred. */
  data(): PortfolioData {
    const pair = this.pair.slice();
    // new number + 1 of each pair; 0 = not seen
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

/** Index of the next quantity that is not a whole number from 1 to 2^32 - 1: a fast test for usual quantities. */
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
