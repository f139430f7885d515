import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";

/** A product of a comparison for the sections of its results; lists are sorted best first. */
export interface ComparedProduct {
  readonly prodsys_id: string;
  /** without the suffix " (Reusable)" */
  readonly name: string;
  readonly reusable: boolean;
  /** as in its scores */
  readonly uses: number;
}

/** One product of the comparison, as displayed in the results. */
export interface ResultRow {
  readonly prodsys_id: string;
  /** without the suffix " (Reusable)" */
  readonly name: string;
  readonly reusable: boolean;
  /** true = a product that the user defined */
  readonly own: boolean;
  readonly summary: number | null;
  readonly scores: ProductScores;
}

export type OpenNumber = (number: { readonly prodsys_id: string; readonly metric: MetricId }) => void;

/** What every section below the scores of a comparison gets. */
export interface SectionProps {
  readonly id: string;
  readonly comparison_id: string;
  /** best first */
  readonly products: readonly ComparedProduct[];
}

/** What every chart of a comparison in an embedded share gets. */
export interface EmbeddedChartProps extends Pick<SectionProps, "comparison_id" | "products"> {
  readonly catalogue: Catalogue;
}
