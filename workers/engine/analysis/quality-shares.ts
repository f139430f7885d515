import { ESTIMATE, type ExplainedLine } from "./explain-lines.ts";
import type { QualityShare } from "./explanation.ts";

/**
 * From best to worst (method.md section 2), then definitions, which are neither good nor bad. Other values count as not
 * stated and are last.
 */
const QUALITIES = ["measured", "government-factor", "published-LCA", "derived", ESTIMATE, "definition", ""] as const;

const qualityOf = ({ quality }: ExplainedLine): string => (QUALITIES.some((known) => known === quality) ? quality : "");

/** Share of a value by quality of its figures, 0-1, best quality first; omits qualities with share 0. */
export const qualityShares = (lines: readonly ExplainedLine[]): readonly QualityShare[] => {
  const total = lines.reduce((sum, line) => sum + Math.abs(line.contribution), 0);
  return QUALITIES.flatMap((quality) => {
    const own = lines.filter((line) => qualityOf(line) === quality);
    const share = own.reduce((sum, line) => sum + Math.abs(line.contribution), 0) / total;
    return share > 0 ? [{ quality, share }] : [];
  });
};
