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
  type LineColumns,
  type LineData,
} from "./line-columns.ts";
import { differentNumbers } from "./different-numbers.ts";
import type { PortfolioLine } from "./portfolio-line.ts";
import { hasAny, isMostlyUsed, renumbered, type Texts } from "./line-texts.ts";
import { runToEnd, type Steps } from "./steps.ts";
import { TextPool } from "./text-pool.ts";

/**
 * The lines of a portfolio, 24 bytes each and 4 more for each detail in use. Immutable: an edit (line-edit.ts) gives a
 * new table that shares the unchanged columns. Accepts unknown ids. `places` are line indexes, ascending.
 */
export class LineTable {
  readonly #texts: Texts;
  readonly #columns: LineColumns;
  #uses: number | null = null;
  #details: readonly LineDetail[] | null = null;

  private constructor(texts: Texts, columns: LineColumns) {
    this.#texts = texts;
    this.#columns = columns;
  }

  /** A table of the given lines. */
  static of(lines: Iterable<PortfolioLine>): LineTable {
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
    return new LineTable({ ids, labels }, columnsOf(columns));
  }

  static readonly empty = LineTable.of([]);

  /**
   * Takes ownership of columns without copying them. Throws RangeError if they differ in length or refer to a text that
   * is missing.
   */
  static adopt({ ids, labels, ...columns }: LineData): LineTable {
    if (labels[0] !== "") throw new RangeError("label 0 is not empty");
    checkColumns(columns, ids.length, labels.length);
    return new LineTable({ ids: new TextPool(ids), labels: new TextPool(labels) }, columns);
  }

  get length(): number {
    return this.#columns.quantity.length;
  }

  /** The columns, read-only; `idOf` and `labelOf` give the texts of their numbers. */
  get columns(): LineColumns {
    return this.#columns;
  }

  /** The details that at least one line has. */
  get details(): readonly LineDetail[] {
    this.#details ??= LINE_DETAILS.filter((name) => hasAny(this.#columns[name]));
    return this.#details;
  }

  /** Σ quantity, uses. */
  get uses(): number {
    this.#uses ??= sumOf(this.#columns.quantity);
    return this.#uses;
  }

  /** The distinct use cases, in order of first appearance. */
  get useCases(): readonly string[] {
    return differentNumbers(this.#columns.useCase).map((number) => this.idOf(number));
  }

  /** The id of a number. Throws RangeError for an unknown number. */
  idOf(number: number): string {
    return this.#texts.ids.text(number);
  }

  /** The label or detail of a number. Throws RangeError for an unknown number. */
  labelOf(number: number): string {
    return this.#texts.labels.text(number);
  }

  /** A line as an object. Throws RangeError beyond the last one. */
  line(at: number): PortfolioLine {
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

  /** The details of a line; empty ones are absent. */
  #detailsAt(at: number): LineDetails {
    const details: { [Detail in LineDetail]?: string } = {};
    for (const name of this.details) {
      const number = this.#columns[name]?.[at] ?? 0;
      if (number > 0) details[name] = this.labelOf(number);
    }
    return details;
  }

  /** All lines as objects, one at a time. */
  *lines(): Generator<PortfolioLine, void> {
    for (let at = 0; at < this.length; at++) yield this.line(at);
  }

  /** A table of the lines at the places. Like the methods below, throws RangeError for places that do not fit. */
  pick(places: Uint32Array): LineTable {
    return runToEnd(this.picking(places));
  }

  /** Replaces the lines at the places. */
  with(places: Uint32Array, lines: LineTable): LineTable {
    return runToEnd(this.changing(places, lines));
  }

  /** Inserts lines; `places` are their indexes in the result. */
  insert(places: Uint32Array, lines: LineTable): LineTable {
    return runToEnd(this.inserting(places, lines));
  }

  /** Removes the lines at the places. */
  without(places: Uint32Array): LineTable {
    return runToEnd(this.removing(places));
  }

  /** `pick` in steps. */
  *picking(places: Uint32Array): Steps<LineTable> {
    checkPlaces(places, this.length);
    return new LineTable(this.#texts, yield* pickColumns(this.#columns, places));
  }

  /** `with` in steps. */
  *changing(places: Uint32Array, lines: LineTable): Steps<LineTable> {
    checkPlaces(places, this.length);
    return new LineTable(this.#texts, yield* setColumns(this.#columns, places, yield* this.#numbering(lines)));
  }

  /** `insert` in steps. */
  *inserting(places: Uint32Array, lines: LineTable): Steps<LineTable> {
    checkPlaces(places, this.length + places.length);
    return new LineTable(this.#texts, yield* insertColumns(this.#columns, places, yield* this.#numbering(lines)));
  }

  /** `without` in steps. */
  *removing(places: Uint32Array): Steps<LineTable> {
    checkPlaces(places, this.length);
    return new LineTable(this.#texts, yield* removeColumns(this.#columns, places));
  }

  /** A table of other columns with the texts of this one. Throws RangeError like `adopt`. */
  over(columns: LineColumns): LineTable {
    checkColumns(columns, this.#texts.ids.size, this.#texts.labels.size);
    return new LineTable(this.#texts, columns);
  }

  /** Sets use case, product, food, label or details of all lines; fields that are absent stay. */
  withItem(item: Partial<Omit<PortfolioLine, "quantity">>): LineTable {
    const { ids, labels } = this.#texts;
    const all = (pool: TextPool, text: string | undefined, column: Uint32Array): Uint32Array =>
      text === undefined ? column : new Uint32Array(this.length).fill(pool.of(text));
    const { useCase, product, food, label, quantity } = this.#columns;
    const details = { ...detailsOf(this.#columns, (column) => column) };
    for (const name of LINE_DETAILS) {
      if (item[name] !== undefined) details[name] = all(labels, item[name], new Uint32Array(0));
    }
    return new LineTable(this.#texts, {
      ...details,
      useCase: all(ids, item.usecase_id, useCase),
      product: all(ids, item.prodsys_id, product),
      food: all(ids, item.food_id, food),
      label: all(labels, item.label, label),
      quantity,
    });
  }

  /** The given lines with the texts of this table, so that later edits need not renumber them. */
  *akin(lines: LineTable): Steps<LineTable> {
    return new LineTable(this.#texts, yield* this.#numbering(lines));
  }

  /** Another table's columns, renumbered for the texts of this one; unchanged if both share their texts. */
  numbered(lines: LineTable): LineColumns {
    return runToEnd(this.#numbering(lines));
  }

  *#numbering(lines: LineTable): Steps<LineColumns> {
    if (lines.#texts === this.#texts) return lines.#columns;
    return yield* renumbered(lines.#columns, lines.#texts, this.#texts);
  }

  /** Whether both have the same lines in the same order. */
  equals(other: LineTable): boolean {
    if (other.length !== this.length) return false;
    const theirs = withDetailsOf(this.numbered(other), this.#columns);
    const mine = withDetailsOf(this.#columns, theirs);
    return columnNames(mine).every((name) => {
      const [a, b] = [mine[name], theirs[name]];
      return a === b || a?.every((value, at) => value === b?.[at]) === true;
    });
  }

  /** The lines sorted by use case, in order of first appearance, as the server stores them; itself if already sorted. */
  grouped(places = this.grouping()): LineTable {
    return places === null ? this : new LineTable(this.#texts, runToEnd(pickColumns(this.#columns, places)));
  }

  /** Line indexes sorted by use case, in order of first appearance; null = already sorted. */
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
   * Plain data to copy to a store or another thread. May share columns with this table: do not transfer or write them.
   * Unused texts are removed only if they are most of the data, because renumbering 100,000 lines is slow.
   * @param withLabels false = omit labels and details, of which each line may have its own
   */
  data(withLabels = true): LineData {
    const { ids, labels } = this.#texts;
    const { useCase, product, food, quantity } = this.#columns;
    const label = withLabels ? this.#columns.label : new Uint32Array(this.length);
    const details = withLabels ? this.details : [];
    const columns: LineColumns = {
      useCase,
      product,
      food,
      label,
      quantity,
      ...Object.fromEntries(details.map((name) => [name, this.#columns[name]])),
    };
    const isLabelled = details.length > 0 || (withLabels && hasAny(label));
    const labelled = [label, ...details.flatMap((name) => columns[name] ?? [])];
    const usedIds = isMostlyUsed(ids, [useCase, product, food]) ? null : new TextPool();
    const usedLabels = !isLabelled || isMostlyUsed(labels, labelled) ? null : new TextPool([""]);
    const used = { ids: usedIds, labels: usedLabels };
    const numbered = runToEnd(renumbered(columns, this.#texts, used));
    // `renumbered` has filled the pools
    return {
      ids: (usedIds ?? ids).texts(),
      labels: isLabelled ? (usedLabels ?? labels).texts() : [""],
      ...numbered,
    };
  }
}

/** Written out because a loop over field names takes three times as long. */
const hasDetail = ({ gtin, item_code, site, country, supplier, order_number, date }: LineDetails): boolean =>
  (gtin ?? item_code ?? site ?? country ?? supplier ?? order_number ?? date) !== undefined;

/** A plain loop: a callback for each of 100,000 lines would take milliseconds at every keystroke. */
function sumOf(quantity: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < quantity.length; at++) sum += quantity[at] ?? 0;
  return sum;
}
