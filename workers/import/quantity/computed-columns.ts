import { QUANTITY_ROLES, type ColumnRole } from "../column-roles.ts";
import { numbersOf } from "../numbers/number-text.ts";
import type { Sheet } from "../sheet.ts";
import { compareRows, type KnownSheet } from "./candidates.ts";
import { LineQuantities } from "./line-quantities.ts";
import { possibleReadings } from "./possible-readings.ts";
import type { QuantityReading } from "./reading.ts";

/** Minimum number of lines on which a running total grows by the line's quantity; fewer may be chance. */
const MIN_LINES = 3;
/** Tolerated share of lines that do not match, because of subtotals and typing errors. */
const MAX_MISMATCH_SHARE = 0.2;

type Known = Omit<KnownSheet, "isLine">;

/** True if nearly all compared rows agree. */
function isNearlyAlways(sheet: Sheet, least: number, holds: (place: number) => boolean | null): boolean {
  const { agreeing, disagreeing } = compareRows(sheet, holds, sheet.rows * MAX_MISMATCH_SHARE);
  return agreeing >= least && disagreeing <= agreeing * MAX_MISMATCH_SHARE;
}

/** True if a column grows from line to line by the quantity of the line. */
function isSumOf({ sheet, decimal }: Known, column: number, reading: QuantityReading): boolean {
  const numberAt = numbersOf(sheet, column, decimal);
  const lines = new LineQuantities(sheet, reading, decimal);
  let last: number | null = null;
  return isNearlyAlways(sheet, MIN_LINES, (place) => {
    const now = numberAt(place);
    const quantity = lines.at(place);
    if (now === null || quantity === null || !("pieces" in quantity)) return null;
    const before = last;
    last = now;
    return before === null ? null : now - before === quantity.pieces;
  });
}

/** The roles without columns that are computed from others: running totals become `running`, quantity × price `money`. */
export function withoutComputed(known: Known): readonly ColumnRole[] {
  const { sheet, roles } = known;
  const readings = possibleReadings(sheet, roles, null).filter(({ terms }) => terms.length === 1);
  return roles.map((role, column) => {
    if (!role.isNumeric || !QUANTITY_ROLES.has(role.role)) return role;
    if (readings.some((reading) => reading.terms[0]?.column !== column && isSumOf(known, column, reading)))
      return { ...role, role: "running" };
    return isAmountOfMoney(known, column) ? { ...role, role: "money" } : role;
  });
}

/** The column of what each line costs, if it is a quantity × a price on every line; null = none. */
export function amountColumn(known: Known): number | null {
  const found = known.roles.findIndex(
    ({ role, isNumeric }, column) => role === "money" && isNumeric && isAmountOfMoney(known, column),
  );
  return found < 0 ? null : found;
}

/** True if a column is another column of numbers × a price on every line: an amount of money. */
function isAmountOfMoney({ sheet, roles, decimal }: Known, column: number): boolean {
  const totalAt = numbersOf(sheet, column, decimal);
  const numeric = roles.flatMap(({ isNumeric, role }, at) => (isNumeric && at !== column ? [{ at, role }] : []));
  const prices = numeric.filter(({ role }) => role === "money");
  return prices.some((price) => {
    const priceAt = numbersOf(sheet, price.at, decimal);
    return numeric.some((amount) => {
      if (amount.at === price.at || !QUANTITY_ROLES.has(amount.role)) return false;
      const amountAt = numbersOf(sheet, amount.at, decimal);
      return isNearlyAlways(sheet, 2, (place) => {
        const [one, other, product] = [amountAt(place), priceAt(place), totalAt(place)];
        if (one === null || other === null || product === null || one === 0) return null;
        return Math.abs(one * other - product) <= Math.max(0.011, Math.abs(product) * 0.005);
      });
    });
  });
}
