import type { Steps } from "../engine/portfolio/steps.ts";
import { BYTE_ORDER_MARK, csvLine, type CsvCell, type CsvFormat } from "./csv-cell.ts";
import { usColumns } from "./us-columns.ts";

/** Lines joined before they become a part of the file: a few milliseconds. */
const LINES_A_PART = 256;

/** A table that is written line by line; it may be longer than one text can be. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly length: number;
  readonly row: (at: number) => readonly CsvCell[];
}

/**
 * A CSV file by decisions.md as a Blob: UTF-8 with BOM, every row as long as the header. Yields the share done after each
 * `linesAPart` lines: fewer where a row is costly.
 */
export function* csvFileSteps(table: CsvTable, format: CsvFormat, linesAPart = LINES_A_PART): Steps<Blob> {
  const { length } = table;
  const us = format.units === "us" ? usColumns(table.header) : null;
  const header = us?.header ?? table.header;
  const row = (at: number): readonly CsvCell[] => us?.row(table.row(at)) ?? table.row(at);
  const parts: BlobPart[] = [];
  let text = BYTE_ORDER_MARK + csvLine(header, format);
  for (let at = 0; at < length; at++) {
    text += csvLine(row(at), format);
    if ((at + 1) % linesAPart !== 0) continue;
    // bytes, because a Blob of many texts keeps all of them as they are
    parts.push(new TextEncoder().encode(text));
    text = "";
    yield at / length;
  }
  parts.push(text);
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}
