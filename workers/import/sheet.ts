import { TextPool } from "../engine/portfolio/text-pool.ts";

/** Row limit of spreadsheets. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 200;

/** A growing Uint32Array. */
class Numbers {
  #numbers = new Uint32Array(1024);
  #length = 0;

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const longer = new Uint32Array(this.#numbers.length * 2);
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers[this.#length++] = number;
  }

  at(place: number): number {
    return this.#numbers[place] ?? 0;
  }
}

/** Prefix of a cell that its workbook stores as a number, so that its decimal sign is not in question. */
const TYPED = "\u0001";

/** A number of a workbook in the form in which a sheet stores it. */
export const typedNumber = (value: number): string => TYPED + String(value);

const shown = (text: string): string => (text.startsWith(TYPED) ? text.slice(1) : text);

/** What a column holds. */
export interface ColumnContent {
  /** as written in the header; "" = none */
  readonly name: string;
  /** the first cell that is not empty */
  readonly first: string;
  readonly filled: number;
  /** number of different cells that are not empty */
  readonly different: number;
}

/** One column: each cell is the number of its text in the pool, 0 = empty. */
class Column {
  readonly texts = new TextPool([""]);
  readonly cells = new Numbers();
  filled = 0;
}

const isPlain = (code: number): boolean => code > 0x20 && code < 0x7f;

/** Trims a cell; the check avoids a copy, since nearly no cell has spaces at its ends. */
const trimmed = (cell: string): string =>
  cell === "" || (isPlain(cell.charCodeAt(0)) && isPlain(cell.charCodeAt(cell.length - 1))) ? cell : cell.trim();

/** The rows of a file below its header. Each different cell of a column is stored once, trimmed. */
export class Sheet {
  /** null = the file has none */
  readonly header: readonly string[] | null;
  /** group headings above the header, by column; empty = none */
  readonly groups: readonly string[];
  readonly #columns: Column[];
  readonly #rowNumbers = new Numbers();
  /** buffer for the row that is being added */
  readonly #numbers: Uint32Array;
  #rows = 0;
  /** indexes of rows with more cells than there are columns */
  readonly ragged = new Set<number>();

  constructor(header: readonly string[] | null, columns: number, groups: readonly string[] = []) {
    this.header = header?.map(shown) ?? null;
    this.groups = groups.map(shown);
    this.#columns = Array.from({ length: columns }, () => new Column());
    this.#numbers = new Uint32Array(columns);
  }

  get rows(): number {
    return this.#rows;
  }

  get columns(): number {
    return this.#columns.length;
  }

  /** Adds a row with its number in the file. Blank rows are skipped. */
  add(cells: readonly string[], row: number): void {
    const columns = this.#columns;
    const numbers = this.#numbers;
    let filled = 0;
    for (let at = 0; at < columns.length; at++) {
      const number = columns[at]?.texts.of(trimmed(cells[at] ?? "")) ?? 0;
      numbers[at] = number;
      if (number > 0) filled++;
    }
    const isRagged = cells.length > columns.length && cells.slice(columns.length).some((cell) => trimmed(cell) !== "");
    if (filled === 0 && !isRagged) return;
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at];
      const number = numbers[at] ?? 0;
      column?.cells.push(number);
      if (column !== undefined && number > 0) column.filled++;
    }
    if (isRagged) this.ragged.add(this.#rows);
    this.#rowNumbers.push(row);
    this.#rows++;
  }

  /** The number in the file, from 1, of the row at an index. */
  rowNumber(place: number): number {
    return this.#rowNumbers.at(place);
  }

  /** The cell number: the index of the cell's text in its column, 0 = empty. */
  cell(column: number, place: number): number {
    return this.#columns[column]?.cells.at(place) ?? 0;
  }

  /** Number of different texts of a column, the empty one included. */
  different(column: number): number {
    return this.#columns[column]?.texts.size ?? 0;
  }

  /** Number of filled cells of a column, and of different ones among them. */
  stats(column: number): { readonly filled: number; readonly different: number } {
    return { filled: this.#columns[column]?.filled ?? 0, different: Math.max(this.different(column) - 1, 0) };
  }

  text(column: number, number: number): string {
    return shown(this.#columns[column]?.texts.text(number) ?? "");
  }

  /** The stored number of a workbook cell, whatever its format shows; null = the cell is text. */
  typed(column: number, number: number): number | null {
    const text = this.#columns[column]?.texts.text(number) ?? "";
    return text.startsWith(TYPED) ? Number(text.slice(1)) : null;
  }

  /** The first `most` different cells of a column in order of appearance, without the empty one. */
  values(column: number, most: number): readonly string[] {
    const count = Math.min(this.different(column) - 1, most);
    return Array.from({ length: Math.max(count, 0) }, (_, at) => this.text(column, at + 1));
  }

  /** Like `values`, without numbers stored by a workbook: only cells whose decimal sign matters. */
  texts(column: number, most: number): readonly string[] {
    const count = Math.min(this.different(column) - 1, most);
    return Array.from({ length: Math.max(count, 0) }, (_, at) => at + 1)
      .filter((number) => this.typed(column, number) === null)
      .map((number) => this.text(column, number));
  }

  summary(): readonly ColumnContent[] {
    return this.#columns.map(({ texts, filled }, at) => ({
      name: this.header?.[at] ?? "",
      first: texts.size > 1 ? shown(texts.text(1)) : "",
      filled,
      different: texts.size - 1,
    }));
  }
}
