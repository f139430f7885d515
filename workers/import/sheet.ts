import { TextPool } from "../engine/portfolio/text-pool.ts";
import type { SheetColumn } from "./import-api.ts";

/** As many rows as a spreadsheet can have. */
export const MOST_ROWS = 1_048_576;
export const MOST_COLUMNS = 200;

/** Numbers that grow one by one. */
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

/** Before the text of a cell that its workbook holds as a number: how it reads is no question. */
const TYPED = "\u0001";

/** A cell of a workbook as a sheet keeps it. */
export const typedNumber = (value: number): string => TYPED + String(value);

const shown = (text: string): string => (text.startsWith(TYPED) ? text.slice(1) : text);

/** One column: each cell as the number of its text, 0 = empty. */
class Column {
  readonly texts = new TextPool([""]);
  readonly cells = new Numbers();
  filled = 0;
}

const isPlain = (code: number): boolean => code > 0x20 && code < 0x7f;

/** Without spaces at the ends; nearly every cell has none, and a look is cheaper than a copy. */
const trimmed = (cell: string): string =>
  cell === "" || (isPlain(cell.charCodeAt(0)) && isPlain(cell.charCodeAt(cell.length - 1))) ? cell : cell.trim();

/** The rows of a file below its header: every different cell of a column is kept once, trimmed. */
export class Sheet {
  /** null = the file has none */
  readonly header: readonly string[] | null;
  /** what stands above the names of several columns, by column; empty = nothing does */
  readonly groups: readonly string[];
  readonly #columns: Column[];
  readonly #rowNumbers = new Numbers();
  /** of the row that is being added */
  readonly #numbers: Uint32Array;
  #rows = 0;
  /** places of rows with more cells than there are columns */
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

  /** Adds a row; `row` is its number in the file. Blank rows are left out. */
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

  /** The number of a row in the file, as spreadsheets count them. */
  rowNumber(place: number): number {
    return this.#rowNumbers.at(place);
  }

  /** The number of a cell's text; 0 = empty. */
  cell(column: number, place: number): number {
    return this.#columns[column]?.cells.at(place) ?? 0;
  }

  /** How many different texts a column has, the empty one counted. */
  different(column: number): number {
    return this.#columns[column]?.texts.size ?? 0;
  }

  /** How many cells of a column are filled, and how many of these differ. */
  stats(column: number): { readonly filled: number; readonly different: number } {
    return { filled: this.#columns[column]?.filled ?? 0, different: Math.max(this.different(column) - 1, 0) };
  }

  text(column: number, number: number): string {
    return shown(this.#columns[column]?.texts.text(number) ?? "");
  }

  /** The number that a workbook holds in a cell, whatever it shows; null = the cell is text. */
  typed(column: number, number: number): number | null {
    const text = this.#columns[column]?.texts.text(number) ?? "";
    return text.startsWith(TYPED) ? Number(text.slice(1)) : null;
  }

  /** Different cells of a column in order of first sight, at most so many, without the empty one. */
  values(column: number, most: number): readonly string[] {
    const count = Math.min(this.different(column) - 1, most);
    return Array.from({ length: Math.max(count, 0) }, (_, at) => this.text(column, at + 1));
  }

  /** The same without numbers of a workbook: those whose signs are to be understood. */
  texts(column: number, most: number): readonly string[] {
    const count = Math.min(this.different(column) - 1, most);
    return Array.from({ length: Math.max(count, 0) }, (_, at) => at + 1)
      .filter((number) => this.typed(column, number) === null)
      .map((number) => this.text(column, number));
  }

  summary(): readonly Pick<SheetColumn, "name" | "first" | "filled" | "different">[] {
    return this.#columns.map(({ texts, filled }, at) => ({
      name: this.header?.[at] ?? "",
      first: texts.size > 1 ? shown(texts.text(1)) : "",
      filled,
      different: texts.size - 1,
    }));
  }
}
