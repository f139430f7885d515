import type { DecimalSign } from "../import-settings.ts";
import { numberOfText } from "../numbers/number-text.ts";
import { unitOfWord } from "./unit-words.ts";

/** A whole number, with or without thousands separators. */
const NUMBER = String.raw`\d{1,3}(?:[.,'\u2019 \u00A0\u202F]\d{3})+(?!\d)|\d+`;
const BETWEEN = String.raw`\s*(?:[/x\u00D7*]|\bof\b|\bde\b|\bda\b|\bper\b|\b\u00E0\b)\s*`;
const WORD = String.raw`[\p{L}.]+`;
/** Numbers to multiply, each with an optional unit: "20/50 CT", "4 packs of 250", "6/4pk". */
const PACK = new RegExp(
  String.raw`^(?:${WORD}\s*[:=/]?\s*){0,3}(${NUMBER})(\s*${WORD})?(?:${BETWEEN}(${NUMBER})(\s*${WORD})?)?(?:${BETWEEN}(${NUMBER})(\s*${WORD})?)?(?:\s*[/]?\s*${WORD}){0,2}$`,
  "iu",
);
/** Units of size: the number before them is no count. */
const SIZE =
  /(?:\d|\b)\s*(?:oz|fl|ml|cl|dl|l|lt|ltr|litres?|liters?|gal|kg|g|gr|lbs?|cc|cm|mm|m|in|inch|ft|qt|pt|")(?![\p{L}])/iu;

const wholeOf = (text: string, decimal: DecimalSign): number | null => {
  const value = numberOfText(text.trim(), decimal);
  return value !== null && Number.isInteger(value) && value >= 1 ? value : null;
};

const isCount = (word: string | undefined): boolean => {
  const bare = word?.trim().replaceAll(".", "").toLowerCase() ?? "";
  return bare === "" || unitOfWord(bare) !== null || /^(er|sheets?|sh|bl|blatt|w|wraps?)$/.test(bare);
};

/**
 * Pieces per pack of a cell: `24`, `1000 CT`, `20/50 CT` (20 × 50), `4x125`, `500/cs`, `VPE 250`. Sizes such as
 * `6/10 oz` are no counts.
 * @returns null = not a number of pieces
 */
export function packSize(text: string, decimal: DecimalSign): number | null {
  const plain = text.trim();
  if (plain === "" || SIZE.test(plain)) return null;
  const match = PACK.exec(plain);
  if (match === null) return null;
  const [, first = "", firstWord, second, secondWord, third, thirdWord] = match;
  if (![firstWord, secondWord, thirdWord].every(isCount)) return null;
  let pieces = 1;
  for (const number of [first, second, third]) {
    if (number === undefined) continue;
    const value = wholeOf(number, decimal);
    if (value === null) return null;
    pieces *= value;
  }
  return pieces <= 1e6 ? pieces : null;
}

/** At the end of a product's name: "… 20/50", "… 1000/cs", "… x 24", "… 500 Stk." */
const IN_NAME = new RegExp(
  String.raw`(?<![\p{L}\d.,/\u00D7]|\d\s*x)(?:(${NUMBER})\s*[/x\u00D7]\s*)?(?:x\s*)?(${NUMBER})\s*/?\s*(${WORD})?[\s)\].]*$`,
  "iu",
);

/** The pack size at the end of a product name; null = none. Only for offers, never applied without asking. */
export function packInName(name: string, decimal: DecimalSign): number | null {
  const match = IN_NAME.exec(name.trim());
  if (match === null) return null;
  const [whole, , , word] = match;
  if (SIZE.test(whole) || !isCount(word)) return null;
  const size = packSize(whole.replaceAll(/[()[\]]/g, " ").replace(/^\s*[x\u00D7/]\s*/, ""), decimal);
  return size !== null && size > 1 ? size : null;
}
