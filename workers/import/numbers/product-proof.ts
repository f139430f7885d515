import type { ColumnRole } from "../column-roles.ts";
import type { DecimalSign } from "../import-api.ts";
import { agreements, totalPairs } from "../quantity/readings.ts";
import type { Sheet } from "../sheet.ts";

/** Lines that one sign makes right and the other does not; fewer may be chance. */
const FEWEST_LINES = 3;
/** Of the compared lines so many may be mistyped. */
const MISTYPED = 0.05;

/**
 * What packs × pieces in one = total says of the decimal sign: with `500`, `2` and `1.000` on a line the point is no decimal sign. One
 * sign must make nearly all lines right and the other must fail on several: `1.000 × 50 = 50.000` is right with both and proves nothing.
 *
 * @returns null = no such columns, or they prove nothing
 */
export function signByProducts(sheet: Sheet, roles: readonly ColumnRole[]): DecimalSign | null {
  for (const pair of totalPairs(roles)) {
    const counts = (["point", "comma"] as const).map((sign) => ({ sign, ...agreements(sheet, sign, pair) }));
    const [best, other] = counts.toSorted((a, b) => b.agreeing - a.agreeing);
    if (best === undefined || other === undefined) continue;
    const isRight = best.disagreeing <= best.agreeing * MISTYPED;
    if (isRight && best.agreeing - other.agreeing >= FEWEST_LINES) return best.sign;
  }
  return null;
}
