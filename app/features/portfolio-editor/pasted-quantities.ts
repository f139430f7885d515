import { readQuantity } from "./quantity-rule.ts";

/** Rows pasted onto a quantity, one text per row; null = a single value, which the field takes as text. */
export function pastedCells(text: string): readonly string[] | null {
  const plain = text.replaceAll(/\r\n?/g, "\n").replace(/\n+$/, "");
  if (!/[\n\t]/.test(plain)) return null;
  return plain.split("\n");
}

/** Quantities from pasted cells, or the first fault. */
export type PastedQuantities =
  | { readonly ok: true; readonly quantities: readonly number[] }
  /** `at` = place of the first cell that is no quantity, from 0 */
  | { readonly ok: false; readonly fault: "no_quantity"; readonly at: number; readonly cell: string }
  /** more than one column */
  | { readonly ok: false; readonly fault: "columns" }
  | { readonly ok: false; readonly fault: "too_many"; readonly cells: number; readonly lines: number };

/**
 * Reads pasted cells as quantities for a column: all of them, or a fault.
 *
 * @param lines number of lines from the first cell to the end of the view
 */
export function pastedQuantities(cells: readonly string[], lines: number): PastedQuantities {
  if (cells.some((cell) => cell.trim().includes("\t"))) return { ok: false, fault: "columns" };
  if (cells.length > lines) return { ok: false, fault: "too_many", cells: cells.length, lines };
  const quantities: number[] = [];
  for (const [at, cell] of cells.entries()) {
    const read = readQuantity(cell.trim());
    if (!read.ok) return { ok: false, fault: "no_quantity", at, cell: cell.trim().slice(0, 60) };
    quantities.push(read.quantity);
  }
  return { ok: true, quantities };
}
