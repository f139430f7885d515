import { QUANTITY } from "../engine/portfolio/entry-quantity.ts";
import type { DecimalSign, ImportFaultCode } from "./import-api.ts";

/** A quantity as a cell has it, or what is wrong with it and what may be meant. */
export type QuantityCell =
  | { readonly value: number }
  | { readonly code: Extract<ImportFaultCode, `quantity_${string}`>; readonly offers: readonly number[] };

/** Spaces of all kinds, and the apostrophe of Switzerland, between thousands. */
const GROUPING = /[\s'’\u00A0\u2007\u2009\u202F]/g;
const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Letters typed for digits become digits: O beside others, l and I before one. */
const withoutLookalikes = (text: string): string =>
  text.replaceAll(/(?<=[\d.,][Oo]*)[Oo]|[Oo](?=\d)/g, "0").replaceAll(/[lI|](?=[\d.,])/g, "1");

const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= QUANTITY.least && value <= QUANTITY.most;

/** The number that a text is with this decimal sign; null = none, for one because its groups are no thousands. */
function numberOf(text: string, decimal: DecimalSign): number | null {
  const compact = text.replaceAll("\u2212", "-").replaceAll(GROUPING, "");
  const [group, sign] = decimal === "point" ? [",", "."] : [".", ","];
  const [whole = "", ...rest] = compact.split(sign);
  if (rest.length > 1) return null;
  if (whole.includes(group) && !/^[+-]?\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return null;
  if (rest[0]?.includes(group) === true) return null;
  const plain = whole.replaceAll(group, "") + (rest[0] === undefined || rest[0] === "" ? "" : `.${rest[0]}`);
  return NUMBER.test(plain) ? Number(plain) : null;
}

const other = (decimal: DecimalSign): DecimalSign => (decimal === "point" ? "comma" : "point");

/** Whole numbers that a text may be meant to be. */
function offersFor(text: string, decimal: DecimalSign): readonly number[] {
  const digits = withoutLookalikes(text);
  const bare = /[+-]?\d[\d\s.,'’\u00A0\u202F]*/.exec(digits)?.[0].trim().replace(/[.,]$/, "");
  const candidates = [text, digits, bare ?? ""].flatMap((candidate) => [
    numberOf(candidate, decimal),
    numberOf(candidate, other(decimal)),
  ]);
  return [...new Set(candidates)].filter((value) => value !== null && isQuantity(value)) as number[];
}

/**
 * Reads a quantity (decisions.md 16): whole, 1 to 1e10, with thousands separators. What is not whole is a fault that
 * offers the next whole number, and the number that it is with the other decimal sign.
 */
export function quantityCell(text: string, decimal: DecimalSign): QuantityCell {
  if (text === "") return { code: "quantity_empty", offers: [] };
  const value = numberOf(text, decimal);
  if (value === null) return { code: "quantity_no_number", offers: offersFor(text, decimal) };
  if (isQuantity(value)) return { value };
  if (value === 0) return { code: "quantity_zero", offers: [] };
  if (value < 0) return { code: "quantity_negative", offers: [] };
  if (value > QUANTITY.most) return { code: "quantity_too_large", offers: [] };
  const whole = Math.max(Math.round(value), QUANTITY.least);
  return { code: "quantity_fraction", offers: [...new Set([...offersFor(text, decimal), whole])] };
}

/** What cells say about the decimal sign of their file; null = nothing. */
export function decimalSignOf(cells: Iterable<string>): DecimalSign | null {
  const seen = { point: 0, comma: 0 };
  for (const cell of cells) {
    const text = cell.replaceAll(GROUPING, "");
    // both signs: the last one is the decimal; one sign with other than three digits behind it: likewise
    const last = /^[+-]?[\d.,]*\d([.,])(\d+)$/.exec(text);
    if (last === null) continue;
    const [, sign = "", digits = ""] = last;
    const before = text.slice(0, -digits.length - 1);
    const [is, isNot] = sign === "." ? (["point", "comma"] as const) : (["comma", "point"] as const);
    const isGrouped = digits.length === 3 && /^[+-]?[1-9]\d{0,2}([.,]\d{3})*$/.test(before);
    if (before.includes(sign)) {
      // 1.234.567, and no date
      if (isGrouped) seen[isNot]++;
    } else if (!isGrouped || /[.,]/.test(before)) seen[is]++;
  }
  return seen.point === seen.comma ? null : seen.point > seen.comma ? "point" : "comma";
}
