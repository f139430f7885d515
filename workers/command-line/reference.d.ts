import { type ChoosableNames } from "../choosable-names.ts";
import type { ScoringApi } from "../scoring-api.ts";
/** The engine with the shipped data. */
export interface ShippedEngine {
  readonly engine: ScoringApi;
  readonly version: string;
  readonly names: ChoosableNames;
  readonly regions: readonly string[];
}
/** @throws Error if the data were not built */
export declare function shippedEngine(): Promise<ShippedEngine>;
