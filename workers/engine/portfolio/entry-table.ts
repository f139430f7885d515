import { LINE_DETAILS, type LineDetail, type LineDetails } from "../../../edge-api/contract/line-details.ts";
import {
  blankLists,
  checkColumns,
  checkPlaces,
  columnNames,
  columnsOf,
  detailsOf,
  insertColumns,
  pickColumns,
  removeColumns,
  setColumns,
  withDetailsOf,
  type EntryColumns,
  type EntryData,
} from "./entry-columns.ts";
import { differentNumbers } from "./different-numbers.ts";
import type { EntryLine } from "./entry-line.ts";
import { hasAny, isSmall, renumbered, type Texts } from "./entry-texts.ts";
import { runToEnd, type Steps } from "./steps.ts";
import { TextPool } from "./text-pool.ts";

/**
 * The lines of a portfolio, 24 bytes each and 4 more for each detail that any of them has. A table never changes: an edit
 * (entry-edit.ts) gives another one, which shares the columns that stayed the same. Ids are taken as they are, known or not.
 */
export class EntryTable {
  readonly #texts: Texts;
  readonly #columns: EntryColumns;
  #uses: number | null = null;
  #details: readonly LineDetail[] | null = null;

  private constructor(texts: Texts, columns: EntryColumns) {
    this.#texts = texts;
    this.#columns = columns;
  }

  static of(lines: Iterable<EntryLine>): EntryTable {
    const [ids, labels] = [new TextPool(), new TextPool([""])];
    const columns = blankLists();
    let hasDetails = false;
    for (const line of lines) {
      if (hasDetails || hasDetail(line)) {
        hasDetails = true;
        for (const name of LINE_DETAILS) {
          const text = line[name] ?? "";
          const number = text === "" ? 0 : labels.of(text);
          if (number > 0) columns[name] ??= Array.from({ length: columns.quantity.length }, () => 0);
          columns[name]?.push(number);
        }
      }
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

  /** The details that any line has. */
  get details(): readonly LineDetail[] {
    this.#details ??= LINE_DETAILS.filter((name) => hasAny(this.#columns[name]));
    return this.#details;
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
      ...this.#detailsAt(at),
      usecase_id: this.idOf(useCase[at] ?? 0),
      prodsys_id: this.idOf(product[at] ?? 0),
      food_id: this.idOf(food[at] ?? 0),
      quantity: quantity[at] ?? 0,
      label: this.labelOf(label[at] ?? 0),
    };
  }

  /** The details of a line; those that it has none of are absent. */
  #detailsAt(at: number): LineDetails {
    const details: { [Detail in LineDetail]?: string } = {};
    for (const name of this.details) {
      const number = this.#columns[name]?.[at] ?? 0;
      if (number > 0) details[name] = this.labelOf(number);
    }
    return details;
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

  /** All lines with the same use case, product, food, label or detail; what is not named stays. */
  withItem(item: Partial<Omit<EntryLine, "quantity">>): EntryTable {
    const { ids, labels } = this.#texts;
    const all = (pool: TextPool, text: string | undefined, column: Uint32Array): Uint32Array =>
      text === undefined ? column : new Uint32Array(this.length).fill(pool.of(text));
    const { useCase, product, food, label, quantity } = this.#columns;
    const details = { ...detailsOf(this.#columns, (column) => column) };
    for (const name of LINE_DETAILS) {
      if (item[name] !== undefined) details[name] = all(labels, item[name], new Uint32Array(0));
    }
    return new EntryTable(this.#texts, {
      ...details,
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
    const theirs = withDetailsOf(this.numbered(other), this.#columns);
    const mine = withDetailsOf(this.#columns, theirs);
    return columnNames(mine).every((name) => {
      const [a, b] = [mine[name], theirs[name]];
      return a === b || a?.every((value, at) => value === b?.[at]) === true;
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
   * @param withLabels false = without labels and details, of which there may be as many as lines
   */
  data(withLabels = true): EntryData {
    const { ids, labels } = this.#texts;
    const { useCase, product, food, quantity } = this.#columns;
    const label = withLabels ? this.#columns.label : new Uint32Array(this.length);
    const details = withLabels ? this.details : [];
    const columns: EntryColumns = {
      useCase,
      product,
      food,
      label,
      quantity,
      ...Object.fromEntries(details.map((name) => [name, this.#columns[name]])),
    };
    const isLabelled = details.length > 0 || (withLabels && hasAny(label));
    const usedIds = isSmall(ids, this.length) ? null : new TextPool();
    const usedLabels = !isLabelled || isSmall(labels, this.length * (1 + details.length)) ? null : new TextPool([""]);
    const used = { ids: usedIds, labels: usedLabels };
    const numbered = runToEnd(renumbered(columns, this.#texts, used));
    // the pools are full now
    return {
      ids: (usedIds ?? ids).texts(),
      labels: isLabelled ? (usedLabels ?? labels).texts() : [""],
      ...numbered,
    };
  }
}

/** Field by field, because names that are looked up take three times as long. */
const hasDetail = ({ gtin, item_code, site, order_number, date }: LineDetails): boolean =>
  (gtin ?? item_code ?? site ?? order_number ?? date) !== undefined;

/** A plain loop: a call for each of 100,000 lines takes milliseconds, with every digit that is typed. */
function sumOf(quantity: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < quantity.length; at++) sum += quantity[at] ?? 0;
  return sum;
}
