import { canBePackOrPacks, isInnerPack, roleOfHeader, type HeaderRole } from "./header-roles.ts";
import { isDateText, isPartOfDate } from "./dates/day-text.ts";
import { isNothing, numberOfText } from "./numbers/number-text.ts";
import { hasGtinCheckDigit, isCode } from "./names/item-code.ts";
import { packCell } from "./quantity/pack-text.ts";
import { namedUnit } from "./quantity/named-unit.ts";
import { normalName } from "./normal-name.ts";
import type { Sheet } from "./sheet.ts";
import { anyWord, WORDS } from "./words.ts";

/** Number of different cells per column that are inspected. */
export const LOOKED_AT = 500;
/** Share of the inspected cells that must match a kind for the column to get that role. */
const MIN_SHARE = 0.6;

/** Columns of bookings, with a letter for each side: "Soll/Haben", "D/C". */
export const BOOKED = anyWord(WORDS.rows.booked);
/** Headers of columns whose words are names, though they may be words of units: "Tray", "Bag". */
const NAMING = new Set("product use_case food material component site label code order".split(" "));

/** A column of more different units holds something else. */
const MOST_UNITS = 60;
const FEW_UNITS = 12;
const LONGEST_UNIT = 12;
/** Share of cells that are codes in a column of codes. */
const MOSTLY = 0.8;

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
export const QUANTITY_ROLES: ReadonlySet<string> = new Set(
  "total packs pieces thousands dozens kilograms quantity uses loose returned period number measure".split(" "),
);

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

/** Two counts of a pack, as no date has them: "10/100". */
const NESTED = /^\d+\s*[/x\u00D7]\s*\d{3,}$/u;
const isPackOrDate = (cell: string): boolean => isPartOfDate(cell) || packCell(cell, "point") !== null;

const shareOf = (cells: readonly string[], is: (cell: string, at: number) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

/** A code of one word with digits; names have several words. */
const isArticleCode = (cell: string): boolean => isCode(cell) && /\d/.test(cell) && !/\s/.test(cell.trim());

/** "Size" beside "Pack": of food lists it is the size of a piece, or pieces per inner pack. */
const isSizeHeader = (header: string): boolean =>
  /^(?:size|unit size|item size|grosse|tamano|taille|formato|misura|inner|count|ct)$/.test(normalName(header));

/** A word for a place with its name or number ("Store no. 3"), but not "Store no." or "Store id". */
const isNamedPlace = (header: string): boolean => {
  const words = normalName(header).split(" ");
  const isNumbered = /^\d+$/.test(words.at(-1) ?? "");
  return (
    words.length > 1 && (isNumbered || !words.some((word) => /^(?:no|nr|id|code|cod|num\w*|nummer|n)$/.test(word)))
  );
};

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
  const name = sheet.header?.[column] ?? "";
  const header = roleOfHeader(name, sheet.groups[column]);
  const isNumeric = shareOf(cells, isNumberLike) >= MIN_SHARE;
  const isText = shareOf(cells, (cell) => /\p{L}{2}/u.test(cell)) >= MIN_SHARE;
  const as = (role: ColumnRole["role"]): ColumnRole => ({ role, isNumeric, isText });
  if (cells.length > 0) {
    if (header === "gtin" || shareOf(cells, hasGtinCheckDigit) > 0.8) return as("gtin");
    const filledCells = cells.filter((cell) => !isNothing(cell));
    // "20-Oct" beside "10/100" was a pack
    const isDatedPack = filledCells.some((cell) => NESTED.test(cell)) && filledCells.every(isPackOrDate);
    if (isDatedPack && (header === null || header === "pack")) return as("pack");
    if (header !== "pack" && shareOf(filledCells, isDateText) >= MIN_SHARE) return as("date");
    if (header !== "money" && shareOf(cells, isMoney) >= MIN_SHARE) return as("money");
    const units = shareOf(cells, (cell) => /^\p{L}/u.test(cell) && namedUnit(cell) !== null);
    // a few short words under an unknown header, half of them units, are units; the others are asked for
    const areFew = header === null && different <= FEW_UNITS && cells.every((cell) => cell.length <= LONGEST_UNIT);
    if (
      !NAMING.has(header ?? "") &&
      !BOOKED.test(normalName(name)) &&
      units >= (areFew ? 0.5 : 0.8) &&
      different <= MOST_UNITS
    )
      return as("unit");
    // words that are not known are asked for, one by one
    // foods have names: numbers under "Content" are those of a pack
    if (header === "food" && isNumeric) return as("pack");
    if (header === "unit")
      return as(shareOf(cells, isNumber) >= MIN_SHARE ? "number" : different <= MOST_UNITS ? "unit" : "text");
    const packs = cells.map((cell) => packCell(cell, "point") ?? packCell(cell, "comma"));
    const isPacks = shareOf(cells, (_, at) => packs[at]?.isPlain === true) >= MIN_SHARE;
    // "2/50 CT" is a notation of packs only
    const isQuantity = header !== null && QUANTITY_ROLES.has(header);
    if (isPacks && !isQuantity && shareOf(cells, (cell) => /\d\s*[/x\u00D7]\s*\d/.test(cell)) > 0.2) return as("pack");
    // texts without numbers under a header of packs are names of materials or contents
    if (header === "pack") return as(isPacks || shareOf(cells, (cell) => /\d/.test(cell)) > 0.3 ? "pack" : "text");
    const isCounted = shareOf(cells, (cell) => /\d\s*\p{L}/u.test(cell)) >= MIN_SHARE;
    // packs and nothing else, whatever the header: "Contenu" and "Inhalt" are also words of food, "Verpackung" of products
    if (isPacks && isCounted && !isQuantity) return as("pack");
    // numbers with words that nobody knows, under a header that nobody knows: "10 x 100 kpl"
    const isCounts = (_: string, at: number): boolean => packs[at] !== null;
    if (header === null && isCounted && cells.every(isCounts) && cells.every((cell) => /^\d/.test(cell)))
      return as("pack");
    if (isQuantity) {
      if (isNumeric) return as(header);
      return as(isText && (cells.length > 3 || !cells.some((cell) => /^\W*\d/.test(cell))) ? "text" : header);
    }
    if ((header === "product" || header === "material") && (isNumeric || shareOf(cells, isArticleCode) > MOSTLY))
      return as("code");
    // numbers under "Commandé" or "Pedido" are what was ordered, unless they are numbers of orders
    const isOrdered = header === "order" && /^\S+$/.test(name) && !areCodes(cells, filled);
    if (isOrdered && cells.every((cell) => /^[1-9]\d*$/.test(cell)) && cells.some((cell) => cell.length < 4))
      return as("quantity");
    // numbers under the name of a place are what it got: "Kantine Nord"
    const isOfPlace = header === "site" && isNumeric && !areCodes(cells, filled) && isNamedPlace(name);
    if (header !== null && !isOfPlace) return as(header);
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
export function columnRoles(sheet: Sheet): readonly ColumnRole[] {
  const roles = Array.from({ length: sheet.columns }, (_, column) => roleOfColumn(sheet, column));
  const isHad = (...wanted: readonly ColumnRole["role"][]): boolean => roles.some(({ role }) => wanted.includes(role));
  const packs = roles.filter(({ role }) => role === "pack").length;
  const numbers = roles.filter(({ role }) => role === "number").length;
  // "Case Qty" beside "Split Qty", or beside pack sizes and no other quantity, is what was bought
  const isBought = (isHad("loose") && !isHad("packs")) || (packs > 1 && !isHad("packs", "quantity", "total"));
  const isOuter = (column: number): boolean =>
    roles.some(({ role }, at) => at !== column && role === "packs" && !isInnerPack(sheet.header?.[at] ?? ""));
  return roles.map((role, column) => {
    const header = sheet.header?.[column] ?? "";
    if (role.role === "pack" && isBought && role.isNumeric && canBePackOrPacks(header))
      return { ...role, role: "packs" };
    if (role.role === "packs" && isInnerPack(header) && packs > 0 && isOuter(column)) return { ...role, role: "loose" };
    // "Inner" and "Outer" beside "Qty"
    if (role.isNumeric && /^(?:inner|outer)s?(?: (?:qty|size|pack))?$/i.test(header) && isHad("quantity"))
      return { ...role, role: "pack" };
    // "Kitchen" beside "Cafe" and "Bar", with numbers
    if (role.role === "site" && role.isNumeric && numbers > 1) return { ...role, role: "number" };
    // "Count" or "Case contains" beside "Cases": how many are in one
    const isContent =
      ["quantity", "packs"].includes(role.role) &&
      roles.some((other, at) => at !== column && other.role === "packs") &&
      sheet.values(column, LOOKED_AT).every((cell) => /\d\s*\p{L}/u.test(cell) && packCell(cell, "point") !== null);
    return (role.role === "number" && packs > 0 && isSizeHeader(header)) || isContent
      ? { ...role, role: "pack" }
      : role;
  });
}
