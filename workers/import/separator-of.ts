import type { Separator } from "./import-api.ts";

/** Likelier ones first where counts are equal: a comma may also be a decimal sign. */
const SEPARATORS: readonly Separator[] = ["\t", ";", ",", "|"];

/** What separates the cells: of the first line that has any, the sign that stands there most, outside of quotes. */
export function separatorOf(text: string): Separator {
  let quoted = false;
  const counts = new Map<string, number>();
  const most = (): Separator | undefined => {
    const found = SEPARATORS.filter((sign) => counts.has(sign));
    return found.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0];
  };
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === "\n" || letter === "\r") {
      const found = most();
      if (found !== undefined) return found;
    } else if (SEPARATORS.includes(letter as Separator)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return most() ?? ",";
}
