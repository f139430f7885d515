import { STAGES, type Stage } from "../../../edge-api/contract/metrics.ts";
import type { ExplainedLine } from "../../../workers/engine/analysis/explanation.ts";

/** The sums of the life-cycle stages that have lines, in the order of the stages. */
export const stageSums = (lines: readonly ExplainedLine[]): { readonly stage: Stage; readonly sum: number }[] =>
  STAGES.flatMap((stage) => {
    const ofStage = lines.filter((line) => line.stage === stage);
    return ofStage.length === 0 ? [] : [{ stage, sum: ofStage.reduce((sum, line) => sum + line.contribution, 0) }];
  });

/** True if the rounded lines do not add up to the rounded sum. */
export const hasRoundingDifference = (lines: readonly ExplainedLine[], raw: number, decimals: number): boolean => {
  const step = 10 ** decimals;
  const rounded = lines.reduce((sum, { contribution }) => sum + Math.round(contribution * step), 0);
  return rounded !== Math.round(raw * step);
};
