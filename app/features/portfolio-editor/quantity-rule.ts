import { QUANTITY } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { parseNumber } from "../../text/parse-number.ts";

/** A quantity as typed: the number, or a fault with an offer of a valid number if there is one. */
export type ReadQuantity =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly fault: "no_number" | "too_small" | "too_large"; readonly offer: null }
  | { readonly ok: false; readonly fault: "not_whole"; readonly offer: number };

/** Reads a typed quantity (`1,250`, `1 250`, `1.250.000`): an integer from 1 to 1e10. 1.5 is a fault that offers 2. */
export const readQuantity = (typed: string): ReadQuantity => {
  const value = parseNumber(typed);
  if (value === null) return { ok: false, fault: "no_number", offer: null };
  if (value > QUANTITY.most) return { ok: false, fault: "too_large", offer: null };
  if (!Number.isInteger(value) && value > 0) return { ok: false, fault: "not_whole", offer: Math.ceil(value) };
  if (value < QUANTITY.least) return { ok: false, fault: "too_small", offer: null };
  return { ok: true, quantity: value };
};

/** Rounds a computed quantity to an integer within the limits. */
export const roundedQuantity = (uses: number): number =>
  Math.min(QUANTITY.most, Math.max(QUANTITY.least, Math.round(uses)));

/** Uses from a number of pieces. */
export const usesOfPieces = (pieces: number, usesPerPiece: number): number => roundedQuantity(pieces * usesPerPiece);

/** Pieces bought for a number of uses: uses ÷ uses per piece. */
export const piecesOfUses = (quantity: number, usesPerPiece: number): number => quantity / usesPerPiece;
