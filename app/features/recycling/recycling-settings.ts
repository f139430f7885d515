import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { RecyclingChoice } from "../../../workers/engine/comparison-result.ts";

export type Overrides = Comparison["recycling_overrides"];

/** What a comparison or a portfolio keeps of its recycling settings. */
export interface RecyclingSettings {
  readonly custom: boolean;
  readonly overrides: Overrides;
}

/** Settings as the engine takes them. */
export const choiceOf = ({ custom, overrides: { recycle, compost } }: RecyclingSettings): RecyclingChoice => ({
  custom,
  ...(recycle === undefined ? {} : { recycle }),
  ...(compost === undefined ? {} : { compost }),
});
