import Papa from "papaparse";
import type { Encoding, Separator, SheetOptions } from "./import-api.ts";
import { nextTurn } from "../next-turn.ts";
import { hasHeader } from "./guess-mapping.ts";
import { separatorOf } from "./separator-of.ts";
import { MOST_COLUMNS, MOST_ROWS, Sheet } from "./sheet.ts";
import { decoderOf, encodingOf, otherFile } from "./text-of-bytes.ts";

/** Bytes read and parsed between two pauses: two milliseconds. Larger pieces are no faster, and a cancel waits for one. */
const PIECE = 1 << 16;
/** A cell longer than this has no end: its quotation mark is never closed. */
const LONGEST_ROW = 1 << 20;

export interface ReadSheet {
  readonly sheet: Sheet;
  readonly encoding: Encoding;
  readonly separator: Separator;
}

/** Why a file cannot be read; expected, hence no accident. */
export class SheetFault extends Error {
  readonly code: "not_text" | "empty_sheet" | "unclosed_quote" | "too_many_rows" | "too_many_columns";

  constructor(code: SheetFault["code"], detail: string) {
    super(detail);
    this.name = "SheetFault";
    this.code = code;
  }
}

/** The bytes are text of another encoding. */
class NotUtf8 extends Error {}

/** Throws NotUtf8 for bytes that are none, if the decoder is one that minds. */
const decoded = (decoder: TextDecoder, bytes: ArrayBuffer, isLast: boolean): string => {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    throw new NotUtf8();
  }
};

interface Parsed {
  readonly data: readonly (readonly string[])[];
  readonly errors: readonly { readonly code: string; readonly row: number }[];
  readonly meta: { readonly cursor: number };
}

/** Takes text in pieces and fills a sheet. */
class SheetReader {
  readonly #options: SheetOptions;
  #parser: Papa.Parser | null = null;
  #separator: Separator = ",";
  #sheet: Sheet | null = null;
  /** text whose row may not have ended */
  #rest = "";
  /** rows of the file that were taken, blank ones too */
  #rows = 0;

  constructor(options: SheetOptions) {
    this.#options = options;
  }

  /** @throws SheetFault */
  take(piece: string, isLast: boolean): void {
    // a lone CR at the end may be half of a CRLF
    const text = this.#rest + piece;
    const held = !isLast && text.endsWith("\r") ? "\r" : "";
    const whole = held === "" ? text : text.slice(0, -1);
    const ready = whole.includes("\r") ? whole.replaceAll(/\r\n?/g, "\n") : whole;
    if (this.#parser === null) {
      this.#separator = this.#options.separator ?? separatorOf(ready);
      this.#parser = new Papa.Parser({ delimiter: this.#separator, newline: "\n" });
    }
    const { data, errors, meta } = this.#parser.parse(ready, 0, !isLast) as Parsed;
    const open = errors.find(({ code }) => code === "MissingQuotes");
    if (open !== undefined) throw new SheetFault("unclosed_quote", String(this.#rows + open.row + 1));
    for (const cells of data) this.#add(cells);
    this.#rest = isLast ? "" : ready.slice(meta.cursor) + held;
    if (this.#rest.length > LONGEST_ROW) throw new SheetFault("unclosed_quote", String(this.#rows + 1));
  }

  /** @throws SheetFault */
  done(): { readonly sheet: Sheet; readonly separator: Separator } {
    if (this.#sheet === null || this.#sheet.rows === 0) throw new SheetFault("empty_sheet", "no rows");
    return { sheet: this.#sheet, separator: this.#separator };
  }

  #add(cells: readonly string[]): void {
    this.#rows++;
    if (this.#sheet !== null) {
      if (this.#sheet.rows === MOST_ROWS) throw new SheetFault("too_many_rows", String(MOST_ROWS));
      this.#sheet.add(cells, this.#rows);
      return;
    }
    if (cells.every((cell) => cell.trim() === "")) return;
    if (cells.length > MOST_COLUMNS) throw new SheetFault("too_many_columns", String(cells.length));
    const names = cells.map((cell) => cell.trim());
    const isHeader = this.#options.header ?? hasHeader(names);
    this.#sheet = new Sheet(isHeader ? names : null, cells.length);
    if (!isHeader) this.#sheet.add(cells, this.#rows);
  }
}

async function readAs(
  source: Blob,
  encoding: Encoding,
  options: SheetOptions,
  pause: (share: number) => void,
): Promise<ReadSheet> {
  const decoder = decoderOf(encoding);
  const reader = new SheetReader(options);
  for (let at = 0; at < source.size; at += PIECE) {
    const end = Math.min(at + PIECE, source.size);
    const bytes = await source.slice(at, end).arrayBuffer();
    const isLast = end === source.size;
    reader.take(decoded(decoder, bytes, isLast), isLast);
    // what was read long ago answers at once, and then a cancel would wait for the whole file
    await nextTurn();
    pause(end / source.size);
  }
  return { ...reader.done(), encoding };
}

/**
 * Reads a file of cells straight into interned columns, piece by piece; other messages have their turn after each. UTF-8
 * that turns out to be none is read again as Windows-1252, which every byte fits.
 *
 * @param pause told the share done after each piece; what it throws ends the reading
 * @throws SheetFault for what is no such file; DOMException when the file is gone
 */
export async function readSheet(
  source: Blob,
  options: SheetOptions,
  pause: (share: number) => void,
): Promise<ReadSheet> {
  if (source.size === 0) throw new SheetFault("empty_sheet", "no bytes");
  const start = new Uint8Array(await source.slice(0, 4096).arrayBuffer());
  const other = otherFile(start);
  if (other !== null) throw new SheetFault("not_text", other);
  const encoding = options.encoding ?? encodingOf(start);
  try {
    return await readAs(source, encoding, options, pause);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    return readAs(source, "windows-1252", options, pause);
  }
}
