import { QUANTITY_ROLES, type ColumnRole } from "../column-roles.ts";
import type { DecimalSign } from "../import-settings.ts";
import { numbersOf } from "../number-cells.ts";
import type { Sheet } from "../sheet.ts";
import { LineQuantities } from "./line-quantities.ts";
import { possibleReadings } from "./possible-readings.ts";
import type { QuantityReading } from "./reading.ts";

/** Minimum number of lines on which a running total grows by the line's quantity; fewer may be chance. */
const MIN_LINES = 3;
/** Tolerated share of lines that do not match, because of subtotals and typing errors. */
const MAX_MISMATCH_SHARE = 0.2;

/** True if a column grows from line to line by the quantity of the line. */
function isSumOf(sheet: Sheet, column: number, reading: QuantityReading, decimal: DecimalSign): boolean {
  const numberAt = numbersOf(sheet, column, decimal);
  const lines = new LineQuantities(sheet, reading, decimal);
  let [grown, broken] = [0, 0];
  let before: number | null = null;
  for (let place = 0; place < sheet.rows; place++) {
    const now = numberAt(place);
    const quantity = lines.at(place);
    if (now === null || quantity === null || !("pieces" in quantity)) continue;
    if (before !== null) {
      if (now - before === quantity.pieces) grown++;
      else if (++broken > sheet.rows * MAX_MISMATCH_SHARE) return false;
    }
    before = now;
  }
  return grown >= MIN_LINES && broken <= grown * MAX_MISMATCH_SHARE;
}

/** The roles without columns that are computed from others: running totals become `running`, quantity × price `money`. */
export function withoutComputed(
  sheet: Sheet,
  roles: readonly ColumnRole[],
  decimal: DecimalSign,
): readonly ColumnRole[] {
  const readings = possibleReadings(sheet, roles, null).filter(({ terms }) => terms.length === 1);
  return roles.map((role, column) => {
    if (!role.isNumeric || !QUANTITY_ROLES.has(role.role)) return role;
    if (readings.some((reading) => reading.terms[0]?.column !== column && isSumOf(sheet, column, reading, decimal)))
      return { ...role, role: "running" };
    return isAmountOfMoney(sheet, roles, column, decimal) ? { ...role, role: "money" } : role;
  });
}

/** True if a column is another column of numbers × a price on every line: an amount of money. */
function isAmountOfMoney(sheet: Sheet, roles: readonly ColumnRole[], column: number, decimal: DecimalSign): boolean {
  const totalAt = numbersOf(sheet, column, decimal);
  const numeric = roles.flatMap(({ isNumeric, role }, at) => (isNumeric && at !== column ? [{ at, role }] : []));
  const prices = numeric.filter(({ role }) => role === "money");
  return prices.some((price) => {
    const priceAt = numbersOf(sheet, price.at, decimal);
    return numeric.some((amount) => {
      if (amount.at === price.at || !QUANTITY_ROLES.has(amount.role)) return false;
      const amountAt = numbersOf(sheet, amount.at, decimal);
      let [equal, differing] = [0, 0];
      for (let place = 0; place < sheet.rows; place++) {
        const [one, other, product] = [amountAt(place), priceAt(place), totalAt(place)];
        if (one === null || other === null || product === null || one === 0) continue;
        if (Math.abs(one * other - product) <= Math.max(0.011, Math.abs(product) * 0.005)) equal++;
        else if (++differing > sheet.rows * MAX_MISMATCH_SHARE) return false;
      }
      return equal >= 2 && differing <= equal * MAX_MISMATCH_SHARE;
    });
  });
}
