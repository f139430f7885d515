import { QUANTITY_ROLES, type ColumnRole } from "../column-roles.ts";
import type { DecimalSign, QuantityReading } from "../import-api.ts";
import type { Sheet } from "../sheet.ts";
import { numbersOf } from "../total-rows.ts";
import { LineQuantities } from "./line-quantities.ts";
import { possibleReadings } from "./readings.ts";

/** Lines on which a running total must have grown by the line's own quantity; fewer may be chance. */
const FEWEST_LINES = 3;
/** Subtotals between the lines and typing errors may break so many. */
const MOST_BROKEN = 0.2;

/** Does a column grow from line to line by what the line holds? */
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
      else if (++broken > sheet.rows * MOST_BROKEN) return false;
    }
    before = now;
  }
  return grown >= FEWEST_LINES && broken <= grown * MOST_BROKEN;
}

/** The roles without running totals: a column that adds up another one is no quantity, whatever its name. */
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
