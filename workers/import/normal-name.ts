/** Letters that are no letter with a mark, and what they are written as without them. */
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

/** Small letters without accents. */
export const plainLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßøæœłđðþ]/g, (letter) => LETTERS[letter] ?? letter);

/** A name without what people write differently: case, accents, punctuation, spaces, the suffix of reusables. */
export const normalName = (name: string): string =>
  plainLetters(name.replace(/\s*\(reusable\)\s*$/i, ""))
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** All pairs of neighbouring letters of a name's words, their beginnings and ends marked. */
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

/** @param normal as `normalName` gives it */
export const comparable = (normal: string): ComparableName => ({
  normal,
  words: new Set(normal.match(WORD)),
  pairs: pairsOf(normal),
  count: normal.length + 1,
});

/** Who wrote all that a name begins with means that name. */
const BEGINS_WITH_IT = 0.9;

/**
 * How alike a name is to what was written, 0-1: by the share of letter pairs in common (Dice's coefficient), which forgives slips; where
 * it is more, by these and by the written words that it has, which forgives another order and words that were left out.
 */
export const likeness = (written: ComparableName, name: ComparableName): number => {
  let common = 0;
  for (const [pair, count] of written.pairs) common += Math.min(count, name.pairs.get(pair) ?? 0);
  const letters = (2 * common) / (written.count + name.count);
  let had = 0;
  for (const word of written.words) if (name.words.has(word)) had++;
  const both = Math.max(letters, (letters + had / Math.max(1, written.words.size)) / 2);
  return name.normal.startsWith(`${written.normal} `) ? BEGINS_WITH_IT + (1 - BEGINS_WITH_IT) * both : both;
};
