import Papa from "papaparse";
import { CsvRow } from "./csv-row.ts";
import type { Problem } from "./problem.ts";

/** Source files by path below migrations/reference-data. */
export type SourceFiles = ReadonlyMap<string, string>;

/** Input files, and the list to which readers add problems. */
export interface BuildContext {
  readonly files: SourceFiles;
  readonly problems: Problem[];
}

/**
 * The lines of one CSV file. The header must have exactly `columns`, in any order. A cell must not contain line breaks,
 * so that line numbers equal those of an editor. A missing file or an unclosed quote is a problem.
 */
export function readCsv(context: BuildContext, file: string, columns: readonly string[]): readonly CsvRow[] {
  const { files, problems } = context;
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
      fault(1, column, column, `one of the columns ${columns.join(",")}`);
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

/** Rows by key: the ids in `columns`, joined by `/`. A repeated key is a problem of its second line. */
export function indexRows(rows: readonly CsvRow[], ...columns: readonly string[]): ReadonlyMap<string, CsvRow> {
  const index = new Map<string, CsvRow>();
  for (const row of rows) {
    const key = columns.map((column) => row.id(column)).join("/");
    const first = index.get(key);
    if (first === undefined) index.set(key, row);
    else row.fault(columns.at(-1) ?? "", `a key that stands once (${key} is on line ${first.line} too)`, key);
  }
  return index;
}
