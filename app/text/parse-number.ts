import { decimalSign, numberLocale } from "./locale.ts";

/** Thousands separators: any space and the apostrophe. */
const SPACES = /[\s\u00A0\u202F\u2009'’]/g;
/** no group begins with zero: 0,125 is a fraction in every country */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
const GROUPED_WITH_POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+,\d*$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;
const DECIMAL_COMMA = /^\d*,\d+$/;

const SWAPPED: Readonly<Record<string, string>> = { ".": ",", ",": "." };

/**
 * Parses a typed number: `1250`, `1,250`, `1 250.5`, `1.250,5`, `0,5`, `−3`, optionally followed by its unit. `1,250` is 1250
 * in the United Kingdom and Mexico, and 1.25 in Spain and South Africa; a comma that cannot separate thousands is a decimal comma. Null = not a number.
 */
export const parseNumber = (text: string, unit = ""): number | null => {
  const bare = text.replaceAll(SPACES, "").replace(/^[\u2212\u2013]/, "-");
  const ending = unit.replaceAll(SPACES, "");
  const amount = ending !== "" && bare.endsWith(ending) ? bare.slice(0, -ending.length) : bare;
  const sign = amount.startsWith("-") ? -1 : 1;
  const bareDigits = amount.replace(/^[-+]/, "");
  // the other countries swap decimal and thousands separator
  const digits =
    decimalSign(numberLocale()) === "," ? bareDigits.replaceAll(/[.,]/g, (sign) => SWAPPED[sign] ?? sign) : bareDigits;
  const plain = GROUPED.test(digits)
    ? digits.replaceAll(",", "")
    : GROUPED_WITH_POINTS.test(digits)
      ? digits.replaceAll(".", "").replace(",", ".")
      : DECIMAL_COMMA.test(digits)
        ? digits.replace(",", ".")
        : digits;
  if (!PLAIN.test(plain)) return null;
  const value = sign * Number(plain);
  // + 0 turns -0 into 0
  return Number.isFinite(value) ? value + 0 : null;
};
