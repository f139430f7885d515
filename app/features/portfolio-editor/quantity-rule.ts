import { QUANTITY } from "../../../workers/engine/portfolio/entry-quantity.ts";
import { parseNumber } from "../../text/parse-number.ts";

/** What somebody typed as a quantity: the number, or what is wrong with it and, where there is one, what to take instead. */
export type ReadQuantity =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly fault: "no_number" | "too_small" | "too_large"; readonly offer: null }
  | { readonly ok: false; readonly fault: "not_whole"; readonly offer: number };

/** Reads a quantity as people write it (`1,250`, `1 250`, `1.250.000`); whole and from 1 to 1e10. 1.5 is an error that offers 2. */
export const readQuantity = (typed: string): ReadQuantity => {
  const value = parseNumber(typed);
  if (value === null) return { ok: false, fault: "no_number", offer: null };
  if (value > QUANTITY.most) return { ok: false, fault: "too_large", offer: null };
  if (!Number.isInteger(value) && value > 0) return { ok: false, fault: "not_whole", offer: Math.ceil(value) };
  if (value < QUANTITY.least) return { ok: false, fault: "too_small", offer: null };
  return { ok: true, quantity: value };
};

/** A computed quantity as a line may hold it: whole, within the limits. */
export const keptQuantity = (uses: number): number =>
  Math.min(QUANTITY.most, Math.max(QUANTITY.least, Math.round(uses)));

/** Uses that so many pieces serve. */
export const usesOfPieces = (pieces: number, usesPerPiece: number): number => keptQuantity(pieces * usesPerPiece);

/** Pieces that are bought for so many uses: uses ÷ uses per piece. */
export const piecesOfUses = (quantity: number, usesPerPiece: number): number => quantity / usesPerPiece;
