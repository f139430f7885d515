import { csvRows } from "./csv-rows.ts";
import { decoderOf, guessEncoding } from "./code-pages.ts";
import type { Encoding, Quotes, Separator, SheetOptions } from "./import-settings.ts";
import { yieldToEventLoop } from "../yield-to-event-loop.ts";
import { separatorOf } from "./separator-of.ts";
import { SheetBuilder, type BuiltSheet } from "./sheet-builder.ts";
import { SheetFault } from "./sheet-fault.ts";
import type { Workbook, WorkbookSheet } from "./workbook/workbook.ts";
import { encodingOf, isEncryptedPackage, otherFile } from "./text-of-bytes.ts";

/** Bytes per step, about 2 ms of work. Larger steps are no faster and delay a cancel. */
const CHUNK_BYTES = 1 << 16;
/** Rows of each kind that are named. */
const ROWS_NAMED = 5;

/** Rows with the same oddity: the first ones, and their number. */
export interface OddRows {
  readonly first: readonly number[];
  readonly count: number;
}

/** Rows of a text file that are read with a doubt. */
export interface TextOddities {
  /** rows with bytes that are no character of the encoding */
  readonly undecoded: OddRows;
  /** rows in which quotation marks do not enclose cells and are read as characters */
  readonly loose_quotes: OddRows;
}

/** The content of a file. */
export interface ReadSheet extends BuiltSheet {
  readonly kind: "text" | Workbook["kind"];
  /** of a text file; null = a workbook */
  readonly encoding: Encoding | null;
  readonly separator: Separator | null;
  readonly quotes: Quotes;
  /** null = a workbook */
  readonly odd: TextOddities | null;
  /** of a workbook; empty = a text file */
  readonly sheets: readonly Pick<WorkbookSheet, "name" | "rows">[];
  /** sheets that were read one below the other, with the number of their first row: row numbers go on */
  readonly joined: readonly { readonly name: string; readonly first_row: number }[];
  /** the sheet that was read, or ALL_SHEETS; null = a text file */
  readonly sheet_name: string | null;
  /** hidden columns of the workbook, from 0 */
  readonly hidden_columns: readonly number[];
  /** other sheets that look equally like purchases, and ALL_SHEETS if some of them have the same columns */
  readonly rival_sheets: readonly string[];
}

/** The bytes are not UTF-8. */
class NotUtf8 extends Error {}

/** Collects rows with an oddity. */
class Odd implements OddRows {
  readonly first: number[] = [];
  count = 0;

  add(row: number): void {
    if (this.count++ < ROWS_NAMED) this.first.push(row);
  }
}

/** Splits text in chunks and fills a sheet. */
class SheetReader {
  readonly #options: SheetOptions;
  readonly #quotes: Quotes;
  #separator: Separator | null = null;
  readonly #builder: SheetBuilder;
  readonly #undecoded = new Odd();
  readonly #loose = new Odd();
  /** text of the row that is not complete yet */
  #rest = "";

  constructor(options: SheetOptions) {
    this.#options = options;
    this.#quotes = options.quotes ?? "around";
    this.#builder = new SheetBuilder(options);
  }

  /** @throws SheetFault */
  take(chunk: string, isLast: boolean): void {
    // a lone CR at the end may be half of a CRLF
    const text = this.#rest + chunk;
    const held = !isLast && text.endsWith("\r") ? "\r" : "";
    const whole = held === "" ? text : text.slice(0, -1);
    const lines = whole.includes("\r") ? whole.replaceAll(/\r\n?/g, "\n") : whole;
    // these characters mark the facts of a workbook's cells in a sheet
    const ready = lines.replaceAll("\u0001", " ").replaceAll("\u0002", " ");
    const separator = (this.#separator ??= this.#options.separator ?? separatorOf(ready, isLast));
    const { rows, loose, rest } = csvRows(ready, { separator, quotes: this.#quotes, isLast });
    const before = this.#builder.rows;
    for (const at of loose) this.#loose.add(before + at + 1);
    const isDamaged = ready.includes("\uFFFD");
    for (const cells of rows) {
      const row = this.#builder.rows + 1;
      if (isDamaged && cells.some((cell) => cell.includes("\uFFFD"))) this.#undecoded.add(row);
      this.#builder.add(cells, row);
    }
    this.#rest = rest + held;
  }

  /** @throws SheetFault */
  done() {
    return {
      ...this.#builder.done(),
      separator: this.#separator ?? ",",
      quotes: this.#quotes,
      odd: { undecoded: this.#undecoded, loose_quotes: this.#loose },
    };
  }
}

async function readAs(
  source: Blob,
  encoding: Encoding,
  isStrict: boolean,
  options: SheetOptions,
  pause: (share: number) => void,
): Promise<ReadSheet> {
  const decoder = decoderOf(encoding, isStrict);
  const reader = new SheetReader(options);
  for (let at = 0; at < source.size; at += CHUNK_BYTES) {
    const end = Math.min(at + CHUNK_BYTES, source.size);
    const bytes = await source.slice(at, end).arrayBuffer();
    const isLast = end === source.size;
    let text: string;
    try {
      text = decoder.decode(bytes, isLast);
    } catch {
      throw new NotUtf8();
    }
    reader.take(text, isLast);
    // reading from a cache never yields, and a cancel would wait for the whole file
    await yieldToEventLoop();
    pause(end / source.size);
  }
  return {
    ...reader.done(),
    kind: "text",
    encoding,
    sheets: [],
    joined: [],
    sheet_name: null,
    hidden_columns: [],
    rival_sheets: [],
  };
}

/**
 * Reads a file into interned columns in chunks and yields to the event loop after each. An encoding that the user chose
 * stays; else a file with invalid UTF-8 is read again as what it is likeliest to be.
 * @param pause called with the share done, 0-1, after each chunk; an exception from it ends the reading
 * @throws SheetFault for an unreadable file; DOMException if the file is gone
 */
export async function readSheet(
  source: Blob,
  options: SheetOptions,
  pause: (share: number) => void,
): Promise<ReadSheet> {
  if (source.size === 0) throw new SheetFault("empty_sheet", "no bytes");
  const start = new Uint8Array(await source.slice(0, 4096).arrayBuffer());
  const other = otherFile(start);
  if (other === "zip") {
    const { readWorkbook } = await import("./workbook/read-workbook.ts");
    return readWorkbook(source, options, pause);
  }
  if (other === "xls" && (await isEncryptedPackage(source))) throw new SheetFault("encrypted_workbook", "");
  if (other !== null) throw new SheetFault("not_text", other);
  const encoding = options.encoding ?? encodingOf(start);
  const isGuess = options.encoding === undefined && encoding === "utf-8";
  try {
    return await readAs(source, encoding, isGuess, options, pause);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    return readAs(source, await guessEncoding(source), false, options, pause);
  }
}
