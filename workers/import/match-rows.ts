import { LINE_DETAILS } from "../../edge-api/contract/line-details.ts";
import type { LineData } from "../engine/portfolio/line-columns.ts";
import { QUANTITY } from "../engine/portfolio/portfolio-line.ts";
import type { Steps } from "../engine/portfolio/steps.ts";
import { CellMeanings } from "./cell-meanings.ts";
import type { ImportPreview } from "./import-api.ts";
import { type CellOutcome, faultOf, isFault, LEFT_OUT } from "./import-faults.ts";
import type { ImportSettings, QuantityBasis } from "./import-settings.ts";
import { plainText, type TextField } from "./line-texts.ts";
import type { NamesOfFields } from "./names-of-fields.ts";
import { signed } from "./quantity/reading-totals.ts";
import { ReadyLines } from "./ready-lines.ts";
import type { Sheet } from "./sheet.ts";

/** Rows between two yields, which report progress and allow a cancel. */
const ROWS_A_STEP = 2048;

/** State of a row. `apart`: returned goods that are left out. */
export const ROW = { ready: 0, faulty: 1, left_out: 2, total: 3, apart: 4 } as const;

const NO_PRODUCT = { prodsys_id: "", usecase_id: "" };

/** A sheet with matched rows: the ready ones and the faults of the others. */
export interface MatchedSheet {
  readonly meanings: CellMeanings;
  /** from 0 */
  readonly productColumn: number;
  /** ROW state by row index */
  readonly state: Uint8Array;
  readonly counts: Pick<ImportPreview, "ready" | "faulty" | "left_out" | "apart">;
  readonly figures: Pick<
    ImportPreview,
    "returns" | "lines" | "pieces" | "uses" | "without_food" | "reusable" | "by_choice"
  >;
  /** Σ uses of the ready rows, if their numbers count uses, or pieces */
  readonly usesByBasis: Readonly<Record<QuantityBasis, number>>;
  /** the ready rows in file order */
  readonly entries: () => LineData;
  /** indexes of the faults of a row */
  readonly faultsAt: (place: number) => readonly number[];
}

/**
 * Matches every row of a sheet; yields the share done, 0-1. Requires columns for product and quantity.
 * @param isTotal true for rows that are totals or headings, by row index
 * @param signAt what a row does: 1 = it counts, -1 = it is subtracted, 0 = it is left out
 */
export function* matchSteps(
  sheet: Sheet,
  settings: ImportSettings,
  names: NamesOfFields,
  isTotal: (place: number) => boolean = () => false,
  signAt: (place: number) => -1 | 0 | 1 = () => 1,
): Steps<MatchedSheet> {
  const meanings = new CellMeanings(sheet, settings, names, (place) => !isTotal(place) && signAt(place) !== 0);
  const { tally, products, quantities } = meanings;
  const state = new Uint8Array(sheet.rows);
  const textFields = (["label", ...LINE_DETAILS] satisfies TextField[]).filter(
    (field) => settings.mapping[field] !== null || field === meanings.split,
  );
  /** outcomes of the current row */
  const texts: CellOutcome[] = [];
  const lines = new ReadyLines(textFields.filter((field) => field !== "label"));
  const counts = { ready: 0, faulty: 0, left_out: 0, apart: 0 };
  const returned = { rows: 0, pieces: 0 };
  const by_basis = { uses: 0, pieces: 0 };
  const inPieces = settings.basis === "pieces";
  const foodColumn = settings.mapping.food;
  let [pieces, without_food, reusable, by_choice] = [0, 0, 0, 0];

  const usesOf = (product: CellOutcome): number => (inPieces ? (products[product]?.uses ?? 1) : 1);
  const unitsOf = (product: CellOutcome): number => products[product]?.factor ?? 1;
  const countedIn = (product: CellOutcome, quantity: CellOutcome): number =>
    (quantities[quantity] ?? 0) * unitsOf(product);
  const quantityIn = (product: CellOutcome, quantity: CellOutcome): number =>
    countedIn(product, quantity) * usesOf(product);

  /** Faults of the row as a whole: extra cells, or a quantity that exceeds the limit in uses. */
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
    const sign = signAt(place);
    if (sign === 0) {
      state[place] = ROW.left_out;
      counts.left_out++;
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
      const unitsCounted = signed(Math.round(countedIn(product, quantity)), sign);
      if (unitsCounted < 0) {
        returned.rows++;
        returned.pieces -= unitsCounted;
        if (settings.returns === "apart" && sign === 1) {
          state[place] = ROW.apart;
          counts.apart++;
          continue;
        }
      }
      // uses per piece need not be whole (12.5)
      const parts = meanings.parts(place, quantity);
      for (const { text, pieces: part } of parts) {
        const uses = signed(Math.round(part * unitsOf(product) * usesOf(product)), sign);
        const textOf = (field: TextField): string =>
          text !== null && field === meanings.split ? plainText(text) : meanings.lineTexts.textAt(field, place);
        lines.push(products[product] ?? NO_PRODUCT, meanings.foods[food] ?? "", uses, textOf);
      }
      counts.ready++;
      pieces += unitsCounted;
      by_basis.uses += unitsCounted;
      by_basis.pieces += Math.round(unitsCounted * (products[product]?.uses ?? 1));
      if (foodColumn === null || sheet.cell(foodColumn, place) === 0) without_food += parts.length;
      if ((products[product]?.uses ?? 1) > 1) reusable += parts.length;
      if (meanings.isChosen(product, food)) by_choice += parts.length;
      continue;
    }
    const outcomes = [product, food, quantity, ...texts, row];
    if (outcomes.includes(LEFT_OUT)) {
      state[place] = ROW.left_out;
      counts.left_out++;
    } else {
      state[place] = ROW.faulty;
      counts.faulty++;
      for (const outcome of new Set(outcomes)) if (isFault(outcome)) tally.count(faultOf(outcome), place);
    }
  }
  const usesById = new Map(products.map(({ prodsys_id, uses }) => [prodsys_id, inPieces ? uses : 1]));
  const beyond = lines.subtractReturns((id) => usesById.get(id) ?? 1);
  return {
    meanings,
    productColumn: settings.mapping.product ?? 0,
    state,
    counts,
    figures: {
      returns: { ...returned, beyond },
      lines: lines.kept,
      pieces,
      uses: lines.uses(),
      without_food,
      reusable,
      by_choice,
    },
    usesByBasis: by_basis,
    entries: () => lines.entries(),
    faultsAt: (place) => {
      const [product, quantity] = [meanings.product(place), meanings.quantity(place)];
      const row = wholeRowAt(place, product, quantity);
      const texts = textFields.map((field) => meanings.lineTexts.at(field, place));
      return [...new Set([product, meanings.food(place), quantity, ...texts, row])].filter(isFault).map(faultOf);
    },
  };
}
