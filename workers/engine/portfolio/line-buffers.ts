import { copyOfColumn, type Column } from "./column-pieces.ts";
import type { LineColumns, LineData } from "./line-columns.ts";
import type { Steps } from "./steps.ts";

// Every typed array is a column. Not importing the column names keeps this file small: it is in the first bundle.
const isColumn = (value: unknown): value is Column => ArrayBuffer.isView(value);

/** The transferable buffers of columns. */
export const buffersOf = (columns: LineColumns): ArrayBuffer[] =>
  Object.values(columns)
    .filter(isColumn)
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);

/** Copies columns for a transfer: the table keeps its own, which a worker that ends would otherwise take with it. */
export function* copyOfColumns(data: LineData): Steps<LineData> {
  const copies: Record<string, Column> = {};
  for (const [name, column] of Object.entries(data)) if (isColumn(column)) copies[name] = yield* copyOfColumn(column);
  return { ...data, ...copies };
}
