import type { TableRows } from "./pair-rows.ts";
import { PairSumTree } from "./pair-sum-tree.ts";
import type { PortfolioTotals } from "./portfolio-result.ts";
import { OWN } from "./row-layout.ts";
import { runToEnd } from "./steps.ts";
import { totalsOf } from "./totals.ts";

/**
 * Quantities by pair that can be moved without changing their portfolio. While quantities are whole, the totals equal
 * those of a portfolio with such entries in every bit.
 */
export class MovedSums {
  readonly #rows: TableRows;
  readonly #tree: PairSumTree;
  /** uses by pair */
  readonly #quantities: Float64Array;

  /** @param quantities uses by pair; may be shorter or longer than the number of pairs */
  constructor(rows: TableRows, quantities: Float64Array) {
    this.#rows = rows;
    this.#tree = new PairSumTree(rows.matrix);
    this.#quantities = new Float64Array(Math.max(quantities.length, rows.matrix.size));
    this.#quantities.set(quantities);
    runToEnd(this.#tree.refreshSteps(this.#quantities));
  }

  /** Σ quantity × row over all pairs (row-layout.ts); valid until the next change. */
  get sums(): Float64Array {
    return this.#tree.total;
  }

  quantityOf(pair: number): number {
    return this.#quantities[pair] ?? 0;
  }

  /** @param quantity uses of all entries of the pair together */
  setQuantity(pair: number, quantity: number): void {
    this.#quantities[pair] = quantity;
    this.#tree.update(this.#quantities, pair);
  }

  totals(): PortfolioTotals {
    return totalsOf(this.sums, OWN, this.#rows.scope);
  }
}
