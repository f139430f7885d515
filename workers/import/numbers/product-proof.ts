import type { ColumnRole } from "../column-roles.ts";
import type { DecimalSign } from "../import-settings.ts";
import { agreements, totalPairs } from "../quantity/readings.ts";
import type { Sheet } from "../sheet.ts";

/** Least difference in matching lines between the two signs; fewer may be chance. */
const MIN_LINES = 3;
/** Share of the compared lines that may be mistyped. */
const MISTYPED = 0.05;

/**
 * Proves the decimal sign by packs × pieces per pack = total: a line with `500`, `2` and `1.000` excludes a decimal point.
 * One sign must fit nearly all lines and the other must fail on several: `1.000 × 50 = 50.000` fits both.
 * @returns null = no such columns, or no proof
 */
export function signByProducts(sheet: Sheet, roles: readonly ColumnRole[]): DecimalSign | null {
  for (const pair of totalPairs(roles)) {
    const counts = (["point", "comma"] as const).map((sign) => ({ sign, ...agreements(sheet, sign, pair) }));
    const [best, other] = counts.toSorted((a, b) => b.agreeing - a.agreeing);
    if (best === undefined || other === undefined) continue;
    const isRight = best.disagreeing <= best.agreeing * MISTYPED;
    if (isRight && best.agreeing - other.agreeing >= MIN_LINES) return best.sign;
  }
  return null;
}
