import { STAGES, type Stage } from "../../../edge-api/contract/metrics.ts";
import type { ExplainedLine } from "../../../workers/engine/analysis/explanation.ts";

/** The lines of one life-cycle stage, the one that counts most first. */
interface StageGroup {
  readonly stage: Stage;
  readonly lines: readonly ExplainedLine[];
  readonly sum: number;
}

/** Stages in their order, without those in which nothing happens. */
export const stageGroups = (lines: readonly ExplainedLine[]): StageGroup[] =>
  STAGES.flatMap((stage) => {
    const own = lines
      .filter((line) => line.stage === stage)
      .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
    return own.length === 0 ? [] : [{ stage, lines: own, sum: own.reduce((sum, line) => sum + line.contribution, 0) }];
  });

/** True if the lines, each rounded as shown, add up to something else than the sum shown. */
export const roundsAway = (lines: readonly ExplainedLine[], raw: number, decimals: number): boolean => {
  const step = 10 ** decimals;
  const rounded = lines.reduce((sum, { contribution }) => sum + Math.round(contribution * step), 0);
  return rounded !== Math.round(raw * step);
};
