import { atom } from "jotai";
import * as v from "valibot";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { atomFamily } from "../core/atom-family.ts";
import { persistedAtom } from "../core/persisted-atom.ts";
import { comparisonsAtom } from "../work/comparisons.ts";

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

/** comparison_id → prodsys_id. A setting of this browser's view, not part of the comparison. */
const keptAtom = persistedAtom<Readonly<Record<string, string>>>(
  "comparison_baselines",
  v.record(v.string(), v.string()),
  {},
);

/** The product that the others of a comparison are compared with, in this browser; null = none. May name a removed product. */
export const baselineAtom = atomFamily((comparison_id) => atom((get) => get(keptAtom)[comparison_id] ?? null));

/** Pins a product as the baseline of a comparison, or null for none; drops baselines of deleted comparisons. */
export const pinBaselineAtom = atom(null, (get, set, comparison_id: string, prodsys_id: string | null) => {
  const existing = new Set(get(comparisonsAtom).map(({ comparison }) => comparison.comparison_id));
  const others = Object.entries(get(keptAtom)).filter(([id]) => id !== comparison_id && existing.has(id));
  set(keptAtom, Object.fromEntries(prodsys_id === null ? others : [...others, [comparison_id, prodsys_id]]));
});
