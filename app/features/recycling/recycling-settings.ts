import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { RecyclingChoice } from "../../../workers/engine/comparison-result.ts";

export type Overrides = Comparison["recycling_overrides"];

/** The recycling settings that a comparison or portfolio stores. */
export interface RecyclingSettings {
  readonly custom: boolean;
  readonly overrides: Overrides;
}

/** The settings in the shape of the engine's input. */
export const choiceOf = ({ custom, overrides: { recycle, compost } }: RecyclingSettings): RecyclingChoice => ({
  custom,
  ...(recycle === undefined ? {} : { recycle }),
  ...(compost === undefined ? {} : { compost }),
});
