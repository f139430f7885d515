import { basisOfHeader, fieldOfHeader } from "./header-words.ts";
import {
  IMPORT_FIELDS,
  type DecimalSign,
  type ImportField,
  type ImportMapping,
  type QuantityBasis,
} from "./import-api.ts";
import type { NamesOfFields } from "./names-of-fields.ts";
import { decimalSignOf, quantityCell } from "./quantity-cell.ts";
import type { Separator } from "./import-api.ts";
import type { Sheet } from "./sheet.ts";

/** Different cells of a column that are looked at. */
const LOOKED_AT = 500;
/** The share of them that must be known names or whole numbers for a column to be taken for a field. */
const ENOUGH = 0.5;

/** Does a file's first row name columns? If a known word stands there, or no number. */
export const hasHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => fieldOfHeader(cell) !== null) || !cells.some((cell) => /^[\d.,'\s]*\d[\d.,'\s]*$/.test(cell));

type Mapping = Record<ImportField, number | null>;

function byHeader(sheet: Sheet): Mapping {
  const mapping: Mapping = { product: null, use_case: null, food: null, quantity: null, label: null };
  const ranks = new Map<ImportField, number>();
  sheet.header?.forEach((name, column) => {
    const found = fieldOfHeader(name);
    if (found === null) return;
    const [field, rank] = found;
    if (rank >= (ranks.get(field) ?? Infinity)) return;
    ranks.set(field, rank);
    mapping[field] = column;
  });
  return mapping;
}

/** The column of which most cells are known, if enough are; the first of equals. */
function byContent(
  sheet: Sheet,
  isFree: (column: number) => boolean,
  isKnown: (cell: string) => boolean,
): number | null {
  let best: number | null = null;
  let share = 0;
  for (let column = 0; column < sheet.columns; column++) {
    const values = isFree(column) ? sheet.values(column, LOOKED_AT) : [];
    const known = values.filter(isKnown).length / Math.max(values.length, 1);
    if (known < ENOUGH || known <= share) continue;
    best = column;
    share = known;
  }
  return best;
}

const cellsOf = function* (sheet: Sheet) {
  for (let column = 0; column < sheet.columns; column++) yield* sheet.values(column, LOOKED_AT);
};

/** What a file's numbers look like: what its cells say, else what goes with its separator. */
export const decimalOf = (sheet: Sheet, separator: Separator): DecimalSign =>
  decimalSignOf(cellsOf(sheet)) ?? (separator === ";" ? "comma" : "point");

/** What the columns are taken for: by their headers, else by what stands in them. */
export function guessMapping(
  sheet: Sheet,
  names: NamesOfFields,
  decimal: DecimalSign,
): { readonly mapping: ImportMapping; readonly basis: QuantityBasis | null } {
  const mapping = byHeader(sheet);
  const isFree = (column: number): boolean => !IMPORT_FIELDS.some((field) => mapping[field] === column);
  const isKnown: Partial<Record<ImportField, (cell: string) => boolean>> = {
    product: (cell) => names.product.find(cell).length > 0,
    use_case: (cell) => names.use_case.find(cell).length > 0,
    food: (cell) => names.food.find(cell).length > 0,
    quantity: (cell) => "value" in quantityCell(cell, decimal),
  };
  for (const [field, known] of Object.entries(isKnown) as [ImportField, (cell: string) => boolean][]) {
    mapping[field] ??= byContent(sheet, isFree, known);
  }
  const header = mapping.quantity === null ? "" : (sheet.header?.[mapping.quantity] ?? "");
  return { mapping, basis: basisOfHeader(header) };
}
