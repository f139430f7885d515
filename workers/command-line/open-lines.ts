import { LARGEST_SHOWN, ROW } from "../import/match-rows.ts";
import type { LargestLine, ImportPreview } from "../import/import-api.ts";
import type { PurchaseList } from "./purchase-list.ts";

/** Faults that a choice of the product corrects. */
const NAME_FAULTS = new Set(["product_unknown", "product_ambiguous"]);

/** Figures of the lines of a list, with known or unknown products. */
export interface LineFigures {
  readonly lines: number;
  /** Σ in the unit of the file, returns subtracted unless they are left out */
  readonly pieces: number;
  readonly returns: ImportPreview["returns"];
  readonly largest: readonly LargestLine[];
}

/**
 * Row indexes of open lines: only the choice of the product is missing, and the name has offers. On the page the user
 * makes this choice.
 */
export function openPlaces({ matched }: PurchaseList): ReadonlySet<number> {
  const places = new Set<number>();
  if (matched === null) return places;
  const { state, meanings, faultsAt } = matched;
  const known = new Map<number, boolean>();
  const isChoice = (fault: number): boolean => {
    let isOpenName = known.get(fault);
    if (isOpenName === undefined) {
      const found = meanings.tally.at(fault);
      isOpenName = found !== undefined && NAME_FAULTS.has(found.code) && found.offers().length > 0;
      known.set(fault, isOpenName);
    }
    return isOpenName;
  };
  for (const [place, rowState] of state.entries()) {
    if (rowState !== ROW.faulty) continue;
    const faults = faultsAt(place);
    if (faults.length > 0 && faults.every(isChoice) && meanings.quantity(place) >= 0) places.add(place);
  }
  return places;
}

/** True for a row of returned goods, if returns are left out. */
export const isSetApart = ({ matched, settings }: PurchaseList, place: number): boolean =>
  settings.returns === "apart" && (matched?.meanings.quantities[matched.meanings.quantity(place)] ?? 0) < 0;

/** The figures of all lines: ready ones and open ones. */
export function lineFigures(list: PurchaseList, open: ReadonlySet<number>): LineFigures {
  const { preview, matched, read, settings } = list;
  const returns = { ...preview.returns };
  const largest = [...preview.largest];
  let [lines, pieces] = [preview.ready, preview.pieces];
  for (const place of open) {
    const amount = matched?.meanings.quantities[matched.meanings.quantity(place)] ?? 0;
    if (amount < 0) {
      returns.rows++;
      returns.pieces -= amount;
    }
    if (isSetApart(list, place)) continue;
    lines++;
    pieces += amount;
    const { product } = settings.mapping;
    const text = product === null ? "" : read.sheet.text(product, read.sheet.cell(product, place)).slice(0, 200);
    largest.push({ row: read.sheet.rowNumber(place), text, pieces: amount });
  }
  const sorted = largest.toSorted((a, b) => b.pieces - a.pieces || a.row - b.row);
  return { lines, pieces, returns, largest: sorted.slice(0, LARGEST_SHOWN) };
}
