import { LARGEST_SHOWN, ROW, type MatchedSheet } from "../import/match-rows.ts";
import type { ImportPreview, ImportQuestion, LargestLine } from "../import/import-api.ts";
import { countedLines, questionsOf, readingOptions, type IsLine } from "../import/questions.ts";
import type { PurchaseList } from "./purchase-list.ts";

/** Faults of a name that a choice of the user mends. */
const OF_A_NAME = new Set(["product_unknown", "product_ambiguous"]);

/** What is known of the lines of a list, whether their products are known or not. */
export interface LineFigures {
  readonly lines: number;
  /** Σ as the file counts it, returns subtracted unless they are set apart */
  readonly pieces: number;
  readonly returns: ImportPreview["returns"];
  readonly largest: readonly LargestLine[];
}

/** Whether a fault is a name that may mean something: on the page it waits for the user's choice. */
function choiceFaults({ meanings }: MatchedSheet): (fault: number) => boolean {
  const known = new Map<number, boolean>();
  return (fault) => {
    let is = known.get(fault);
    if (is === undefined) {
      const found = meanings.tally.at(fault);
      is = found !== undefined && OF_A_NAME.has(found.code) && found.offers().length > 0;
      known.set(fault, is);
    }
    return is;
  };
}

/**
 * The questions of a list, each answer with what all lines come to, also those whose product waits for a choice: the page asks again
 * as names are chosen, and here nobody chooses.
 */
export function questionsOfList({ read, guess, settings, matched, preview }: PurchaseList): readonly ImportQuestion[] {
  if (matched === null) return preview.questions;
  const isChoice = choiceFaults(matched);
  const waits: IsLine = (place) => matched.faultsAt(place).some(isChoice);
  const isLine = countedLines(read, guess, settings, matched, waits);
  return questionsOf(read, guess, settings, readingOptions(read, guess, settings, isLine), isLine);
}

/**
 * Places of rows that lack nothing but a choice of their product: something may be meant by the name, but not surely. On the page these wait
 * for the user among the names.
 */
export function openPlaces({ matched }: PurchaseList): ReadonlySet<number> {
  const places = new Set<number>();
  if (matched === null) return places;
  const { state, meanings, faultsAt } = matched;
  const isChoice = choiceFaults(matched);
  for (const [place, of] of state.entries()) {
    if (of !== ROW.faulty) continue;
    const faults = faultsAt(place);
    if (faults.length > 0 && faults.every(isChoice) && meanings.quantity(place) >= 0) places.add(place);
  }
  return places;
}

/** Open rows of goods that went back, where these are set apart. */
export const isSetApart = ({ matched, settings }: PurchaseList, place: number): boolean =>
  settings.returns === "apart" && (matched?.meanings.quantities[matched.meanings.quantity(place)] ?? 0) < 0;

/** The figures of all lines: those that are ready, and those whose product is not chosen. */
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
