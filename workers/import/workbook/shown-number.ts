import { numberOfText, signOf } from "../numbers/number-text.ts";
import { typedNumber } from "../sheet.ts";

/** Digits and the signs that may stand between them in any country. */
const RUN = /^(.*?)(\d(?:[\d.,' \u00A0\u2019\u202F]*\d)?)(\D*)$/su;
/** What a format adds that counts: letters and currencies. */
const MEANT = /[\p{L}\p{Sc}]/u;

/** The decimals of a shown number; null = it is another number, scaled or as a fraction. */
function decimalsShown(run: string, value: number): number | null {
  for (const sign of ["point", "comma"] as const) {
    const decimals = new RegExp(`\\${sign === "point" ? "." : ","}(\\d+)$`).exec(run)?.[1]?.length ?? 0;
    const number = numberOfText(run, sign);
    if (number !== null && Math.abs(number - value) <= 0.5001 * 10 ** -decimals) return decimals;
  }
  return null;
}

/** The shortest text of a number, with at least so many decimals. */
function digitsOf(value: number, decimals: number): string {
  const text = String(value);
  const [whole = "", fraction = ""] = text.split(".");
  return decimals <= fraction.length || text.includes("e") ? text : `${whole}.${fraction.padEnd(decimals, "0")}`;
}

/**
 * A number of a workbook in the form in which a sheet stores it, with the sign that its cell shows, and with the text if
 * its format adds letters, a currency, leading zeros or decimals. Digits are not rounded; the decimal sign is a point.
 * @param shown what the cell shows, in the manner of any country; null = not known
 */
export function shownNumber(value: number, shown: string | null): string {
  if (!Number.isFinite(value)) return "";
  const signed = shown === null ? null : signOf(shown);
  if (signed === null || !/\d/.test(signed.digits)) return typedNumber(value);
  const number = signed.negative && value > 0 ? -value : value;
  const size = Math.abs(value);
  const [, before = "", run = "", after = ""] = RUN.exec(signed.digits) ?? [];
  const minus = number < 0 ? "-" : "";
  // "00417", "12-3456": the digits of the number with zeros or signs between them
  const isMask = /^0\d/.test(run) || /\d/.test(before);
  if (isMask && Number(signed.digits.replaceAll(/\D/g, "")) === size) return typedNumber(number, minus + signed.digits);
  const decimals = decimalsShown(run, size);
  if (decimals === null || (decimals === 0 && !MEANT.test(before + after))) return typedNumber(number);
  const isMeant = MEANT.test(before + after);
  const text = digitsOf(size, decimals);
  return typedNumber(number, isMeant ? `${minus}${before}${text}${after}`.trim() : minus + text);
}
