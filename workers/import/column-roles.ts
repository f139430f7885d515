import { roleOfHeader, type HeaderRole } from "./header-roles.ts";
import { isDateText } from "./quantity/quantity-cell.ts";
import { isNothing, numberOfText } from "./numbers/number-text.ts";
import { packSize } from "./quantity/pack-text.ts";
import { unitOfText } from "./quantity/unit-words.ts";
import type { Sheet } from "./sheet.ts";

/** Number of different cells per column that are inspected. */
export const LOOKED_AT = 500;
/** Share of the inspected cells that must match a kind for the column to get that role. */
const MIN_SHARE = 0.6;

/** The content of a column, derived from its header and its cells. */
export interface ColumnRole {
  /** number = whole numbers under a header without a known word; measure = the same with fractions */
  readonly role: HeaderRole | "text" | "number" | "measure";
  /** most cells are numbers */
  readonly isNumeric: boolean;
  /** most cells contain words */
  readonly isText: boolean;
}

/** Roles of columns that can be the quantity. */
export const QUANTITY_ROLES: ReadonlySet<ColumnRole["role"]> = new Set([
  "total",
  "packs",
  "pieces",
  "thousands",
  "dozens",
  "kilograms",
  "quantity",
  "uses",
  "number",
  "measure",
]);

const isNumber = (cell: string): boolean =>
  numberOfText(cell, "point") !== null || numberOfText(cell, "comma") !== null;
const isFraction = (cell: string): boolean =>
  isNumber(cell) &&
  !(["point", "comma"] as const).some((decimal) => Number.isInteger(numberOfText(cell, decimal) ?? Number.NaN));
const isNumberLike = (cell: string): boolean =>
  isNumber(cell) ||
  (/^[-+(]?\d[\d.,'\u2019\s]*\s*(?:k|\p{L}{1,3}\.?|[x\u00D7*]\s*\d+)?\)?$/iu.test(cell) && !isDateText(cell));
const hasCents = (cell: string): boolean => /\d[.,]\d\d[-)]?$/.test(cell);
const isMoney = (cell: string): boolean => /[$\u20AC\u00A3]|\b(?:eur|usd|gbp|chf)\b/i.test(cell) && /\d/.test(cell);

/** True if the check digit of a GTIN, EAN or UPC is correct (GS1: weights 3 and 1 from the right). */
export function hasGtinCheckDigit(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false;
  let sum = 0;
  for (let at = digits.length - 2, weight = 3; at >= 0; at--, weight = 4 - weight)
    sum += Number(digits.charAt(at)) * weight;
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

const shareOf = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

/** True for identifiers: numbers of one length and mostly different, consecutive numbers, or leading zeros. */
function areCodes(cells: readonly string[], filled: number): boolean {
  if (cells.length < 3 || !cells.every((cell) => /^\d+$/.test(cell))) return false;
  const isCounting = cells.every((cell, at) => Number(cell) === Number(cells[0]) + at) && filled === cells.length;
  const [first = ""] = cells;
  const isOneLength = first.length >= 5 && cells.every((cell) => cell.length === first.length);
  return isCounting || (isOneLength && cells.length / filled > 0.8) || cells.every((cell) => /^0\d/.test(cell));
}

function roleOfColumn(sheet: Sheet, column: number): ColumnRole {
  const cells = sheet.values(column, LOOKED_AT);
  const { filled, different } = sheet.stats(column);
  const header = roleOfHeader(sheet.header?.[column] ?? "", sheet.groups[column]);
  const isNumeric = shareOf(cells, isNumberLike) >= MIN_SHARE;
  const isText = shareOf(cells, (cell) => /\p{L}{2}/u.test(cell)) >= MIN_SHARE;
  const as = (role: ColumnRole["role"]): ColumnRole => ({ role, isNumeric, isText });
  if (cells.length > 0) {
    if (header === "gtin" || shareOf(cells, hasGtinCheckDigit) > 0.8) return as("gtin");
    if (
      shareOf(
        cells.filter((cell) => !isNothing(cell)),
        isDateText,
      ) >= MIN_SHARE
    )
      return as("date");
    if (header !== "money" && shareOf(cells, isMoney) >= MIN_SHARE) return as("money");
    // under a header of units a rare one may be unknown; the user says what it is
    const leastUnits = header === "unit" ? MIN_SHARE : 0.8;
    const isUnits = shareOf(cells, (cell) => /^\p{L}/u.test(cell) && unitOfText(cell) !== null) >= leastUnits;
    if (isUnits && different <= 40) return as("unit");
    if (header === "unit") return as(isNumeric ? "number" : "text");
    const isPacks =
      shareOf(cells, (cell) => packSize(cell, "point") !== null || packSize(cell, "comma") !== null) >= MIN_SHARE;
    // "2/50 CT" is a notation of packs only
    if (isPacks && !isNumeric && shareOf(cells, (cell) => /\d\s*[/x\u00D7]\s*\d/.test(cell)) > 0.2) return as("pack");
    if (header === "pack") return as(isPacks ? "pack" : isNumeric ? "number" : "text");
    if (header !== null && QUANTITY_ROLES.has(header)) {
      if (isNumeric) return as(header);
      return as(isText && cells.length > 3 ? "text" : header);
    }
    if (header === "product" && isNumeric) return as("code");
    if (header !== null) return as(header);
    if (isNumeric) {
      if (areCodes(cells, filled)) return as("code");
      // "50.00" beside "80.00" is an amount of money
      const isMeasured = shareOf(cells, isFraction) > MIN_SHARE || shareOf(cells, hasCents) === 1;
      return as(isMeasured ? "measure" : "number");
    }
  }
  return as(header ?? (isText ? "text" : "number"));
}

/** The role of each column of a sheet, by column. */
export const columnRoles = (sheet: Sheet): readonly ColumnRole[] =>
  Array.from({ length: sheet.columns }, (_, column) => roleOfColumn(sheet, column));
