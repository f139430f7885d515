import { getOrInsert } from "../../get-or-insert.ts";
import { finite } from "../../tables/quantity.ts";
import type { Steps } from "../../portfolio/steps.ts";
import type { Spread } from "./spreads.ts";

/** Kind of an uncertain quantity. */
export type QuantityKind =
  | "factor"
  | "energy"
  | "mass"
  | "uses"
  | "rack"
  | "recycling_rate"
  | "composting_rate"
  | "litter_rate"
  | "incineration_share";

/** An uncertain quantity: has one normal variate per draw, shared by all products (method.md section 10). */
export interface UncertainQuantity {
  readonly kind: QuantityKind;
  /** name of the activity, component, stream, litter class or disposal mix; of the product for its uses and rack */
  readonly name: string;
  /** name of the product for its component, uses or rack; "" = shared by products */
  readonly product_name: string;
}

/** The standard normal variates of a quantity, one per draw, by its key. */
export type NormalsOf = (key: string) => ArrayLike<number>;

/** The column of multipliers that is always 1. */
export const CERTAIN = 0;
/** Quantities drawn per step: about 1 ms. */
const QUANTITIES_A_STEP = 16;

interface Column {
  readonly spread: Spread;
  /** logarithms of the spread */
  readonly up: number;
  readonly down: number;
  readonly column: number;
}

/**
 * The uncertain quantities of some products and their multipliers exp(ln(gsd) × z) (method.md section 10). A quantity may
 * have several spreads (an activity's water figure a larger one than its climate figure): one z, a column per spread.
 */
export class UncertainQuantities {
  readonly #quantities = new Map<
    string,
    { readonly quantity: UncertainQuantity; readonly columns: Map<string, Column> }
  >();
  #size = 1;

  /** The column of a quantity with this spread, added if new. A spread of 1 gives CERTAIN and adds no quantity. */
  column(key: string, quantity: UncertainQuantity, spread: Spread): number {
    const { up, down } = spread;
    if (!(up > 1 || down > 1)) return CERTAIN;
    const { columns } = getOrInsert(this.#quantities, key, () => ({ quantity, columns: new Map<string, Column>() }));
    return getOrInsert(columns, `${up}/${down}`, () => ({
      spread,
      up: Math.log(up),
      down: Math.log(down),
      column: this.#size++,
    })).column;
  }

  /**
   * Multipliers that change one quantity at a time, row by row: row 0 changes nothing, rows 2q + 1 and 2q + 2 multiply
   * and divide quantity q of `list` by its own spread.
   */
  moves(): { readonly multipliers: Float64Array; readonly rows: number } {
    const rows = 1 + 2 * this.#quantities.size;
    const multipliers = new Float64Array(rows * this.#size).fill(1);
    let row = 1;
    for (const { columns } of this.#quantities.values()) {
      for (const { up, down, column } of columns.values()) {
        multipliers[row * this.#size + column] = Math.exp(up);
        multipliers[(row + 1) * this.#size + column] = Math.exp(-down);
      }
      row += 2;
    }
    return { multipliers, rows };
  }

  /** Adds the quantities of others; equal keys are the same quantity. */
  join(others: UncertainQuantities): void {
    for (const [key, { quantity, columns }] of others.#quantities)
      for (const { spread } of columns.values()) this.column(key, quantity, spread);
  }

  /** Multipliers in one row. */
  get width(): number {
    return this.#size;
  }

  /** Quantities with their keys and spreads (of a lopsided one the larger), smallest first. */
  *list(): Generator<
    { readonly key: string; readonly quantity: UncertainQuantity; readonly gsds: readonly number[] },
    void
  > {
    for (const [key, { quantity, columns }] of this.#quantities) {
      const gsds = new Set([...columns.values()].map(({ spread }) => Math.max(spread.up, spread.down)));
      yield { key, quantity, gsds: [...gsds].toSorted((a, b) => a - b) };
    }
  }

  /**
   * Multipliers of all draws, row by row: column c of draw i is at i × width + c. Yields the share done.
   * @param normalsOf the standard normal variates of a quantity, one per draw, by its key
   */
  *multiplierSteps(draws: number, normalsOf: NormalsOf): Steps<Float64Array> {
    const { width } = this;
    const multipliers = new Float64Array(draws * width).fill(1);
    let done = 0;
    for (const [key, { columns }] of this.#quantities) {
      const normals = normalsOf(key);
      for (const { up, down, column } of columns.values()) {
        for (let draw = 0; draw < draws; draw++) {
          const normal = normals[draw] ?? 0;
          multipliers[draw * width + column] = finite(Math.exp((normal < 0 ? down : up) * normal));
        }
      }
      done += 1;
      if (done % QUANTITIES_A_STEP === 0) yield done / this.#quantities.size;
    }
    return multipliers;
  }
}
