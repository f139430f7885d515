import { TextPool } from "../engine/portfolio/text-pool.ts";

/** Row limit of spreadsheets. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 200;

/** Prefix of a cell that its workbook stores as a number, so that its decimal sign is not in question. */
const TYPED = "\u0001";
/** Prefix of a cell that its workbook stores as a date. */
const DATED = "\u0002";

/**
 * A number of a workbook in the form in which a sheet stores it.
 * @param text what the cell shows, if that is more than the number: "12 cartons", "00417"
 */
export const typedNumber = (value: number, text = ""): string =>
  text === "" ? TYPED + String(value) : TYPED + String(value) + TYPED + text;

/** A date of a workbook (YYYY-MM-DD, with or without a time) in the form in which a sheet stores it. */
export const typedDate = (day: string): string => DATED + day;

/** The text of a cell in this form. */
export const shownText = (text: string): string => {
  if (text.startsWith(DATED)) return text.slice(1);
  return text.startsWith(TYPED) ? text.slice(text.indexOf(TYPED, 1) + 1 || 1) : text;
};

/** Marks that no reader sees: zero-width characters, byte order marks within a text, soft hyphens. */
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/;
const ALL_INVISIBLE = new RegExp(INVISIBLE, "g");

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
  readonly cells: number[];
  filled = 0;

  /** @param rows rows so far, which are empty in this column */
  constructor(rows = 0) {
    this.cells = Array.from({ length: rows }, () => 0);
  }
}

const isPlain = (code: number): boolean => code > 0x20 && code < 0x7f;

/** A cell without invisible characters and outer spaces; the checks avoid copies, since nearly no cell has any. */
export const cleanCell = (cell: string): string => {
  const visible = INVISIBLE.test(cell) ? cell.replaceAll(ALL_INVISIBLE, "") : cell;
  const isTrimmed = isPlain(visible.charCodeAt(0)) && isPlain(visible.charCodeAt(visible.length - 1));
  return isTrimmed ? visible : visible.trim();
};

/** Results of formulas that are filled down over empty rows: no amount, or an error. */
const NOTHING =
  /^(?:[-\u2013\u2014]|\p{Sc}?\s?0(?:[.,]0+)?\s?(?:\p{L}{0,12}|\p{Sc}|%)|#[\p{L}\u00A1/0!?]+[!?]?|err:\d+)$/iu;

/** Merged cells: rows as in the file, columns from 0. */
export interface Merge {
  readonly row: number;
  readonly last_row: number;
  readonly column: number;
  readonly last_column: number;
}

/** One of several tables of a sheet. */
export interface SheetTable {
  /** index of its first row, title rows included */
  readonly first: number;
  /** index of the first row below its header */
  readonly begin: number;
  /** "" = none */
  readonly title: string;
  readonly names: readonly string[];
}

/** Title rows of a table within a sheet. */
const MOST_TITLES = 3;

/** Cells of a workbook to the right of its table, which are not read. */
export interface CellsBeside {
  readonly cells: number;
  /** of the first of them */
  readonly row: number;
  readonly text: string;
}

/** The rows of a file below its header. Each different cell of a column is stored once, trimmed. */
export class Sheet {
  readonly #header: string[] | null;
  /** group headings above the header, by column; empty = none */
  readonly groups: readonly string[];
  /** the tables of the sheet, first one first */
  readonly tables: SheetTable[] = [];
  /** column of each cell of the rows that are being added; null = in the order of the cells */
  #order: readonly number[] | null = null;
  readonly #columns: Column[];
  readonly #rowNumbers: number[] = [];
  #rows = 0;
  readonly #isWorkbook: boolean;
  /** a row with a cell that is no formula has been added */
  #hasCells = false;
  /** indexes of rows of a text file with more cells than there are columns: a separator within a text */
  readonly ragged = new Set<number>();
  /** indexes of rows that are hidden or filtered out in the workbook */
  readonly hidden = new Set<number>();
  /** merged cells of the workbook; the covered ones are empty */
  readonly merges: Merge[] = [];
  /** null = none */
  beside: CellsBeside | null = null;

  constructor(
    header: readonly string[] | null,
    columns: number,
    groups: readonly string[] = [],
    { isWorkbook = false }: { readonly isWorkbook?: boolean } = {},
  ) {
    this.#isWorkbook = isWorkbook;
    this.#header = header?.map(shownText) ?? null;
    this.groups = groups.map(shownText);
    this.#columns = Array.from({ length: columns }, () => new Column());
  }

  /** null = the file has none */
  get header(): readonly string[] | null {
    return this.#header;
  }

  get rows(): number {
    return this.#rows;
  }

  get columns(): number {
    return this.#columns.length;
  }

  /**
   * Begins a table with a header of its own below the rows so far. Columns of the same name are the same column, others are
   * added. Rows with one cell right above it are its title.
   */
  beginTable(names: readonly string[]): void {
    const header = this.#header;
    if (header === null) return;
    const seen = new Map<string, number>();
    this.#order = names.map((name) => {
      const key = name.toLowerCase();
      const nth = seen.get(key) ?? 0;
      seen.set(key, nth + 1);
      const known = header.flatMap((one, column) => (one.toLowerCase() === key ? [column] : []))[nth];
      if (known !== undefined) return known;
      header.push(name);
      this.#columns.push(new Column(this.#rows));
      return header.length - 1;
    });
    let first = this.#rows;
    const filledIn = (place: number): number => this.#columns.filter(({ cells }) => (cells[place] ?? 0) > 0).length;
    while (first > 0 && this.#rows - first < MOST_TITLES && filledIn(first - 1) === 1) first--;
    const title = Array.from({ length: this.#rows - first }, (_, at) =>
      this.#columns.map((_column, column) => this.text(column, this.cell(column, first + at))).join(""),
    ).join(" ");
    this.tables.push({ first, begin: this.#rows, title, names: names.filter((name) => name !== "") });
  }

  /** Adds a row with its number in the file. Skips rows that are blank or have only results of empty formulas. */
  add(cells: readonly string[], row: number, isHidden = false): void {
    const columns = this.#columns;
    const texts: string[] = [];
    let [isBlank, isFormula] = [true, true];
    const order = this.#order;
    const inOrder = order === null ? cells : columns.map((_, column) => cells[order.indexOf(column)] ?? "");
    for (let at = 0; at < columns.length; at++) {
      const text = cleanCell(inOrder[at] ?? "");
      texts.push(text);
      if (text === "") continue;
      if (isBlank && !NOTHING.test(shownText(text))) isBlank = false;
      if (isFormula && !text.startsWith("=")) isFormula = false;
    }
    const width = order?.length ?? columns.length;
    const beyond = cells.length > width ? cells.slice(width).filter((cell) => cleanCell(cell) !== "") : [];
    if (this.#isWorkbook && beyond.length > 0) this.addBeside(beyond.length, row, beyond[0] ?? "");
    const isRagged = !this.#isWorkbook && beyond.length > 0;
    if ((isBlank || (isFormula && this.#hasCells)) && !isRagged) return;
    this.#hasCells ||= !isFormula;
    for (const [at, column] of columns.entries()) {
      const number = column.texts.of(texts[at] ?? "");
      column.cells.push(number);
      if (number > 0) column.filled++;
    }
    if (isRagged) this.ragged.add(this.#rows);
    if (isHidden) this.hidden.add(this.#rows);
    this.#rowNumbers.push(row);
    this.#rows++;
  }

  /** The columns of another sheet in the order of this one's, by their headers; null = they differ. */
  columnsIn(other: Sheet): readonly number[] | null {
    const [own, others] = [this.header, other.header].map((header) => header?.map((name) => name.toLowerCase()));
    if (own === undefined || others === undefined) return null;
    const columns = own.map((name, at) => (others[at] === name ? at : others.indexOf(name)));
    return own.length === others.length && columns.every((column) => column >= 0) ? columns : null;
  }

  /** Adds the rows of a sheet with the same columns; their numbers go on from `offset`. */
  append(other: Sheet, columns: readonly number[], offset: number): void {
    for (let place = 0; place < other.rows; place++) {
      const cells = columns.map((column) => other.#columns[column]?.texts.text(other.cell(column, place)) ?? "");
      this.add(cells, offset + other.rowNumber(place), other.hidden.has(place));
    }
    const moved = ({ row, last_row, column, last_column }: Merge): Merge => {
      const [from, to] = [columns.indexOf(column), columns.indexOf(last_column)];
      return { row: row + offset, last_row: last_row + offset, column: from, last_column: Math.max(from, to) };
    };
    this.merges.push(...other.merges.filter(({ column }) => columns.includes(column)).map(moved));
    if (other.beside !== null) this.addBeside(other.beside.cells, offset + other.beside.row, other.beside.text);
  }

  /** Counts cells beside the table. */
  addBeside(cells: number, row: number, text: string): void {
    const { beside } = this;
    this.beside = { row, text: shownText(text).slice(0, 200), ...beside, cells: cells + (beside?.cells ?? 0) };
  }

  /** The number in the file, from 1, of the row at an index. */
  rowNumber(place: number): number {
    return this.#rowNumbers[place] ?? 0;
  }

  /** The cell number: the index of the cell's text in its column, 0 = empty. */
  cell(column: number, place: number): number {
    return this.#columns[column]?.cells[place] ?? 0;
  }

  /** Number of different texts of a column, the empty one included. */
  different(column: number): number {
    return this.#columns[column]?.texts.size ?? 0;
  }

  /** Number of filled cells of a column, and of different ones among them. */
  stats(column: number): { readonly filled: number; readonly different: number } {
    return { filled: this.#columns[column]?.filled ?? 0, different: Math.max(this.different(column) - 1, 0) };
  }

  /** Fills an empty cell with the text of a cell of the same column. */
  fill(column: number, place: number, number: number): void {
    const filled = this.#columns[column];
    if (filled === undefined || (filled.cells[place] ?? 0) > 0) return;
    filled.cells[place] = number;
    filled.filled++;
  }

  text(column: number, number: number): string {
    return shownText(this.#columns[column]?.texts.text(number) ?? "");
  }

  /** The stored number of a workbook cell, whatever its format shows; null = the cell is text. */
  typed(column: number, number: number): number | null {
    const text = this.#columns[column]?.texts.text(number) ?? "";
    return text.startsWith(TYPED) ? Number(text.slice(1).split(TYPED)[0]) : null;
  }

  /** Whether the workbook stores a date in this cell. */
  isDate(column: number, number: number): boolean {
    return this.#columns[column]?.texts.text(number)?.startsWith(DATED) === true;
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
      first: texts.size > 1 ? shownText(texts.text(1)) : "",
      filled,
      different: texts.size - 1,
    }));
  }
}
