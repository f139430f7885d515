import { xlsxFileSteps } from "../../../workers/export/xlsx-file.ts";
import { neutralised } from "../../contract/formulas.ts";
import type { KindTable } from "./kind-table.ts";

/** Tells Excel that a file is UTF-8. Readers of data packages take it for a part of the first column's name. */
export const BYTE_ORDER_MARK = "\uFEFF";
/** What makes quotation marks necessary; spaces at the ends would be trimmed on the way back. */
const SPECIAL = /[",\r\n]|^\s|\s$/;

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number") return Object.is(value, -0) ? "0" : String(value);
  const plain = typeof value === "string" ? value : JSON.stringify(value);
  const text = typeof value === "string" ? neutralised(plain) : plain;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table as CSV: UTF-8 without BOM, RFC 4180, full precision, an empty cell is no value, a nested value is JSON text. */
export const csvOf = ({ columns, rows }: KindTable): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cellOf).join(",")}\r\n`)
    .join("");

/** The table as JSON: a list of objects in the order of the CSV; a missing value is no property. */
export const jsonOf = ({ columns, rows }: KindTable): string =>
  `[\n${rows
    .map((row) => JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]]))))
    .join(",\n")}\n]\n`;

const plainCell = (value: unknown): string | number | null => {
  if (value === undefined || value === null) return null;
  return typeof value === "string" || typeof value === "number" ? value : JSON.stringify(value);
};

/** The table as an Excel workbook: texts are texts, numbers numbers. */
export function xlsxOf({ columns, rows }: KindTable): Promise<ArrayBuffer> {
  const row = (at: number) => columns.map((column) => plainCell(rows[at]?.[column]));
  const steps = xlsxFileSteps({ header: columns, length: rows.length, row });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.arrayBuffer();
}
