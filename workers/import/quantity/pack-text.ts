import type { DecimalSign } from "../import-settings.ts";
import { normalName, plainLetters } from "../normal-name.ts";
import { numberOfText } from "../numbers/number-text.ts";
import { isPartOfDate } from "../dates/day-text.ts";
import { PIECES_OF, unitOfAbbreviation, unitOfWord } from "./unit-words.ts";

/** Units of size: the number before them is no count. `#10` is the size of a can. */
const SIZE =
  /(?:\d|\b)\s*(?:oz|fl|ml|cl|dl|l|lt|ltr|litres?|liters?|gal|kg|g|gr|gramm?s?|lbs?|cc|cm|mm|m|in|inch|ft|qt|pt|zoll)(?![\p{L}])|["\u201D\u2033#%]/iu;
/** A thousand: "2 M" is no length if nothing but letters of counts stands beside it. */
const TOKEN =
  /(\d{1,3}(?:[.,'\u2019 \u00A0\u202F]\d{3})+(?!\d)|\d+)(?:\s*(?:['\u2019\u00B4`]\s*s|s|-?er[sn]?)(?![\p{L}\d]))?|([\p{L}][\p{L}.]*)|([/x\u00D7*:=@()[\]-])|(\s+)|(.)/giu;
const MULTIPLIES = new Set("x of de da di a per von van zu mit met con avec with om po na je pro par por".split(" "));
/** "50 per sleeve, 20 per case": the first number is the innermost. */
const PER = new Set(["per", "je", "pro", "par", "por"]);
/** Words of packs that are no units. */
const PACK_WORDS = new Set(
  "vpe pack size inhalt contents contenu contenido contenuto er sheets sheet sh bl blatt w wrap wraps packing pieces each total approx ca env".split(
    " ",
  ),
);
const MOST_PIECES = 1e6;
const MOST_WORDS = 6;

/** A pack: its numbers from the outer to the inner pack, multiplied they are its pieces. */
export interface Pack {
  readonly levels: readonly number[];
  /** normalized word behind each number, "" = none: "10 Beutel à 100" has "beutel" behind 10 */
  readonly words: readonly string[];
  /** all words are units or words of packs, so that the text can be nothing but a pack */
  readonly isPlain: boolean;
}

/**
 * Reads the text of a pack: `24`, `1000 CT`, `20/50 CT` (20 × 50), `4x125`, `10-100 / CS`, `12 DZ` (144), `20 x 50's`, `500/cs`,
 * `10 Beutel à 100`, `Carton de 1000 pièces`. Sizes such as `6/10 oz`, parts of dates and sums are no counts.
 * @returns null = not a number of pieces
 */
export function packCell(text: string, decimal: DecimalSign): Pack | null {
  const plain = plainLetters(text).trim();
  const [, holder] = /^\d+\s*m(?:\s*\/?\s*(\p{L}+))?$/u.exec(plain) ?? [null, null];
  const isThousands = holder !== null && (holder === undefined || unitOfWord(holder) === "packs");
  if (plain === "" || plain.length > 60 || (SIZE.test(plain) && !isThousands)) return null;
  // "5 setek" are hundreds, "5 sett." is a day
  if (isPartOfDate(plain) && unitOfWord(/^\d+ (\p{L}{4,})$/u.exec(plain)?.[1] ?? "") === null) return null;
  const levels: number[] = [];
  const words: string[] = [];
  let [isJoined, isPlain, isPer, count] = [true, true, false, 0];
  /** places in `levels` where a bracket or an equals sign begins */
  const breaks: number[] = [];
  for (const { 1: number, 2: word, 3: sign, 4: blank, 5: other, index } of plain.matchAll(TOKEN)) {
    if (other !== undefined) {
      // "12.5" is no whole number
      if (!/[.,;']/.test(other) || /\d.\d/.test(plain.slice(Math.max(index - 1, 0), index + 2))) return null;
      isJoined = true;
    } else if (number !== undefined) {
      const value = numberOfText(number, decimal);
      // two numbers need a sign or a word between them
      if (!isJoined || value === null || !Number.isInteger(value) || value < 1) return null;
      levels.push(value);
      words.push("");
      isJoined = false;
    } else if (word !== undefined) {
      const bare = word.replaceAll(".", "");
      if (MULTIPLIES.has(bare)) {
        isJoined = true;
        isPer ||= levels.length === 1 && PER.has(bare);
        continue;
      }
      if (++count > MOST_WORDS) return null;
      const unit = unitOfWord(bare) ?? (word.endsWith(".") ? unitOfAbbreviation(bare) : null);
      // "16 pz.100" are a size and a pack
      if (unit === "pieces" && !isJoined && /\d/.test(plain.charAt(index + word.length))) return null;
      isPlain &&= unit !== null || PACK_WORDS.has(bare);
      const times = unit === null ? undefined : PIECES_OF[unit];
      const last = levels.length - 1;
      if (!isJoined && last >= 0 && words[last] === "") {
        words[last] = bare;
        levels[last] = (levels[last] ?? 1) * (times ?? 1);
      } else if (last >= 0 && !isJoined && times !== undefined && times > 1) return null;
      if (last >= 0) isJoined = true;
    } else if (sign !== undefined) {
      if (/[=([]/.test(sign) && levels.length > 0) breaks.push(levels.length);
      isJoined = true;
    } else if (blank === undefined) return null;
  }
  if (levels.length === 0) {
    const alone = unitOfWord(normalName(plain));
    const pieces = alone === null ? undefined : PIECES_OF[alone];
    return pieces === undefined ? null : { levels: [pieces], words: [""], isPlain: true };
  }
  return checked(levels, words, breaks, isPlain, isPer && levels.length === 2);
}

const productOf = (levels: readonly number[]): number => levels.reduce((product, level) => product * level, 1);

/** The pack, if an explanation in brackets ("1000 (20 x 50)") agrees with it and it is not too large. */
function checked(
  levels: readonly number[],
  words: readonly string[],
  breaks: readonly number[],
  isPlain: boolean,
  isReversed: boolean,
): Pack | null {
  const [at] = breaks;
  if (at !== undefined && at < levels.length) {
    const [before, after] = [levels.slice(0, at), levels.slice(at)];
    // "1 CS = 1000 EA"
    if (productOf(before) === 1) return checked(after, words.slice(at), [], isPlain, false);
    if (productOf(before) !== productOf(after)) return null;
    const [from, to] = before.length > after.length ? [0, at] : [at, levels.length];
    return checked(levels.slice(from, to), words.slice(from, to), [], isPlain, false);
  }
  if (levels.length > 4 || productOf(levels) > MOST_PIECES) return null;
  return isReversed ? { levels: levels.toReversed(), words: words.toReversed(), isPlain } : { levels, words, isPlain };
}

/** Pieces per pack of a text; null = not a number of pieces. @param mustBePlain nothing but a pack */
export function packSize(text: string, decimal: DecimalSign, mustBePlain = false): number | null {
  const pack = packCell(text, decimal);
  return pack === null || (mustBePlain && !pack.isPlain) ? null : productOf(pack.levels);
}

/** Tokens of a name that can be its pack. */
const MOST_TOKENS = 7;

/**
 * The pack in a product's name: "… 20/50", "… 1000/cs", "… x 24", "… 500 Stk.", "… (case of 1000)", "1000 wooden forks"; null = none.
 * Never applied without asking.
 */
export function packInName(name: string, decimal: DecimalSign): Pack | null {
  // "Vaso 36 cl (24)"
  const inBrackets = Number(/\(\s*x?\s*(\d{2,5})\s*\)$/iu.exec(name.trim())?.[1] ?? 0);
  if (inBrackets > 1) return { levels: [inBrackets], words: [""], isPlain: true };
  // behind a dash stands a part of its own: "Straw 6x200 - 250 pcs"
  const part = /^.*\s[-\u2013]\s+(.+)$/u.exec(name.trim())?.[1];
  const ofPart = part === undefined || !/\p{L}/u.test(part) ? null : packInName(`- ${part}`, decimal);
  if (ofPart !== null) return ofPart;
  const tokens = name
    .trim()
    .replaceAll(/[()[\],;]/g, " ")
    .trim()
    .split(/\s+/);
  for (let length = Math.min(MOST_TOKENS, tokens.length - 1); length > 0; length--) {
    const tail = tokens
      .slice(-length)
      .join(" ")
      .replace(/^(?:-|\u2013)\s*/, "");
    if (!/\d/.test(tail)) continue;
    // a lone number may be a size; "30x30" is one
    const isMarked =
      /\d\s*[/x\u00D7*-]\s*\d|^[x\u00D7]\s*\d|[\p{L}]/iu.test(tail) && !/^(\d+)\s*[x\u00D7]\s*\1$/iu.test(tail);
    const pack = isMarked ? packCell(tail, decimal) : null;
    if (pack?.isPlain === true && productOf(pack.levels) > 1) return pack;
  }
  const first = /^(\d{2,5})\s+\p{L}{3}/u.exec(name.trim())?.[1];
  return first === undefined || SIZE.test(tokens.slice(0, 2).join(" "))
    ? null
    : { levels: [Number(first)], words: [""], isPlain: true };
}
