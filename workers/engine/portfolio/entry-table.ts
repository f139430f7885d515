import {
  checkColumns,
  checkPlaces,
  columnsOf,
  eachColumn,
  insertColumns,
  pickColumns,
  removeColumns,
  setColumns,
  type EntryColumns,
  type EntryData,
} from "./entry-columns.ts";
import { differentNumbers } from "./different-numbers.ts";
import { inPieces, type Column } from "./column-pieces.ts";
import type { EntryLine } from "./entry-line.ts";
import { runToEnd, type Steps } from "./steps.ts";
import { TextPool } from "./text-pool.ts";

const COLUMNS = ["useCase", "product", "food", "label", "quantity"] as const satisfies (keyof EntryColumns)[];

/** The texts of a family of tables; they only grow, so that all tables made of each other share them. */
interface Texts {
  readonly ids: TextPool;
  readonly labels: TextPool;
}

/**
 * The lines of a portfolio, 24 bytes each. A table never changes: an edit (entry-edit.ts) gives another one, which
 * shares the columns that stayed the same. Ids are taken as they are, known or not.
 */
export class EntryTable {
  readonly #texts: Texts;
  readonly #columns: EntryColumns;
  #uses: number | null = null;

  private constructor(texts: Texts, columns: EntryColumns) {
    this.#texts = texts;
    this.#columns = columns;
  }

  static of(lines: Iterable<EntryLine>): EntryTable {
    const [ids, labels] = [new TextPool(), new TextPool([""])];
    const columns: Record<keyof EntryColumns, number[]> = {
      useCase: [],
      product: [],
      food: [],
      label: [],
      quantity: [],
    };
    for (const line of lines) {
      columns.useCase.push(ids.of(line.usecase_id));
      columns.product.push(ids.of(line.prodsys_id));
      columns.food.push(ids.of(line.food_id));
      columns.label.push(labels.of(line.label));
      columns.quantity.push(line.quantity);
    }
    return new EntryTable({ ids, labels }, columnsOf(columns));
  }

  static readonly empty = EntryTable.of([]);

  /**
   * Takes columns over without copying them. Throws RangeError when they differ in length or name a text that is not
   * there.
   */
  static adopt({ ids, labels, ...columns }: EntryData): EntryTable {
    if (labels[0] !== "") throw new RangeError("label 0 is not empty");
    checkColumns(columns, ids.length, labels.length);
    return new EntryTable({ ids: new TextPool(ids), labels: new TextPool(labels) }, columns);
  }

  get length(): number {
    return this.#columns.quantity.length;
  }

  /** The columns, for reading; `idOf` and `labelOf` give the texts of their numbers. */
  get columns(): EntryColumns {
    return this.#columns;
  }

  /** Σ quantity. */
  get uses(): number {
    this.#uses ??= sumOf(this.#columns.quantity);
    return this.#uses;
  }

  /** The different use cases, in order of first sight. */
  get useCases(): readonly string[] {
    return differentNumbers(this.#columns.useCase).map((number) => this.idOf(number));
  }

  idOf(number: number): string {
    return this.#texts.ids.text(number);
  }

  labelOf(number: number): string {
    return this.#texts.labels.text(number);
  }

  /** A line as an object. Throws RangeError beyond the last one. */
  line(at: number): EntryLine {
    const { useCase, product, food, label, quantity } = this.#columns;
    if (!Number.isInteger(at) || at < 0 || at >= this.length) throw new RangeError(`line ${at} of ${this.length}`);
    return {
      usecase_id: this.idOf(useCase[at] ?? 0),
      prodsys_id: this.idOf(product[at] ?? 0),
      food_id: this.idOf(food[at] ?? 0),
      quantity: quantity[at] ?? 0,
      label: this.labelOf(label[at] ?? 0),
    };
  }

  /** All lines as objects, one at a time. */
  *lines(): Generator<EntryLine, void> {
    for (let at = 0; at < this.length; at++) yield this.line(at);
  }

  /** The lines at the places (rising), as a table of their own. */
  pick(places: Uint32Array): EntryTable {
    return runToEnd(this.picking(places));
  }

  /** Other lines at the places (rising). */
  with(places: Uint32Array, lines: EntryTable): EntryTable {
    return runToEnd(this.changing(places, lines));
  }

  /** More lines, which then stand at the places (rising). */
  insert(places: Uint32Array, lines: EntryTable): EntryTable {
    return runToEnd(this.inserting(places, lines));
  }

  /** Without the lines at the places (rising). */
  without(places: Uint32Array): EntryTable {
    return runToEnd(this.removing(places));
  }

  /** `pick` in steps. */
  *picking(places: Uint32Array): Steps<EntryTable> {
    checkPlaces(places, this.length);
    return new EntryTable(this.#texts, yield* pickColumns(this.#columns, places));
  }

  /** `with` in steps. */
  *changing(places: Uint32Array, lines: EntryTable): Steps<EntryTable> {
    checkPlaces(places, this.length);
    return new EntryTable(this.#texts, yield* setColumns(this.#columns, places, yield* this.#numbering(lines)));
  }

  /** `insert` in steps. */
  *inserting(places: Uint32Array, lines: EntryTable): Steps<EntryTable> {
    checkPlaces(places, this.length + places.length);
    return new EntryTable(this.#texts, yield* insertColumns(this.#columns, places, yield* this.#numbering(lines)));
  }

  /** `without` in steps. */
  *removing(places: Uint32Array): Steps<EntryTable> {
    checkPlaces(places, this.length);
    return new EntryTable(this.#texts, yield* removeColumns(this.#columns, places));
  }

  /** A table of the family over other columns, whose numbers are those of this one. Throws RangeError like `adopt`. */
  over(columns: EntryColumns): EntryTable {
    checkColumns(columns, this.#texts.ids.size, this.#texts.labels.size);
    return new EntryTable(this.#texts, columns);
  }

  /** All lines with the same use case, product, food or label; what is not named stays. */
  withItem(item: Partial<Omit<EntryLine, "quantity">>): EntryTable {
    const { ids, labels } = this.#texts;
    const all = (pool: TextPool, text: string | undefined, column: Uint32Array): Uint32Array =>
      text === undefined ? column : new Uint32Array(this.length).fill(pool.of(text));
    const { useCase, product, food, label, quantity } = this.#columns;
    return new EntryTable(this.#texts, {
      useCase: all(ids, item.usecase_id, useCase),
      product: all(ids, item.prodsys_id, product),
      food: all(ids, item.food_id, food),
      label: all(labels, item.label, label),
      quantity,
    });
  }

  /** The same lines as a table of this one's family: edits of it then need not number them anew. */
  *akin(lines: EntryTable): Steps<EntryTable> {
    return new EntryTable(this.#texts, yield* this.#numbering(lines));
  }

  /** Another table's columns in the numbers of this one; the same columns if they are of one family. */
  numbered(lines: EntryTable): EntryColumns {
    return runToEnd(this.#numbering(lines));
  }

  *#numbering(lines: EntryTable): Steps<EntryColumns> {
    if (lines.#texts === this.#texts) return lines.#columns;
    return yield* renumbered(lines.#columns, lines.#texts, this.#texts);
  }

  /** Do both hold the same lines in the same order? */
  equals(other: EntryTable): boolean {
    if (other.length !== this.length) return false;
    const theirs = this.numbered(other);
    return COLUMNS.every((name) => {
      const [a, b] = [this.#columns[name], theirs[name]];
      return a === b || a.every((value, at) => value === b[at]);
    });
  }

  /** Use case after use case in order of first sight, as the server holds them; itself if it is so. */
  grouped(places = this.grouping()): EntryTable {
    return places === null ? this : new EntryTable(this.#texts, runToEnd(pickColumns(this.#columns, places)));
  }

  /** The places of the lines, use case after use case in order of first sight; null = they stand so. */
  grouping(): Uint32Array | null {
    const { useCase } = this.#columns;
    const groups = new Map<number, number[]>();
    let changes = 0;
    useCase.forEach((number, at) => {
      if (number !== useCase[at - 1]) changes++;
      const places = groups.get(number);
      if (places === undefined) groups.set(number, [at]);
      else places.push(at);
    });
    return changes === groups.size ? null : Uint32Array.from([...groups.values()].flat());
  }

  /**
   * As plain data that a store or another thread may copy. The columns are those of this table where they can be, so that
   * nobody may transfer or write to them. Texts that no line names stay behind where they would be the most of it; else they
   * go along, because numbering 100,000 lines anew takes longer.
   *
   * @param withLabels false = without the labels, of which there may be as many as lines
   */
  data(withLabels = true): EntryData {
    const { ids, labels } = this.#texts;
    const label = withLabels ? this.#columns.label : new Uint32Array(this.length);
    const isLabelled = withLabels && label.some((number) => number > 0);
    const usedIds = isSmall(ids, this.length) ? null : new TextPool();
    const usedLabels = !isLabelled || isSmall(labels, this.length) ? null : new TextPool([""]);
    const used = { ids: usedIds, labels: usedLabels };
    const columns = runToEnd(renumbered({ ...this.#columns, label }, this.#texts, used));
    // the pools are full now
    return {
      ids: (usedIds ?? ids).texts(),
      labels: isLabelled ? (usedLabels ?? labels).texts() : [""],
      ...columns,
    };
  }
}

/** A plain loop: a call for each of 100,000 lines takes milliseconds, with every digit that is typed. */
function sumOf(quantity: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < quantity.length; at++) sum += quantity[at] ?? 0;
  return sum;
}

/** Are there few texts for so many lines? */
const isSmall = (pool: TextPool, length: number): boolean => pool.size <= 64 + length / 2;

/** Columns in the numbers of other pools that take the texts up; null = in their own, as they are. */
const renumbered = (
  columns: EntryColumns,
  texts: Texts,
  others: { readonly [Of in keyof Texts]: TextPool | null },
): Steps<EntryColumns> =>
  eachColumn(function* <C extends Column>(name: keyof EntryColumns, column: C) {
    const of = name === "label" ? "labels" : "ids";
    const other = others[of];
    if (name === "quantity" || other === null) return column;
    return (yield* numbersIn(other, column, texts[of])) as C;
  }, columns);

function* numbersIn(other: TextPool, column: Column, pool: TextPool): Steps<Uint32Array> {
  const numbers = new Uint32Array(column.length);
  // number + 1 in the other pool; 0 = not seen
  const places = new Uint32Array(pool.size);
  yield* inPieces(column.length, (from, to) => {
    for (let at = from; at < to; at++) {
      const number = column[at] ?? 0;
      if (places[number] === 0) places[number] = other.of(pool.text(number)) + 1;
      numbers[at] = (places[number] ?? 0) - 1;
    }
  });
  return numbers;
}
