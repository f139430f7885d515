import type { Separator } from "./import-api.ts";

/** Rarest in ordinary text first; a comma may also be a decimal sign. */
const SEPARATORS: readonly Separator[] = ["\t", ";", "|", ","];
const LINES = 100;
/** Share of the lines that must have a sign equally often. */
const MIN_SHARE = 0.6;

/** How often each sign occurs in each of the first lines, outside quotation marks. */
function countsByLine(text: string): readonly ReadonlyMap<string, number>[] {
  let quoted = false;
  let counts = new Map<string, number>();
  const lines = [counts];
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === "\n" || letter === "\r") {
      if (counts.size === 0) continue;
      if (lines.length === LINES) break;
      counts = new Map();
      lines.push(counts);
    } else if (SEPARATORS.includes(letter as Separator)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return lines.filter(({ size }) => size > 0);
}

/** The separator of a text: the sign that occurs equally often in most lines. Title rows have fewer or none. */
export function separatorOf(text: string): Separator {
  const lines = countsByLine(text);
  const steady = (sign: Separator): number => {
    const often = new Map<number, number>();
    for (const line of lines) {
      const count = line.get(sign) ?? 0;
      if (count > 0) often.set(count, (often.get(count) ?? 0) + 1);
    }
    return Math.max(0, ...often.values()) / lines.length;
  };
  // one or two lines show no regularity: take the most frequent sign of the first
  if (lines.length === 0) return ",";
  if (lines.length < 3) {
    const [first] = lines;
    return SEPARATORS.toSorted((a, b) => (first?.get(b) ?? 0) - (first?.get(a) ?? 0))[0] ?? ",";
  }
  const total = (sign: Separator): number => lines.reduce((sum, line) => sum + (line.get(sign) ?? 0), 0);
  const found = SEPARATORS.find((sign) => steady(sign) >= MIN_SHARE);
  return found ?? SEPARATORS.toSorted((a, b) => total(b) - total(a))[0] ?? ",";
}
