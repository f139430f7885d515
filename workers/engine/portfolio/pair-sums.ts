import type { PortfolioEntry } from "./entry.ts";
import { foldSteps } from "./fold.ts";
import type { PortfolioColumns } from "./portfolio-columns.ts";
import { runToEnd, type Steps } from "./steps.ts";

/** Pairs whose quantity an edit changed; "all" = all quantities were summed again. */
export type Touched = readonly number[] | "all";

/**
 * Quantity per pair of a portfolio, kept up to date by edits. While quantities are whole and their total is below 2^53,
 * an edit adds and subtracts exactly; otherwise rounding would depend on earlier edits, so everything is summed again.
 * The sums always equal those of `foldSteps` in every bit.
 */
export class PairSums {
  readonly columns: PortfolioColumns;
  #sums: Float64Array;
  #total: number;
  #exact: boolean;

  private constructor(columns: PortfolioColumns, sums: Float64Array) {
    this.columns = columns;
    this.#sums = sums;
    this.#total = totalOf(sums);
    this.#exact = this.#isExact();
  }

  /** Sums the columns and takes ownership of them. Yields the share done. */
  static *steps(columns: PortfolioColumns): Steps<PairSums> {
    return new PairSums(columns, yield* foldSteps(columns));
  }

  /** Quantity per pair; may be longer than the number of pairs. Valid until the next edit. */
  get sums(): Float64Array {
    return this.#sums;
  }

  /** Replaces the quantity of an entry. Like all edits, throws RangeError for an entry that does not exist. */
  setQuantity(entry: number, quantity: number | string): Touched {
    const pair = this.columns.pairAt(entry);
    const before = this.columns.quantityAt(entry);
    this.columns.setQuantity(entry, quantity);
    return this.#moved([[pair, this.columns.quantityAt(entry) - before]]);
  }

  /** Replaces use case, product, food and settings of an entry and keeps its quantity. */
  setItem(entry: number, item: Omit<PortfolioEntry, "quantity">): Touched {
    const before = this.columns.pairAt(entry);
    const { usecase_id, prodsys_id, food_id, overrides } = item;
    const pair = this.columns.pairs.intern(usecase_id, prodsys_id, food_id, overrides);
    this.columns.setPair(entry, pair);
    const quantity = this.columns.quantityAt(entry);
    return this.#moved([
      [before, -quantity],
      [pair, quantity],
    ]);
  }

  /** Adds an entry at the end. */
  append(entry: PortfolioEntry): Touched {
    const at = this.columns.append(entry);
    return this.#moved([[this.columns.pairAt(at), this.columns.quantityAt(at)]]);
  }

  /** Removes an entry; the index of later entries decreases by one. */
  remove(entry: number): Touched {
    const pair = this.columns.pairAt(entry);
    const quantity = this.columns.quantityAt(entry);
    this.columns.remove(entry);
    return this.#moved([[pair, -quantity]]);
  }

  #moved(changes: readonly (readonly [pair: number, delta: number])[]): Touched {
    const wasExact = this.#exact;
    for (const [, delta] of changes) this.#total += delta;
    this.#exact = this.#isExact();
    if (!wasExact || !this.#exact) {
      this.#sums = runToEnd(foldSteps(this.columns));
      this.#total = totalOf(this.#sums);
      this.#exact = this.#isExact();
      return "all";
    }
    this.#growSums();
    for (const [pair, delta] of changes) this.#sums[pair] = (this.#sums[pair] ?? 0) + delta;
    return changes.map(([pair]) => pair);
  }

  #isExact(): boolean {
    return this.columns.fractions === 0 && this.#total <= Number.MAX_SAFE_INTEGER;
  }

  #growSums(): void {
    const pairs = this.columns.pairs.size;
    if (pairs <= this.#sums.length) return;
    const sums = new Float64Array(Math.ceil(pairs * 1.5));
    sums.set(this.#sums);
    this.#sums = sums;
  }
}

function totalOf(sums: Float64Array): number {
  let total = 0;
  for (const sum of sums) total += sum;
  return total;
}
