import { ROW } from "../import/match-rows.ts";
import { LARGEST_SHOWN } from "../import/quantity/largest-lines.ts";
import { openNameFaults } from "../import/open-names.ts";
import { signed } from "../import/quantity/reading-totals.ts";
import { rowSigns } from "../import/row-groups.ts";
import { isSetApart, type PurchaseList } from "./purchase-list.ts";

/** Indexes of rows without any fault but an uncertain product name. On the page, the user chooses their product. */
export function openPlaces({ matched }: PurchaseList): ReadonlySet<number> {
  const places = new Set<number>();
  if (matched === null) return places;
  const { state, meanings, faultsAt } = matched;
  const isOpen = openNameFaults(matched);
  for (const [place, of] of state.entries()) {
    if (of !== ROW.faulty) continue;
    const faults = faultsAt(place);
    if (faults.length > 0 && faults.every(isOpen) && meanings.quantity(place) >= 0) places.add(place);
  }
  return places;
}

/** The figures of all lines: those that are ready, and those whose product is not chosen. */
export function lineFigures(list: PurchaseList, open: ReadonlySet<number>) {
  const { preview, matched, read, settings } = list;
  const returns = { ...preview.returns };
  const largest = [...preview.largest];
  let [lines, pieces] = [preview.ready, preview.pieces];
  const signAt = rowSigns(list.guess.groups, settings.ways);
  for (const place of open) {
    const amount = signed(matched?.meanings.quantities[matched.meanings.quantity(place)] ?? 0, signAt(place));
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
