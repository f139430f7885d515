import { findHeader, HEADER_ROWS, headerAt, isTableHeader, type NumberedRow } from "./find-header.ts";
import type { SheetOptions } from "./import-settings.ts";
import { cleanCell, MAX_COLUMNS, MAX_ROWS, Sheet, shownText, type Merge } from "./sheet.ts";
import { SheetFault } from "./sheet-fault.ts";

/** Number of title rows above the header that are kept. */
const TITLES_SHOWN = 8;

const isFilled = (cell: string): boolean => cell !== "";
const lastFilled = (cells: readonly string[]): number => cells.findLastIndex(isFilled) + 1;

/** Number of columns of a workbook's table: those of its header, and nameless ones beside them that most rows fill. */
function tableWidth(header: readonly string[], rows: readonly NumberedRow[]): number {
  let width = lastFilled(header);
  const filled = (column: number): number => rows.filter(({ cells }) => (cells[column] ?? "") !== "").length;
  while (rows.length > 0 && filled(width) * 2 > rows.length) width++;
  return width;
}

/** A sheet with its position in the file. */
export interface BuiltSheet {
  readonly sheet: Sheet;
  /** row number of the header; 0 = none */
  readonly header_row: number;
  /** the last rows above the header that are not blank */
  readonly titles: readonly { readonly row: number; readonly text: string }[];
  /** number of rows above the header that are not blank */
  readonly title_rows: number;
  /** number of the last row that was read */
  readonly last_row: number;
}

/** Takes the rows of a file one by one, finds the header, and fills a sheet with the rows below it. */
export class SheetBuilder {
  readonly #options: SheetOptions;
  readonly #isWorkbook: boolean;
  /** rows buffered until the header is found; null = found */
  #waiting: (NumberedRow & { readonly isHidden: boolean })[] | null = [];
  #sheet: Sheet | null = null;
  #headerRow = 0;
  #titles: Pick<BuiltSheet, "titles" | "title_rows"> = { titles: [], title_rows: 0 };
  #row = 0;
  /** the names of the last header, joined */
  #names = "";
  /** cells of a workbook too far to the right for a table */
  readonly #far: (readonly [row: number, text: string])[] = [];

  constructor(options: SheetOptions, { isWorkbook = false } = {}) {
    this.#options = options;
    this.#isWorkbook = isWorkbook;
  }

  /** Number of the last row taken, blank rows included. */
  get rows(): number {
    return this.#row;
  }

  /**
   * Adds the next row.
   * @param row its number in the file; must increase
   * @throws SheetFault
   */
  add(cells: readonly string[], row: number, isHidden = false): void {
    this.#row = row;
    if (!this.#isRead(row)) return;
    if (this.#sheet !== null) return this.#put(cells, row, isHidden);
    const clean = cells.map(cleanCell);
    if (!clean.some(isFilled)) return;
    this.#waiting?.push({ row, cells: clean, isHidden });
    const { header_row } = this.#options;
    const isThere = header_row === undefined ? this.#waiting?.length === HEADER_ROWS : row > header_row;
    if (isThere) this.#begin();
  }

  /** Notes a cell of a workbook that is too far to the right for a table. */
  addFar(row: number, text: string): void {
    if (text !== "" && this.#isRead(row)) this.#far.push([row, text]);
  }

  /**
   * @param merges merged cells, which a workbook may list after its rows
   * @throws SheetFault
   */
  done(merges: readonly Merge[] = []): BuiltSheet {
    if (this.#sheet === null) this.#begin();
    const sheet = this.#sheet;
    if (sheet === null || sheet.rows === 0) throw new SheetFault("empty_sheet", "no rows");
    sheet.merges.push(...merges);
    for (const [row, text] of this.#far) sheet.addBeside(1, row, text);
    return { sheet, header_row: this.#headerRow, ...this.#titles, last_row: this.#row };
  }

  #isRead(row: number): boolean {
    const { skip_rows = 0, last_row = Infinity } = this.#options;
    return row > skip_rows && row <= last_row;
  }

  #put(cells: readonly string[], row: number, isHidden: boolean): void {
    const sheet = this.#sheet;
    if (sheet === null) return;
    if (sheet.rows === MAX_ROWS) throw new SheetFault("too_many_rows", String(MAX_ROWS));
    const texts = this.#isOtherTable(cells);
    if (texts !== null) {
      this.#names = texts.join("\u001F");
      if (sheet.columns + texts.length > MAX_COLUMNS)
        throw new SheetFault("too_many_columns", String(sheet.columns + texts.length));
      return sheet.beginTable(texts.slice(0, lastFilled(texts)));
    }
    sheet.add(cells, row, isHidden);
  }

  /** The column names of a row that begins another table; null = it does not. */
  #isOtherTable(cells: readonly string[]): readonly string[] | null {
    if (this.#headerRow === 0 || this.#options.header_row !== undefined) return null;
    if (cells.some((cell) => /^[-+]?\d/.test(shownText(cell)))) return null;
    const texts = cells.map((cell) => shownText(cleanCell(cell)));
    return texts.join("\u001F") === this.#names || !isTableHeader(texts) ? null : texts;
  }

  #begin(): void {
    const waiting = (this.#waiting ?? []).map(({ cells, ...one }) => ({ ...one, cells, texts: cells.map(shownText) }));
    if (waiting.length === 0) return;
    const { header_row } = this.#options;
    const rows = waiting.map(({ row, texts }) => ({ row, cells: texts }));
    const found = header_row === undefined ? findHeader(rows) : rows.findIndex(({ row }) => row === header_row);
    const named = headerAt(rows, found, header_row === undefined);
    const place = named?.last ?? found;
    const header = named === null ? undefined : { row: rows[place]?.row ?? 0, cells: named.names };
    const body = header === undefined ? waiting : waiting.slice(place + 1);
    const columns = header?.cells.length ?? Math.max(...rows.map(({ cells }) => cells.length));
    // without trailing empty columns, which spreadsheets often save
    const used =
      header === undefined
        ? columns
        : this.#isWorkbook
          ? tableWidth(header.cells, body)
          : Math.max(lastFilled(header.cells), ...body.map(({ cells }) => Math.min(lastFilled(cells), columns)));
    if (used > MAX_COLUMNS) throw new SheetFault("too_many_columns", String(used));
    const names = header?.cells.slice(0, used) ?? null;
    this.#sheet = new Sheet(names, used, named?.groups ?? [], { isWorkbook: this.#isWorkbook });
    this.#headerRow = header?.row ?? 0;
    this.#names = (rows[place]?.cells ?? []).join("\u001F");
    const above = header === undefined ? [] : rows.slice(0, found);
    this.#titles = {
      titles: above.slice(-TITLES_SHOWN).map(({ row, cells }) => ({
        row,
        text: cells.filter(isFilled).join(" ").slice(0, 200),
      })),
      title_rows: above.length,
    };
    this.#waiting = null;
    this.#sheet.tables.push({
      first: 0,
      begin: 0,
      title: this.#titles.titles.map(({ text }) => text).join(" "),
      names: names ?? [],
    });
    for (const { row, cells, isHidden } of body) this.#put(cells, row, isHidden);
  }
}
