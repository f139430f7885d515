import type { Encoding } from "./import-settings.ts";

/** The upper half of code page 850 (DOS in Western Europe), which browsers do not know. */
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

/** Decodes bytes chunk by chunk; drops a byte order mark. */
export interface Decoder {
  readonly decode: (bytes: ArrayBuffer, isLast: boolean) => string;
}

/** @param isStrict throw a TypeError for bytes that are not valid, in place of U+FFFD */
export function decoderOf(encoding: Encoding, isStrict: boolean): Decoder {
  if (encoding === "cp850") {
    const letters = Array.from({ length: 256 }, (_, byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : CP850.charAt(byte - 0x80),
    );
    return { decode: (bytes) => Array.from(new Uint8Array(bytes), (byte) => letters[byte]).join("") };
  }
  const decoder = new TextDecoder(encoding, { fatal: isStrict });
  return { decode: (bytes, isLast) => decoder.decode(bytes, { stream: !isLast }) };
}

/** Letters beyond ASCII of languages; a word has those of one language. */
const ALPHABETS = [
  "äöüß",
  "áéíñóúü",
  "àâæçéèêëîïôœùûüÿ",
  "àèéìíîòóùú",
  "áâãàçéêíóôõúü",
  "æøåäöéü",
  "áčďéěíňóřšťúůýžäĺľôŕ",
  "ąćęłńóśźż",
  "áéíóöőúüű",
  "čćđšž",
  "ăâîșşțţ",
];
/** Signs of ordinary texts that stand beside words or numbers. */
const SIGNS = /^[–—‘’“”„«»°€£½¼¾²³®™©ªº…·×µ±¿¡§\u00A0]$/;
/** Letters where no language of these has them. */
const MISPLACED = /ç[^aouâôûàãõóúá]|ù\p{L}|û[aeiou]/iu;
const WORD = /[A-Za-z\u0080-\uFFFF]+/g;
/** Bytes from which a code page is guessed. */
const SAMPLE = 1 << 20;

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /^\p{L}$/u.test(sign);

/** True if the letters beyond ASCII of a word belong to one language, and its signs stand where signs do. */
function isWord(word: string): boolean {
  const signs = Array.from(word);
  const beyond = signs.filter((sign) => sign > "\u007F" && isLetter(sign)).map((sign) => sign.toLowerCase());
  const isPlaced = signs.every((sign, at) => {
    const [before, after] = [signs[at - 1], signs[at + 1]];
    if (sign <= "\u007F") return true;
    // no capital letter behind a small one
    if (isLetter(sign)) return !(sign !== sign.toLowerCase() && before !== undefined && /^\p{Ll}$/u.test(before));
    return SIGNS.test(sign) && (/[’\u00A0]/.test(sign) || !(isLetter(before) && isLetter(after)));
  });
  return (
    isPlaced &&
    !MISPLACED.test(word) &&
    ALPHABETS.some((alphabet) => beyond.every((letter) => alphabet.includes(letter)))
  );
}

/**
 * The encoding of a text that is not valid UTF-8: UTF-8 all the same if most of its characters beyond ASCII are, else the
 * code page under which most words are words of a European language.
 */
export async function guessEncoding(source: Blob): Promise<Encoding> {
  const bytes = await source.slice(0, SAMPLE).arrayBuffer();
  const textAs = (encoding: Encoding): string => decoderOf(encoding, false).decode(bytes, true);
  const utf8 = textAs("utf-8").match(/[\u0080-\u{10FFFF}]/gu) ?? [];
  if (utf8.filter((sign) => sign === "\uFFFD").length * 2 < utf8.length) return "utf-8";
  const pages = (["windows-1252", "cp850", "macintosh", "windows-1250"] as const).map((encoding) => {
    const words = new Set((textAs(encoding).match(WORD) ?? []).filter((word) => /[^\0-\u007F]/.test(word)));
    return { encoding, share: [...words].filter(isWord).length / Math.max(words.size, 1) };
  });
  return pages.reduce((best, page) => (page.share > best.share ? page : best)).encoding;
}
