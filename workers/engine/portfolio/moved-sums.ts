import type { TableRows } from "./pair-rows.ts";
import type { PortfolioTotals } from "./portfolio-result.ts";
import { OWN } from "./row-layout.ts";
import { totalsOf } from "./totals.ts";

/**
 * Quantities by pair that can be moved without changing their portfolio. While quantities are whole, the totals equal
 * those of a portfolio with such entries in every bit.
 */
export class MovedSums {
  readonly #rows: TableRows;
  /** uses by pair */
  readonly #quantities: Float64Array;
  #sums: Float64Array | null = null;

  /** @param quantities uses by pair; may be shorter or longer than the number of pairs */
  constructor(rows: TableRows, quantities: Float64Array) {
    this.#rows = rows;
    this.#quantities = new Float64Array(Math.max(quantities.length, rows.matrix.size));
    this.#quantities.set(quantities);
  }

  /** Σ quantity × row over all pairs (row-layout.ts). */
  get sums(): Float64Array {
    this.#sums ??= this.#rows.matrix.sum(this.#quantities);
    return this.#sums;
  }

  quantityOf(pair: number): number {
    return this.#quantities[pair] ?? 0;
  }

  /** @param quantity uses of all entries of the pair together */
  setQuantity(pair: number, quantity: number): void {
    this.#quantities[pair] = quantity;
    this.#sums = null;
  }

  totals(): PortfolioTotals {
    return totalsOf(this.sums, OWN, this.#rows.scope);
  }
}
