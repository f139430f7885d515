import type { EntryData } from "../engine/portfolio/entry-columns.ts";
import { QUANTITY } from "../engine/portfolio/entry-quantity.ts";
import type { Steps } from "../engine/portfolio/steps.ts";
import { TextPool } from "../engine/portfolio/text-pool.ts";
import { CellMeanings, faultOf, isFault, LEFT_OUT, type CellOutcome } from "./cell-meanings.ts";
import type { ImportSettings } from "./import-api.ts";
import type { NamesOfFields } from "./names-of-fields.ts";
import type { Sheet } from "./sheet.ts";

/** Rows matched between two chances to report or to stop. */
const ROWS_A_STEP = 2048;

/** What became of a row. */
export const ROW = { ready: 0, faulty: 1, left_out: 2 } as const;

/** A sheet whose rows are matched: which are ready, and what is wrong with the others. */
export interface MatchedSheet {
  readonly meanings: CellMeanings;
  /** from 0 */
  readonly productColumn: number;
  /** by place of the row */
  readonly state: Uint8Array;
  readonly counts: { readonly ready: number; readonly faulty: number; readonly left_out: number };
  readonly uses: number;
  readonly without_food: number;
  readonly reusable: number;
  readonly by_choice: number;
  /** the rows that are ready, in their order */
  readonly entries: () => EntryData;
  /** numbers of the faults of a row */
  readonly faultsAt: (place: number) => readonly number[];
}

/** Lines of rows that are ready: numbers of the meanings. */
class ReadyLines {
  readonly product: Uint32Array;
  readonly food: Uint32Array;
  readonly label: Uint32Array;
  readonly quantity: Float64Array;
  length = 0;

  constructor(rows: number) {
    this.product = new Uint32Array(rows);
    this.food = new Uint32Array(rows);
    this.label = new Uint32Array(rows);
    this.quantity = new Float64Array(rows);
  }

  push(product: number, food: number, label: number, quantity: number): void {
    const at = this.length++;
    this.product[at] = product;
    this.food[at] = food;
    this.label[at] = label;
    this.quantity[at] = quantity;
  }
}

function entriesOf(lines: ReadyLines, { products, foods, labels }: CellMeanings): EntryData {
  const [ids, names] = [new TextPool(), new TextPool([""])];
  const numbers = <T>(list: readonly T[], of: (one: T) => number): Uint32Array => Uint32Array.from(list, of);
  const productIds = numbers(products, ({ prodsys_id }) => ids.of(prodsys_id));
  const useCaseIds = numbers(products, ({ usecase_id }) => ids.of(usecase_id));
  const foodIds = numbers(foods, (id) => ids.of(id));
  const labelNumbers = numbers(labels, (label) => names.of(label));
  const column = (of: Uint32Array, by: Uint32Array): Uint32Array => {
    const filled = new Uint32Array(lines.length);
    for (let at = 0; at < filled.length; at++) filled[at] = by[of[at] ?? 0] ?? 0;
    return filled;
  };
  return {
    useCase: column(lines.product, useCaseIds),
    product: column(lines.product, productIds),
    food: column(lines.food, foodIds),
    label: column(lines.label, labelNumbers),
    quantity: lines.quantity.slice(0, lines.length),
    ids: ids.texts(),
    labels: names.texts(),
  };
}

/** Matches every row of a sheet; yields the share done. Needs a column for product and quantity. */
export function* matchSteps(sheet: Sheet, settings: ImportSettings, names: NamesOfFields): Steps<MatchedSheet> {
  const meanings = new CellMeanings(sheet, settings, names);
  const { tally, products, quantities } = meanings;
  const state = new Uint8Array(sheet.rows);
  const lines = new ReadyLines(sheet.rows);
  const counts = { ready: 0, faulty: 0, left_out: 0 };
  const inPieces = settings.basis === "pieces";
  const foodColumn = settings.mapping.food;
  let [uses, without_food, reusable, by_choice] = [0, 0, 0, 0];

  const quantityIn = (product: CellOutcome, quantity: CellOutcome): number =>
    (quantities[quantity] ?? 0) * (products[product]?.factor ?? 1) * (inPieces ? (products[product]?.uses ?? 1) : 1);

  /** What else is wrong with a row whose cells are all right, or right enough. */
  const wholeRowAt = (place: number, product: CellOutcome, quantity: CellOutcome): CellOutcome => {
    if (sheet.ragged.has(place)) return meanings.ragged();
    const isTooMuch = product >= 0 && quantity >= 0 && Math.round(quantityIn(product, quantity)) > QUANTITY.most;
    return isTooMuch ? meanings.tooManyUses(place) : 0;
  };

  for (let place = 0; place < sheet.rows; place++) {
    if (place > 0 && place % ROWS_A_STEP === 0) yield place / sheet.rows;
    const [product, food] = [meanings.product(place), meanings.food(place)];
    const [quantity, label] = [meanings.quantity(place), meanings.label(place)];
    const row = wholeRowAt(place, product, quantity);
    if (product >= 0 && food >= 0 && quantity >= 0 && label >= 0 && row >= 0) {
      // pieces of a product of 12.5 uses serve a number of uses that is not whole
      const whole = Math.round(quantityIn(product, quantity));
      lines.push(product, food, label, whole);
      counts.ready++;
      uses += whole;
      if (foodColumn === null || sheet.cell(foodColumn, place) === 0) without_food++;
      if ((products[product]?.uses ?? 1) > 1) reusable++;
      if (meanings.isChosen(product, food)) by_choice++;
      continue;
    }
    const outcomes = [product, food, quantity, label, row];
    if (outcomes.includes(LEFT_OUT)) {
      state[place] = ROW.left_out;
      counts.left_out++;
    } else {
      state[place] = ROW.faulty;
      counts.faulty++;
      for (const outcome of outcomes) if (isFault(outcome)) tally.count(faultOf(outcome), place);
    }
  }
  return {
    meanings,
    productColumn: settings.mapping.product ?? 0,
    state,
    counts,
    uses,
    without_food,
    reusable,
    by_choice,
    entries: () => entriesOf(lines, meanings),
    faultsAt: (place) => {
      const [product, quantity] = [meanings.product(place), meanings.quantity(place)];
      const row = wholeRowAt(place, product, quantity);
      return [product, meanings.food(place), quantity, meanings.label(place), row].filter(isFault).map(faultOf);
    },
  };
}
