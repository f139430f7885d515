import type { MetricId } from "../../../edge-api/contract/metrics.ts";

/** A product of a comparison for the sections of its results; lists are sorted best first. */
export interface ComparedProduct {
  readonly prodsys_id: string;
  /** without the suffix " (Reusable)" */
  readonly name: string;
  readonly reusable: boolean;
  /** as in its scores */
  readonly uses: number;
}

export type OpenNumber = (number: { readonly prodsys_id: string; readonly metric: MetricId }) => void;
