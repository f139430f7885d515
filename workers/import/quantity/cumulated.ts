import { QUANTITY_ROLES, type ColumnRole } from "../column-roles.ts";
import type { DecimalSign, QuantityReading } from "../import-settings.ts";
import type { Sheet } from "../sheet.ts";
import { numbersOf } from "../total-rows.ts";
import { LineQuantities } from "./line-quantities.ts";
import { possibleReadings } from "./readings.ts";

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

/** The roles with running totals marked as `running`: a column that adds up another one is no quantity. */
export function withoutCumulated(
  sheet: Sheet,
  roles: readonly ColumnRole[],
  decimal: DecimalSign,
): readonly ColumnRole[] {
  const readings = possibleReadings(roles);
  return roles.map((role, column) =>
    role.isNumeric &&
    QUANTITY_ROLES.has(role.role) &&
    readings.some((reading) => reading.column !== column && isSumOf(sheet, column, reading, decimal))
      ? { ...role, role: "running" }
      : role,
  );
}
