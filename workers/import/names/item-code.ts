/** Digits in the length of a GTIN (EAN, UPC, GTIN-14); the check digit is tested separately. */
const GTIN = /^(\d{8}|\d{12,14})$/;
/** An article number has digits, and spaces only between groups of digits. Several words are a name. */
const CODE = /^(\d+( \d+)*|(?=\P{Nd}*\d)[\p{L}\d]+([-./_][\p{L}\d]+)*)$/u;
const LONGEST = 40;

/** True if the check digit of a GTIN, EAN or UPC is correct (GS1: weights 3 and 1 from the right). */
export function hasGtinCheckDigit(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false;
  let sum = 0;
  for (let at = digits.length - 2, weight = 3; at >= 0; at--, weight = 4 - weight)
    sum += Number(digits.charAt(at)) * weight;
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/** Comparison form of a code: upper case, without spaces and leading zeros, which spreadsheets drop. */
export const codeKey = (code: string): string =>
  code
    .replaceAll(/\s/g, "")
    .replace(/^0+(?=.)/, "")
    .toUpperCase();

/** True if a text can be a GTIN or an article number. */
export const isCode = (text: string): boolean => text.length <= LONGEST && CODE.test(text.trim());

/** True if a text has the length of a GTIN and a wrong check digit. Spaces are ignored. */
export const isMistypedGtin = (text: string): boolean => {
  const digits = text.replaceAll(/\s/g, "");
  return GTIN.test(digits) && !hasGtinCheckDigit(digits);
};

/** Codes with a wrong check digit, if at most half of the GTIN-like codes have one; else they are no GTINs. */
export function mistypedGtins(codes: readonly string[]): readonly string[] {
  const gtins = codes.filter((code) => GTIN.test(code));
  const wrong = gtins.filter((code) => !hasGtinCheckDigit(code));
  return 2 * wrong.length <= gtins.length ? wrong : [];
}
