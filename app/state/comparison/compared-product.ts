import type { MetricId } from "../../../edge-api/contract/metrics.ts";

/** A product of a comparison as the sections of its results name it, best first. */
export interface ComparedProduct {
  readonly prodsys_id: string;
  /** without the suffix " (Reusable)" */
  readonly name: string;
  readonly reusable: boolean;
  /** as its scores count them */
  readonly uses: number;
}

/** Opens the inputs behind a number. */
export type OpenNumber = (number: { readonly prodsys_id: string; readonly metric: MetricId }) => void;
