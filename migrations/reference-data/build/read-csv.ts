import Papa from "papaparse";
import { CsvRow } from "./csv-row.ts";
import type { Problem } from "./problem.ts";
import type { TableSet } from "./table-set.ts";

/** Source files by path below migrations/reference-data. */
export type SourceFiles = ReadonlyMap<string, string>;

/** Input files, the tables that are built, and the list to which readers add problems. */
export interface BuildContext {
  readonly files: SourceFiles;
  readonly tables: TableSet;
  readonly problems: Problem[];
}

/**
 * The lines of one CSV file. A cell must not contain line breaks, so that line numbers equal those of an editor. A
 * missing file or an unclosed quote is a problem.
 *
 * @param names the columns, separated by commas; the file may have them in any order, but no others
 */
export function readCsv({ files, problems }: BuildContext, file: string, names: string): readonly CsvRow[] {
  const columns = names.split(",");
  const fault = (line: number, column: string, found: string, expected: string): void => {
    problems.push({ file, line, column, found, expected });
  };
  const text = files.get(file);
  if (text === undefined) {
    fault(1, "", "no such file", "a CSV file");
    return [];
  }
  const [header = [], ...lines] = Papa.parse<string[]>(text.replace(/\r?\n$/, ""), { delimiter: "," }).data;
  for (const column of columns) if (!header.includes(column)) fault(1, column, header.join(","), `a column ${column}`);
  for (const [index, column] of header.entries())
    if (!columns.includes(column) || header.indexOf(column) !== index)
      fault(1, column, column, `one of the columns ${names}`);
  const rows: CsvRow[] = [];
  for (const [index, cells] of lines.entries()) {
    const line = index + 2;
    const multiline = cells.find((cell) => cell.includes("\n"));
    if (multiline !== undefined) {
      // stop, because later line numbers would be wrong
      fault(line, "", multiline.slice(0, 40), "a line whose quotes are closed");
      return rows;
    }
    if (cells.length === header.length) {
      rows.push(
        new CsvRow(file, line, Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ""])), problems),
      );
    } else fault(line, "", `${cells.length} cells`, `${header.length} cells`);
  }
  return rows;
}

/** Rows by key. */
export type Table = ReadonlyMap<string, CsvRow>;

/** Keys of a table that others refer to. */
export type Keys = Pick<ReadonlySet<string>, "has">;

/** Rows by key: the ids in the `key` columns, joined by `/`. A repeated key is a problem of its second line. */
export function indexRows(rows: readonly CsvRow[], ...key: readonly string[]): Table {
  const index = new Map<string, CsvRow>();
  for (const row of rows) {
    const id = key.map((column) => row.id(column)).join("/");
    const first = index.get(id);
    if (first === undefined) index.set(id, row);
    else row.fault(key.at(-1) ?? "", `a key that stands once (${id} is on line ${first.line} too)`, id);
  }
  return index;
}

/** The lines of one CSV file by their key. */
export const readTable = (context: BuildContext, file: string, names: string, ...key: readonly string[]): Table =>
  indexRows(readCsv(context, file, names), ...key);
