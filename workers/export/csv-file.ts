import { neutralised } from "../../edge-api/contract/formulas.ts";
import type { Steps } from "../engine/portfolio/steps.ts";
import { usColumns } from "./us-columns.ts";
import { xlsxFileSteps } from "./xlsx-file.ts";

/** Lines per part of the file; one part takes a few milliseconds. */
const LINES_PER_PART = 256;

/** A table written row by row; it may exceed the maximum length of a string. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly length: number;
  readonly row: (at: number) => readonly CsvCell[];
}

/**
 * Writes a CSV file (decisions.md) as a Blob: UTF-8 with BOM, every row as long as the header; or a workbook. Yields the share done (0
 * to 1) after each part.
 */
export function* csvFileSteps(table: CsvTable, format: CsvFormat): Steps<Blob> {
  const { length } = table;
  const us = format.units === "us" ? usColumns(table.header) : null;
  const header = us?.header ?? table.header;
  const row = (at: number): readonly CsvCell[] => us?.row(table.row(at)) ?? table.row(at);
  if (format.file === "xlsx") return yield* xlsxFileSteps({ header, length, row });
  const parts: BlobPart[] = [];
  let text = BYTE_ORDER_MARK + csvLine(header, format);
  for (let at = 0; at < length; at++) {
    text += csvLine(row(at), format);
    if ((at + 1) % LINES_PER_PART !== 0) continue;
    // encoded, because a Blob of strings keeps all of them in memory
    parts.push(new TextEncoder().encode(text));
    text = "";
    yield at / length;
  }
  parts.push(text);
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}

/** A cell: text, a number (never NaN), or empty (null). */
export type CsvCell = string | number | null;

export interface CsvFormat {
  /** `;` as separator and a decimal comma, as some countries' spreadsheets expect */
  readonly decimalComma: boolean;
  /** absent = CSV. A page's rows are then lines of JSON, from which the worker makes the workbook */
  readonly file?: "xlsx" | undefined;
  /** `us`: columns with a unit in their name are converted to US units; default metric */
  readonly units?: "metric" | "us";
}

/** Marks the file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Text that needs quotation marks; spaces at the ends would be trimmed on import. Other separators are included, so that
 * a program that guesses the separator finds only the real one outside quotation marks.
 */
const SPECIAL = /[",;|\t\r\n]|^\s|\s$/;

/** Full precision: the shortest text that reads back as the same number. */
const numberText = (value: number, { decimalComma }: CsvFormat): string => {
  const text = Object.is(value, -0) ? "0" : String(value);
  return decimalComma ? text.replace(".", ",") : text;
};

const separatorOf = ({ decimalComma }: CsvFormat) => (decimalComma ? ";" : ",");

const quoted = (text: string): string => (SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cellText = (cell: CsvCell, format: CsvFormat): string => {
  if (cell === null) return "";
  return typeof cell === "number" ? numberText(cell, format) : quoted(neutralised(cell));
};

/** One CSV line (RFC 4180; decisions.md), ended by CRLF. */
export const csvLine = (cells: readonly CsvCell[], format: CsvFormat): string =>
  format.file === "xlsx"
    ? `${JSON.stringify(cells)}\n`
    : `${cells.map((cell) => cellText(cell, format)).join(separatorOf(format))}\r\n`;
