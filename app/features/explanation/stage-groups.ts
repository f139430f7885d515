import { STAGES, type Stage } from "../../../edge-api/contract/metrics.ts";
import type { ExplainedLine } from "../../../workers/engine/analysis/explanation.ts";

/** The lines of one life-cycle stage, the largest absolute contribution first. */
interface StageGroup {
  readonly stage: Stage;
  readonly lines: readonly ExplainedLine[];
  readonly sum: number;
}

/** The stages that have lines, in order. */
export const stageGroups = (lines: readonly ExplainedLine[]): StageGroup[] =>
  STAGES.flatMap((stage) => {
    const ofStage = lines
      .filter((line) => line.stage === stage)
      .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
    const sum = ofStage.reduce((total, line) => total + line.contribution, 0);
    return ofStage.length === 0 ? [] : [{ stage, lines: ofStage, sum }];
  });

/** True if the rounded lines do not add up to the rounded sum. */
export const hasRoundingDifference = (lines: readonly ExplainedLine[], raw: number, decimals: number): boolean => {
  const step = 10 ** decimals;
  const rounded = lines.reduce((sum, { contribution }) => sum + Math.round(contribution * step), 0);
  return rounded !== Math.round(raw * step);
};
