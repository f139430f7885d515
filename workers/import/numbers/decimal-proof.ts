import type { DecimalSign } from "../import-settings.ts";
import { signOf } from "./number-text.ts";

/** The decimal sign that a cell proves; null = none. */
function proofOf(cell: string): DecimalSign | null {
  const digits = signOf(cell)?.digits.replaceAll(/[\s'\u2018\u2019\u02BC$€£%]/g, "") ?? "";
  const last = /^([\d.,]*)([.,])(\d+)$/.exec(digits);
  if (last === null) return null;
  const [, before = "", sign = "", after = ""] = last;
  const [is, isNot] = sign === "." ? (["point", "comma"] as const) : (["comma", "point"] as const);
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
