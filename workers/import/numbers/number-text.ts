import type { DecimalSign } from "../import-settings.ts";
import type { Sheet } from "../sheet.ts";

/** Unambiguous thousands separators: all kinds of spaces, and apostrophes (Switzerland). */
const GROUP_SIGNS = " \u00A0\u2007\u2009\u202F'\u2018\u2019\u02BC";

const patternOf = (decimal: DecimalSign): RegExp => {
  const [point, group] = decimal === "point" ? ["\\.", ","] : [",", "\\."];
  // a number uses one separator throughout; all apostrophes count as one, and so do all spaces
  // lakh and crore of India: 12,34,567
  const lakh = String.raw`[1-9]\d?(?:,\d{2})+,\d{3}`;
  const groupings = [group, "[ \u00A0\u2007\u2009\u202F]", "['\u2018\u2019\u02BC]"].map(
    (sign) => `[1-9]\\d{0,2}(?:${sign}\\d{3})+`,
  );
  if (decimal === "point") groupings.push(lakh);
  return new RegExp(`^(${groupings.join("|")}|\\d+)?(?:${point}(\\d*))?(e[+-]?\\d{1,3})?$`, "i");
};
const PATTERNS = { point: patternOf("point"), comma: patternOf("comma") } as const;
const NO_DIGITS = new RegExp(`[.,${GROUP_SIGNS}]`, "g");

/** Splits the sign from a number: `-12`, `\u221212`, `12-`, `(12)` and `+12`. Null = contradicting signs. */
export function signOf(text: string): { readonly negative: boolean; readonly digits: string } | null {
  const plain = text.replaceAll(/[\u2212\u2013]/g, "-").trim();
  const marks = [/^\((.*)\)$/.exec(plain)?.[1], /^-(.*)$/.exec(plain)?.[1], /^(.*)-$/.exec(plain)?.[1]];
  const digits = marks.find((rest) => rest !== undefined);
  if (digits !== undefined)
    return /^[-+(]|[-+)]$/.test(digits.trim()) ? null : { negative: true, digits: digits.trim() };
  return { negative: false, digits: plain.replace(/^\+/, "").trim() };
}

/**
 * Parses a number with this decimal sign, negative ones in all notations of `signOf`. Groups must have three digits:
 * "20 50", and "12,34" with a decimal point, are no numbers.
 * @returns null = not a number
 */
export function numberOfText(text: string, decimal: DecimalSign): number | null {
  const signed = signOf(text);
  if (signed === null) return null;
  const match = PATTERNS[decimal].exec(signed.digits);
  if (match === null) return null;
  const [, whole = "", fraction = "", exponent = ""] = match;
  if (whole === "" && fraction === "") return null;
  const value = Number(`${whole.replaceAll(NO_DIGITS, "") || "0"}.${fraction || "0"}${exponent}`);
  return signed.negative ? -value : value;
}

/** The other one of the two decimal signs. */
export const otherSign = (decimal: DecimalSign): DecimalSign => (decimal === "point" ? "comma" : "point");

/** True if a text can be two different numbers: `12.000` is twelve, or twelve thousand. */
export function isAmbiguous(text: string): boolean {
  const [point, comma] = [numberOfText(text, "point"), numberOfText(text, "comma")];
  return point !== null && comma !== null && point !== comma;
}

/** True for a sign or word for nothing: a dash, n/a, nil. */
export const isNothing = (text: string): boolean =>
  /^(?:[-\u2010-\u2015\u2212.\u2022]+|n\s*[/.]?\s*[adv]\.?|nil|none|null|k\.?\s*a\.?|s\/?d|nd|nc|n\.?c\.?|ninguno|nessuno|rien|aucune?|keine?|geen|n\.v\.t\.?|brak|nenhum|ingen)$/iu.test(
    text.trim(),
  );

/** Reads the numbers of a column by row index; each different cell is parsed once. Null = not a number. */
export function numbersOf(sheet: Sheet, column: number, decimal: DecimalSign): (place: number) => number | null {
  const known: (number | null | undefined)[] = [null];
  return (place) => {
    const cell = sheet.cell(column, place);
    const number = known[cell];
    if (number !== undefined) return number;
    return (known[cell] = sheet.typed(column, cell) ?? numberOfText(sheet.text(column, cell), decimal));
  };
}
