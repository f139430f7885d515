import type { DecimalSign } from "../import-settings.ts";
import { signOf } from "./number-text.ts";
import type { ColumnRole } from "../column-roles.ts";
import { agreements, totalPairs } from "../quantity/candidates.ts";
import { possibleReadings } from "../quantity/possible-readings.ts";
import type { Sheet } from "../sheet.ts";

/** The decimal sign that a cell proves; null = none. */
function proofOf(cell: string): DecimalSign | null {
  const digits = signOf(cell)?.digits.replaceAll(/[\s'\u2018\u2019\u02BC$€£%]/g, "") ?? "";
  const last = /^([\d.,]*)([.,])(\d+)$/.exec(digits);
  if (last === null) return null;
  const [, before = "", sign = "", after = ""] = last;
  const [is, isNot] = sign === "." ? (["point", "comma"] as const) : (["comma", "point"] as const);
  if (/^\d{1,2}(?:,\d{2})+,\d{3}$/.test(digits)) return "point";
  const areThousands = after.length === 3 && /^[1-9]\d{0,2}(?:[.,]\d{3})*$/.test(before);
  // 1.234.567 proves that points group thousands; 12.03.2025 is a date and proves nothing
  if (before.includes(sign)) return areThousands && !before.includes(sign === "." ? "," : ".") ? isNot : null;
  if (/[.,]/.test(before)) return /^\d{1,3}(?:[.,]\d{3})+$/.test(before) ? is : null;
  return areThousands ? null : is;
}

export interface DecimalEvidence {
  readonly sign: DecimalSign;
  /** false = cells contradict each other */
  readonly proven: boolean;
}

/**
 * The decimal sign that the cells prove: the quantity columns first, else any column of numbers. `1.250` proves nothing;
 * `12,50`, `1.234.567` and `0,500` do.
 * @param columns different cells of each column of numbers, quantity columns first
 * @param quantities how many of the columns are quantity columns
 * @returns null = no cell proves anything
 */
export function decimalEvidence(columns: readonly (readonly string[])[], quantities: number): DecimalEvidence | null {
  const proofs = columns.map((cells) => new Set(cells.map(proofOf).filter((proof) => proof !== null)));
  const evidenceOf = (some: readonly ReadonlySet<DecimalSign>[]): DecimalEvidence | null => {
    const signs = new Set(some.flatMap((signs) => [...signs]));
    const [sign] = signs;
    if (sign === undefined) return null;
    if (signs.size === 1) return { sign, proven: true };
    // ignore columns that contradict themselves and take the majority of the others
    const votes = some.filter((signs) => signs.size === 1).flatMap((signs) => [...signs]);
    const points = votes.filter((vote) => vote === "point").length;
    return { sign: points * 2 >= votes.length ? "point" : "comma", proven: false };
  };
  return evidenceOf(proofs.slice(0, quantities)) ?? evidenceOf(proofs);
}

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
  for (const pair of totalPairs(possibleReadings(sheet, roles, null), roles)) {
    const counts = (["point", "comma"] as const).map((sign) => ({
      sign,
      ...agreements({ sheet, roles, decimal: sign, isLine: () => true }, pair),
    }));
    const [best, other] = counts.toSorted((a, b) => b.agreeing - a.agreeing);
    if (best === undefined || other === undefined) continue;
    const isRight = best.disagreeing <= best.agreeing * MISTYPED;
    if (isRight && best.agreeing - other.agreeing >= MIN_LINES) return best.sign;
  }
  return null;
}
