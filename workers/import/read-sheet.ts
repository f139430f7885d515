import Papa from "papaparse";
import type { Encoding, Separator, SheetOptions } from "./import-settings.ts";
import { yieldToEventLoop } from "../yield-to-event-loop.ts";
import { separatorOf } from "./separator-of.ts";
import { SheetBuilder, type BuiltSheet } from "./sheet-builder.ts";
import { SheetFault } from "./sheet-fault.ts";
import type { Workbook, WorkbookSheet } from "./workbook/workbook.ts";
import { decoderOf, encodingOf, isEncryptedPackage, otherFile } from "./text-of-bytes.ts";

/** Bytes per step, about 2 ms of work. Larger steps are no faster and delay a cancel. */
const CHUNK_BYTES = 1 << 16;
/** A longer row means that a quotation mark is never closed. */
const LONGEST_ROW = 1 << 20;

/** Control characters, which mark the facts of a workbook's cells in a sheet. */
const MARKS = /[\u0001\u0002]/;
const ALL_MARKS = new RegExp(MARKS, "g");

/** The content of a file. */
export interface ReadSheet extends BuiltSheet {
  readonly kind: "text" | Workbook["kind"];
  /** of a text file; null = a workbook */
  readonly encoding: Encoding | null;
  readonly separator: Separator | null;
  /** of a workbook; empty = a text file */
  readonly sheets: readonly Pick<WorkbookSheet, "name" | "rows">[];
  /** the sheet that was read; null = a text file */
  readonly sheet_name: string | null;
  /** hidden columns of the workbook, from 0 */
  readonly hidden_columns: readonly number[];
  /** other sheets that look equally like purchases */
  readonly rival_sheets: readonly string[];
}

/** The bytes are not UTF-8. */
class NotUtf8 extends Error {}

/** Decodes bytes. @throws NotUtf8 for invalid bytes, if the decoder is fatal */
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

/** Parses text in chunks and fills a sheet. */
class SheetReader {
  readonly #options: SheetOptions;
  #parser: Papa.Parser | null = null;
  #separator: Separator = ",";
  readonly #builder: SheetBuilder;
  /** text of the row that is not complete yet */
  #rest = "";

  constructor(options: SheetOptions) {
    this.#options = options;
    this.#builder = new SheetBuilder(options);
  }

  /** @throws SheetFault */
  take(chunk: string, isLast: boolean): void {
    // a lone CR at the end may be half of a CRLF
    const text = this.#rest + chunk;
    const held = !isLast && text.endsWith("\r") ? "\r" : "";
    const whole = held === "" ? text : text.slice(0, -1);
    const lines = whole.includes("\r") ? whole.replaceAll(/\r\n?/g, "\n") : whole;
    const ready = MARKS.test(lines) ? lines.replaceAll(ALL_MARKS, " ") : lines;
    if (this.#parser === null) {
      this.#separator = this.#options.separator ?? separatorOf(ready, isLast);
      this.#parser = new Papa.Parser({ delimiter: this.#separator, newline: "\n" });
    }
    const { data, errors, meta } = this.#parser.parse(ready, 0, !isLast) as Parsed;
    const open = errors.find(({ code }) => code === "MissingQuotes");
    if (open !== undefined) throw new SheetFault("unclosed_quote", String(this.#builder.rows + open.row + 1));
    for (const cells of data) this.#builder.add(cells, this.#builder.rows + 1);
    this.#rest = isLast ? "" : ready.slice(meta.cursor) + held;
    if (this.#rest.length > LONGEST_ROW) throw new SheetFault("unclosed_quote", String(this.#builder.rows + 1));
  }

  /** @throws SheetFault */
  done(): BuiltSheet & { readonly separator: Separator } {
    return { ...this.#builder.done(), separator: this.#separator };
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
  for (let at = 0; at < source.size; at += CHUNK_BYTES) {
    const end = Math.min(at + CHUNK_BYTES, source.size);
    const bytes = await source.slice(at, end).arrayBuffer();
    const isLast = end === source.size;
    reader.take(decoded(decoder, bytes, isLast), isLast);
    // reading from a cache never yields, and a cancel would wait for the whole file
    await yieldToEventLoop();
    pause(end / source.size);
  }
  return {
    ...reader.done(),
    kind: "text",
    encoding,
    sheets: [],
    sheet_name: null,
    hidden_columns: [],
    rival_sheets: [],
  };
}

/**
 * Reads a file into interned columns in chunks and yields to the event loop after each. A file with invalid UTF-8 is
 * read again as Windows-1252, which accepts every byte.
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
  try {
    return await readAs(source, encoding, options, pause);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    return readAs(source, "windows-1252", options, pause);
  }
}
