import { ESTIMATE } from "./estimates.ts";
import type { ExplainedLine, QualityShare } from "./explanation.ts";

/**
 * From best to worst (method.md section 2), then definitions, which are neither good nor bad. Other values count as not
 * stated and are last.
 */
const QUALITIES = ["measured", "government-factor", "published-LCA", "derived", ESTIMATE, "definition", ""] as const;

/** Groups lines by key, each with its share of all absolute contributions; largest first. */
const sharesBy = (
  lines: readonly ExplainedLine[],
  keyOf: (line: ExplainedLine) => string,
): readonly { readonly key: string; readonly first: ExplainedLine; readonly share: number }[] => {
  const total = lines.reduce((sum, line) => sum + Math.abs(line.contribution), 0);
  if (total === 0) return [];
  const groups = new Map<string, { first: ExplainedLine; size: number }>();
  for (const line of lines) {
    const group = groups.get(keyOf(line)) ?? { first: line, size: 0 };
    group.size += Math.abs(line.contribution);
    groups.set(keyOf(line), group);
  }
  return [...groups]
    .map(([key, { first, size }]) => ({ key, first, share: size / total }))
    .toSorted((a, b) => b.share - a.share);
};

/** Share of a value by quality of its figures, 0-1, best quality first; omits qualities with share 0. */
export const qualityShares = (lines: readonly ExplainedLine[]): readonly QualityShare[] => {
  const known: readonly string[] = QUALITIES;
  const shares = sharesBy(lines, ({ quality }) => (known.includes(quality) ? quality : ""));
  return shares
    .filter(({ share }) => share > 0)
    .map(({ key, share }) => ({ quality: key, share }))
    .toSorted((a, b) => known.indexOf(a.quality) - known.indexOf(b.quality));
};
