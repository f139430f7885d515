import { whereLower, type BreakEven } from "./break-even.ts";

/** Prices of a product, all in one currency; null = unknown. */
export interface Price {
  readonly piece: number | null;
  /** price of washing one item once; ignored if the product is not washed */
  readonly wash: number | null;
  /** stays for a piece that is not given back, so that it costs less; absent or null = no deposit */
  readonly deposit?: number | null | undefined;
}

/** What a piece costs when it is lost or used up: its price less the deposit that stays for it; null = unknown. */
const costOfPiece = ({ piece, deposit }: Price): number | null => (piece === null ? null : piece - (deposit ?? 0));

/** Cost factors other than prices. */
export interface CostBasis {
  /** N ≥ 1 */
  readonly uses: number;
  /** washes per use; 0 = not washed */
  readonly washes: number;
}

/** Cost of one use in the currency of the prices: (piece − deposit) / N + wash × washes. Null = a needed price is unknown. */
export const costPerUse = (price: Price, { uses, washes }: CostBasis): number | null => {
  const [piece, { wash }] = [costOfPiece(price), price];
  if (piece === null || (washes > 0 && wash === null)) return null;
  return piece / uses + (washes > 0 ? (wash ?? 0) * washes : 0);
};

interface CostedProduct extends CostBasis {
  readonly price: Price;
  /** items per functional unit */
  readonly items: number;
}

/**
 * Number of uses from which on A is cheaper than B at B's own uses: the break-even of method.md section 10 with prices
 * instead of impacts. Null = a needed price is unknown.
 */
export const moneyBreakEven = (a: CostedProduct, b: CostedProduct): BreakEven | null => {
  const other = costPerUse(b.price, b);
  const [piece, { wash }] = [costOfPiece(a.price), a.price];
  if (other === null || piece === null || (a.washes > 0 && wash === null)) return null;
  return whereLower({
    life: a.items * piece,
    per_use: a.items * (wash ?? 0) * a.washes,
    other: b.items * other,
  });
};
