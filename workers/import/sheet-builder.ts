import { findHeader, groupsAbove, HEADER_ROWS, type NumberedRow } from "./find-header.ts";
import type { SheetOptions } from "./import-settings.ts";
import { MAX_COLUMNS, MAX_ROWS, Sheet } from "./sheet.ts";
import { SheetFault } from "./sheet-fault.ts";

/** Number of title rows above the header that are kept. */
const TITLES_SHOWN = 8;

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");
const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== "") + 1;

/** A sheet with its position in the file. */
export interface BuiltSheet {
  readonly sheet: Sheet;
  /** row number of the header; 0 = none */
  readonly header_row: number;
  /** the last rows above the header that are not blank */
  readonly titles: readonly { readonly row: number; readonly text: string }[];
  /** number of the last row that was read */
  readonly last_row: number;
}

/** Takes the rows of a file one by one, finds the header, and fills a sheet with the rows below it. */
export class SheetBuilder {
  readonly #options: SheetOptions;
  /** rows buffered until the header is found; null = found */
  #waiting: NumberedRow[] | null = [];
  #sheet: Sheet | null = null;
  #headerRow = 0;
  #titles: BuiltSheet["titles"] = [];
  #row = 0;

  constructor(options: SheetOptions) {
    this.#options = options;
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
  add(cells: readonly string[], row: number): void {
    this.#row = row;
    const { skip_rows = 0, last_row = Infinity } = this.#options;
    if (row <= skip_rows || row > last_row) return;
    if (this.#sheet !== null) return this.#put(cells, row);
    if (isBlank(cells)) return;
    this.#waiting?.push({ row, cells });
    const { header_row } = this.#options;
    const isThere = header_row === undefined ? this.#waiting?.length === HEADER_ROWS : row > header_row;
    if (isThere) this.#begin();
  }

  /** @throws SheetFault */
  done(): BuiltSheet {
    if (this.#sheet === null) this.#begin();
    if (this.#sheet === null || this.#sheet.rows === 0) throw new SheetFault("empty_sheet", "no rows");
    return { sheet: this.#sheet, header_row: this.#headerRow, titles: this.#titles, last_row: this.#row };
  }

  #put(cells: readonly string[], row: number): void {
    const sheet = this.#sheet;
    if (sheet === null) return;
    if (sheet.rows === MAX_ROWS) throw new SheetFault("too_many_rows", String(MAX_ROWS));
    sheet.add(cells, row);
  }

  #begin(): void {
    const waiting = this.#waiting ?? [];
    if (waiting.length === 0) return;
    const { header_row } = this.#options;
    const place = header_row === undefined ? findHeader(waiting) : waiting.findIndex(({ row }) => row === header_row);
    const header = waiting[place];
    const body = header === undefined ? waiting : waiting.slice(place + 1);
    const columns = header?.cells.length ?? Math.max(...waiting.map(({ cells }) => cells.length));
    // without trailing empty columns, which spreadsheets often save
    const used =
      header === undefined
        ? columns
        : Math.max(lastFilled(header.cells), ...body.map(({ cells }) => Math.min(lastFilled(cells), columns)));
    if (used > MAX_COLUMNS) throw new SheetFault("too_many_columns", String(used));
    const names = header?.cells.slice(0, used).map((cell) => cell.trim()) ?? null;
    this.#sheet = new Sheet(names, used, groupsAbove(waiting, place));
    this.#headerRow = header?.row ?? 0;
    this.#titles = (header === undefined ? [] : waiting.slice(0, place).slice(-TITLES_SHOWN)).map(({ row, cells }) => ({
      row,
      text: cells
        .map((cell) => cell.trim())
        .filter((cell) => cell !== "")
        .join(" ")
        .slice(0, 200),
    }));
    this.#waiting = null;
    for (const { row, cells } of body) this.#put(cells, row);
  }
}
