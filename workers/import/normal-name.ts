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

/** A name without what people write differently: case, accents, punctuation, spaces, the suffix of reusables. */
export const normalName = (name: string): string =>
  name
    .replace(/\s*\(reusable\)\s*$/i, "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßøæœłđðþ]/g, (letter) => LETTERS[letter] ?? letter)
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
  readonly pairs: ReadonlyMap<string, number>;
  readonly count: number;
}

export const comparable = (normal: string): ComparableName => ({ pairs: pairsOf(normal), count: normal.length + 1 });

/** How alike two names are, 0-1: the share of letter pairs that they have in common (Dice's coefficient). */
export const likeness = (a: ComparableName, b: ComparableName): number => {
  let common = 0;
  for (const [pair, count] of a.pairs) common += Math.min(count, b.pairs.get(pair) ?? 0);
  return (2 * common) / (a.count + b.count);
};
