/** Letters that Unicode decomposition leaves unchanged, with their plain spelling. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/** Lower case without accents. */
export const plainLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßøæœłđðþ]/g, (letter) => LETTERS[letter] ?? letter);

/** Normal form of a name for comparison: no case, accents, punctuation, extra spaces or "(reusable)" suffix. */
export const normalName = (name: string): string =>
  plainLetters(name.replace(/\s*\(reusable\)\s*$/i, ""))
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The letter pairs of a name with their counts; a space marks starts and ends of words. */
const pairsOf = (normal: string): Map<string, number> => {
  const pairs = new Map<string, number>();
  const text = ` ${normal} `;
  for (let at = 0; at + 1 < text.length; at++) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

export interface ComparableName {
  readonly normal: string;
  readonly words: ReadonlySet<string>;
  readonly pairs: ReadonlyMap<string, number>;
  readonly count: number;
}

const WORD = /[^ ]+/g;

/** @param normal result of `normalName` */
export const comparable = (normal: string): ComparableName => ({
  normal,
  words: new Set(normal.match(WORD)),
  pairs: pairsOf(normal),
  count: normal.length + 1,
});

/** Least likeness of a name that begins with the written text. */
const PREFIX_LIKENESS = 0.9;

/**
 * Similarity of a name to a written text, 0-1: the larger of the share of common letter pairs (Dice coefficient, tolerates
 * typing errors) and its mean with the share of common words (tolerates word order and missing words).
 */
export const likeness = (written: ComparableName, name: ComparableName): number => {
  let common = 0;
  for (const [pair, count] of written.pairs) common += Math.min(count, name.pairs.get(pair) ?? 0);
  const letters = (2 * common) / (written.count + name.count);
  let wordsInCommon = 0;
  for (const word of written.words) if (name.words.has(word)) wordsInCommon++;
  const both = Math.max(letters, (letters + wordsInCommon / Math.max(1, written.words.size)) / 2);
  return name.normal.startsWith(`${written.normal} `) ? PREFIX_LIKENESS + (1 - PREFIX_LIKENESS) * both : both;
};
