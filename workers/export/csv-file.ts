import type { Steps } from "../engine/portfolio/steps.ts";
import { BYTE_ORDER_MARK, csvLine, type CsvCell, type CsvFormat } from "./csv-cell.ts";
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
