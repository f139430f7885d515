import { whereLower, type BreakEven } from "./break-even.ts";

/** What a product costs, in one currency; null = not known. */
export interface Price {
  readonly piece: number | null;
  /** of one item; counts for what is washed */
  readonly wash: number | null;
}

/** What turns prices into costs. */
export interface CostBasis {
  /** N ≥ 1 */
  readonly uses: number;
  /** washes a use; 0 = it is not washed */
  readonly washes: number;
}

/** Cost of one use: piece / N + wash × washes. Null = a price that counts is not known. */
export const costPerUse = ({ piece, wash }: Price, { uses, washes }: CostBasis): number | null => {
  if (piece === null || (washes > 0 && wash === null)) return null;
  return piece / uses + (washes > 0 ? (wash ?? 0) * washes : 0);
};

interface CostedProduct extends CostBasis {
  readonly price: Price;
  /** items per functional unit */
  readonly items: number;
}

/**
 * From how many uses on A is cheaper than B at B's own uses: the break-even of method.md section 10 with prices for
 * impacts. Null = a price that counts is not known.
 */
export const moneyBreakEven = (a: CostedProduct, b: CostedProduct): BreakEven | null => {
  const other = costPerUse(b.price, b);
  const { piece, wash } = a.price;
  if (other === null || piece === null || (a.washes > 0 && wash === null)) return null;
  return whereLower({
    life: a.items * piece,
    per_use: a.items * (wash ?? 0) * a.washes,
    other: b.items * other,
  });
};
