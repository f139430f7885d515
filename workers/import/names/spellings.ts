/** Shorter words are not corrected, because too many are similar. */
const SHORTEST = 5;
/** Words of at least this length may have two errors. */
const TWO_SLIPS = 9;

const deletions = (word: string): readonly string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

const deletionsOf = (word: string): ReadonlySet<string> => {
  const once = deletions(word);
  return new Set([word, ...once, ...(word.length >= TWO_SLIPS ? once.flatMap(deletions) : [])]);
};

/** Edit distance with insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
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
 * Makes a function that corrects a misspelt word: distance 1, or 2 for long words, with the same first letter; null = no
 * word, or several. An index of the words with letters deleted keeps the number of comparisons small.
 */
export function spellings(words: readonly string[]): (word: string) => string | null {
  const byRest = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    for (const rest of deletionsOf(word)) {
      const known = byRest.get(rest);
      if (known === undefined) byRest.set(rest, [word]);
      else known.push(word);
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
