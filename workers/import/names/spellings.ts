/** Words shorter than this are too alike to be taken for one another. */
const SHORTEST = 5;
/** From this length on two slips are forgiven. */
const TWO_SLIPS = 9;

const deletions = (word: string): readonly string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

const deletionsOf = (word: string): ReadonlySet<string> => {
  const once = deletions(word);
  return new Set([word, ...once, ...(word.length >= TWO_SLIPS ? once.flatMap(deletions) : [])]);
};

/** Letters put in, left out, exchanged or swapped with their neighbour that lead from one word to the other (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/**
 * Finds the word that another is a slip of: one letter off, two in long words; the first letter must be right. Null = none, or several.
 * Words are found by what is left of both when letters are left out, so that few are compared.
 */
export function spellings(words: readonly string[]): (word: string) => string | null {
  const byRest = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    for (const rest of deletionsOf(word)) {
      const there = byRest.get(rest);
      if (there === undefined) byRest.set(rest, [word]);
      else there.push(word);
    }
  }
  return (word) => {
    if (word.length < SHORTEST) return null;
    const candidates = new Set([...deletionsOf(word)].flatMap((rest) => byRest.get(rest) ?? []));
    let [best, least, isTie] = ["", Infinity, false];
    for (const candidate of candidates) {
      if (candidate[0] !== word[0]) continue;
      const slips = slipsBetween(word, candidate);
      const most = Math.min(word.length, candidate.length) >= TWO_SLIPS ? 2 : 1;
      if (slips > most || slips > least) continue;
      isTie = slips === least;
      [best, least] = [candidate, slips];
    }
    return best === "" || (isTie && least > 1) ? null : best;
  };
}
