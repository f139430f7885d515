import { LINE_DETAILS } from "../../edge-api/contract/line-details.ts";
import type { EntryData } from "../engine/portfolio/entry-columns.ts";
import { QUANTITY } from "../engine/portfolio/entry-quantity.ts";
import type { Steps } from "../engine/portfolio/steps.ts";
import { CellMeanings } from "./cell-meanings.ts";
import { faultOf, isFault, LEFT_OUT, type CellOutcome } from "./cell-outcome.ts";
import type { TextField } from "./line-texts.ts";
import type { ImportSettings, LargestLine } from "./import-api.ts";
import type { NamesOfFields } from "./names-of-fields.ts";
import { ReadyLines } from "./ready-lines.ts";
import type { Sheet } from "./sheet.ts";

/** Rows matched between two chances to report or to stop. */
const ROWS_A_STEP = 2048;
/** Largest lines that are told. */
export const LARGEST_SHOWN = 3;

/** What became of a row. `apart`: goods that went back, set apart. */
export const ROW = { ready: 0, faulty: 1, left_out: 2, total: 3, apart: 4 } as const;

/** A sheet whose rows are matched: which are ready, and what is wrong with the others. */
export interface MatchedSheet {
  readonly meanings: CellMeanings;
  /** from 0 */
  readonly productColumn: number;
  /** by place of the row */
  readonly state: Uint8Array;
  readonly counts: {
    readonly ready: number;
    readonly faulty: number;
    readonly left_out: number;
    readonly apart: number;
  };
  /** rows of goods that went back, in pieces; `beyond` is what no line could be found for */
  readonly returns: { readonly rows: number; readonly pieces: number; readonly beyond: number };
  /** lines that the ready rows become */
  readonly lines: number;
  /** Σ as the file counts, of the ready rows */
  readonly pieces: number;
  readonly largest: readonly LargestLine[];
  readonly uses: number;
  readonly without_food: number;
  readonly reusable: number;
  readonly by_choice: number;
  /** the rows that are ready, in their order */
  readonly entries: () => EntryData;
  /** numbers of the faults of a row */
  readonly faultsAt: (place: number) => readonly number[];
}

/** The largest of many, without sorting them all. */
class Largest {
  readonly #found: { readonly place: number; readonly pieces: number }[] = [];

  add(place: number, pieces: number): void {
    if (this.#found.length === LARGEST_SHOWN && pieces <= (this.#found.at(-1)?.pieces ?? 0)) return;
    const at = this.#found.findIndex((one) => one.pieces < pieces);
    this.#found.splice(at < 0 ? this.#found.length : at, 0, { place, pieces });
    this.#found.length = Math.min(this.#found.length, LARGEST_SHOWN);
  }

  lines(sheet: Sheet, product: number | null): readonly LargestLine[] {
    return this.#found.map(({ place, pieces }) => ({
      row: sheet.rowNumber(place),
      text: product === null ? "" : sheet.text(product, sheet.cell(product, place)).slice(0, 200),
      pieces,
    }));
  }
}

/**
 * Matches every row of a sheet; yields the share done. Needs a column for product and quantity.
 *
 * @param isTotal rows that are no lines
 */
export function* matchSteps(
  sheet: Sheet,
  settings: ImportSettings,
  names: NamesOfFields,
  isTotal: (place: number) => boolean = () => false,
): Steps<MatchedSheet> {
  const meanings = new CellMeanings(sheet, settings, names);
  const { tally, products, quantities } = meanings;
  const state = new Uint8Array(sheet.rows);
  const textFields = (["label", ...LINE_DETAILS] satisfies TextField[]).filter(
    (field) => settings.mapping[field] !== null,
  );
  /** of the row that is looked at */
  const texts: CellOutcome[] = [];
  const lines = new ReadyLines(sheet.rows, textFields);
  const counts = { ready: 0, faulty: 0, left_out: 0, apart: 0 };
  const returned = { rows: 0, pieces: 0 };
  const largest = new Largest();
  const inPieces = settings.basis === "pieces";
  const foodColumn = settings.mapping.food;
  let [pieces, without_food, reusable, by_choice] = [0, 0, 0, 0];

  const usesOf = (product: CellOutcome): number => (inPieces ? (products[product]?.uses ?? 1) : 1);
  const countedIn = (product: CellOutcome, quantity: CellOutcome): number =>
    (quantities[quantity] ?? 0) * (products[product]?.factor ?? 1);
  const quantityIn = (product: CellOutcome, quantity: CellOutcome): number =>
    countedIn(product, quantity) * usesOf(product);

  /** What else is wrong with a row whose cells are all right, or right enough. */
  const wholeRowAt = (place: number, product: CellOutcome, quantity: CellOutcome): CellOutcome => {
    if (sheet.ragged.has(place)) return meanings.ragged();
    const isTooMuch =
      product >= 0 && quantity >= 0 && Math.abs(Math.round(quantityIn(product, quantity))) > QUANTITY.most;
    return isTooMuch ? meanings.tooManyUses(place) : 0;
  };

  for (let place = 0; place < sheet.rows; place++) {
    if (place > 0 && place % ROWS_A_STEP === 0) yield place / sheet.rows;
    if (isTotal(place)) {
      state[place] = ROW.total;
      continue;
    }
    const [product, food] = [meanings.product(place), meanings.food(place)];
    const quantity = meanings.quantity(place);
    let worst: CellOutcome = 0;
    for (let at = 0; at < textFields.length; at++) {
      const text = meanings.lineTexts.at(textFields[at] ?? "label", place);
      texts[at] = text;
      worst = Math.min(worst, text);
    }
    const row = wholeRowAt(place, product, quantity);
    if (product >= 0 && food >= 0 && quantity >= 0 && worst >= 0 && row >= 0) {
      const counted = Math.round(countedIn(product, quantity));
      if (counted < 0) {
        returned.rows++;
        returned.pieces -= counted;
        if (settings.returns === "apart") {
          state[place] = ROW.apart;
          counts.apart++;
          continue;
        }
      }
      // pieces of a product of 12.5 uses serve a number of uses that is not whole
      lines.push(product, food, Math.round(quantityIn(product, quantity)), texts);
      counts.ready++;
      pieces += counted;
      largest.add(place, counted);
      if (foodColumn === null || sheet.cell(foodColumn, place) === 0) without_food++;
      if ((products[product]?.uses ?? 1) > 1) reusable++;
      if (meanings.isChosen(product, food)) by_choice++;
      continue;
    }
    const outcomes = [product, food, quantity, ...texts, row];
    if (outcomes.includes(LEFT_OUT)) {
      state[place] = ROW.left_out;
      counts.left_out++;
    } else {
      state[place] = ROW.faulty;
      counts.faulty++;
      for (const outcome of outcomes) if (isFault(outcome)) tally.count(faultOf(outcome), place);
    }
  }
  const beyond = lines.subtractReturns((product) => products[product]?.prodsys_id ?? "", usesOf);
  return {
    meanings,
    productColumn: settings.mapping.product ?? 0,
    state,
    counts,
    returns: { ...returned, beyond },
    lines: lines.kept,
    pieces,
    largest: largest.lines(sheet, settings.mapping.product),
    uses: lines.uses(),
    without_food,
    reusable,
    by_choice,
    entries: () => lines.entries(meanings),
    faultsAt: (place) => {
      const [product, quantity] = [meanings.product(place), meanings.quantity(place)];
      const row = wholeRowAt(place, product, quantity);
      const texts = textFields.map((field) => meanings.lineTexts.at(field, place));
      return [product, meanings.food(place), quantity, ...texts, row].filter(isFault).map(faultOf);
    },
  };
}
