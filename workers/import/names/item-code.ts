import { hasGtinCheckDigit } from "../column-roles.ts";

/** A GTIN (EAN, UPC, GTIN-14) by its length; whether its check digit is right is another question. */
const GTIN = /^(\d{8}|\d{12,14})$/;
/** The number of an article has digits, and no spaces but between groups of digits. Several words are a name. */
const CODE = /^(\d+( \d+)*|(?=\P{Nd}*\d)[\p{L}\d]+([-./_][\p{L}\d]+)*)$/u;
const LONGEST = 40;

/** A code as it is compared: without spaces and leading zeros, which spreadsheets take away; capital letters. */
export const codeKey = (code: string): string =>
  code
    .replaceAll(/\s/g, "")
    .replace(/^0+(?=.)/, "")
    .toUpperCase();

/** Can a text be a GTIN or the number of an article? */
export const isCode = (text: string): boolean => text.length <= LONGEST && CODE.test(text.trim());

/** Has a text the length of a GTIN, but another check digit? Spaces between its digits do not count. */
export const isMistypedGtin = (text: string): boolean => {
  const digits = text.replaceAll(/\s/g, "");
  return GTIN.test(digits) && !hasGtinCheckDigit(digits);
};

/** Codes whose check digit is wrong, where most of them have a right one: then the others were mistyped. */
export function mistypedGtins(codes: readonly string[]): readonly string[] {
  const gtins = codes.filter((code) => GTIN.test(code));
  const wrong = gtins.filter((code) => !hasGtinCheckDigit(code));
  return 2 * wrong.length <= gtins.length ? wrong : [];
}
