import { plainLetters } from "../normal-name.ts";

/** A word or a number of a name. */
export interface NameToken {
  /** plain lower case letters, or the digits */
  readonly text: string;
  /** null = a word */
  readonly value: number | null;
  /** part of a count: "/cs", "x1000" */
  readonly isCount: boolean;
  /** abbreviated with a full stop: "besch." */
  readonly isCut?: boolean;
}

/** Units and counters that follow a number without a space. */
const GLUED =
  /^(oz|ozs|floz|ml|cl|cc|dl|l|lt|ltr|litre|liter|in|inch|cm|mm|lb|lbs|mil|gsm|gal|qt|kg|g|gr|grs?m?|ct|cnt|cs|pk|pkt|pc|pcs|pce|dz|doz|bx|ea|rl|sh|m|k|st|stk|stuck|er|ers|s|u|ud|uds|un|unid|unidades|pz|pza|pzas|pezzi|p|h|ply|c|comp|cmp|cmpt|compt|x|sets?|pack|box|bulk|count|case|w|cp|mic|my|ft|yd|mts?|laminas|hojas|fach|teilig|lagig|veli|capas|plis)$/;

const WORD = /[a-z]\/[a-z](?![a-z])|[a-z]\/|[a-z]\.(?![a-z])|[a-z]+|[&+]/g;

const word = (text: string, isCount = false): NameToken => ({ text, value: null, isCount });
const number = (text: string): NameToken => ({ text, value: Number(text.replace(",", ".")), isCount: false });

/** Placeholder for a code or a measure. */
const CODE: NameToken = word("", true);

/** Words of a text without digits: "c/tapa" gives "c/" and "tapa", "S/S" stays one word. */
const wordsOf = (chunk: string): readonly string[] => chunk.match(WORD) ?? [];

/**
 * Tokens of a text with digits. Letters before digits, or after them without being a unit, are a code and have no
 * meaning: PC20-98 is not polycarbonate.
 * @param isKnown true if a word is a trade word
 */
function mixedTokens(chunk: string, isKnown: (word: string) => boolean): readonly NameToken[] {
  if (/^\d+[/-]\d+$/.test(chunk)) {
    return isKnown(chunk.replace("-", "/")) ? [word(chunk.replace("-", "/"))] : [];
  }
  const glued = /^(\d+(?:[.,]\d+)?)[-.]?([a-z]+)\.?$/.exec(chunk);
  if (glued !== null) {
    const [, digits = "", letters = ""] = glued;
    if (GLUED.test(letters)) return [number(digits), word(letters, true)];
    return letters.length > 2 && isKnown(letters) ? [number(digits), word(letters)] : [];
  }
  const sold = /^([\d.,]+)\/([a-z]+)$/.exec(chunk);
  if (sold !== null) return [];
  const amount = /^(\d+(?:[.,]\d+)?)$/.exec(chunk);
  if (amount !== null) return [number(chunk)];
  // "3-comp", "8oz/237ml", "w/16oz", "cups(50)": read each part separately if one is a known word
  const parts = chunk.split(/[/\-+]/).filter((part) => part !== "");
  if (parts.length > 1 && parts.some((part) => /^[a-z]{3,}$/.test(part) && isKnown(part))) {
    return parts.flatMap((part) =>
      /\d/.test(part) ? mixedTokens(part, isKnown) : wordsOf(part).map((text) => word(text)),
    );
  }
  if (parts.length > 1 && parts.every((part) => /^\d+(?:[.,]\d+)?[a-z]*$/.test(part))) {
    return parts.flatMap((part) => mixedTokens(part, isKnown));
  }
  const connected = /^([a-z]\/)(.+)$/.exec(chunk);
  return connected === null ? [] : [word(connected[1] ?? ""), ...mixedTokens(connected[2] ?? "", isKnown)];
}

/** The tokens of a trade word, split as names are. */
export const tokensOfWord = (text: string): readonly string[] =>
  plainLetters(text)
    .replaceAll(/\b([dl])['’]/g, "$1 ")
    .replaceAll(/['’]/g, "")
    .split(/[\s-]+/)
    .flatMap((chunk) => (/\d/.test(chunk) ? [chunk] : wordsOf(chunk)))
    .filter((token) => token !== "");

/** Splits a name into words and numbers. Drops brands in quotation marks, codes and marks of numbers. */
export function tokensOfName(name: string, isKnown: (word: string) => boolean): readonly NameToken[] {
  return plainLetters(name)
    .replaceAll(/(^|[\s,(])["“”„«]([a-z][^"“”„«»]*)["“”»](?=$|[\s,)])/g, "$1 ")
    .replaceAll(/\b([dl])['’]/g, "$1 ")
    .replaceAll(/(\d)\s*(["”″]|''|’’|in\.)/g, "$1 ")
    .replaceAll(/["“”„«»'’`]/g, "")
    .replaceAll(/(^|[\s,(])(?:n[°º]|no\.|nr\.|#|ref\.?|art\.|cod\.)\s*(?=[\w-]*\d)/g, "$1#")
    .replaceAll(/(\d)\s*%/g, "$1 ")
    .replaceAll(/[°º®™]/g, "")
    .split(/[\s()[\]{};:!?|]+|,(?!\d)|(?<!\d),|\.(?=\s|$)(?<=\d\.)/)
    .flatMap((chunk): readonly NameToken[] => {
      if (chunk === "" || chunk.startsWith("#")) return [];
      if (/\d/.test(chunk)) {
        const tokens = mixedTokens(chunk.replace(/^[-–—./]+|[-–—/]+$/g, ""), isKnown);
        return tokens.length === 0 ? [CODE] : tokens;
      }
      const words = wordsOf(chunk);
      return words.map((text, at) => ({ ...word(text), isCut: chunk.endsWith(".") && at === words.length - 1 }));
    });
}
