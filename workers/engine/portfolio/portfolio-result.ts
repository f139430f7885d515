import type { MetricId, QuantMetricId, Stage } from "../../../edge-api/contract/metrics.ts";
import type { MetricValues } from "../comparison-result.ts";
import type { Warning } from "../warning.ts";

/** Scores of a portfolio, or of the same portfolio with all products replaced by the best or the worst. */
export interface PortfolioTotals {
  /** inventory metrics: Σ over the entries; ratings: quantity-weighted mean; null = no entry has a value */
  readonly raw: MetricValues;
  /** 1-100, higher is better; unrounded; the fallback score if no entry has a value */
  readonly score: MetricValues;
  /** 0-100; null when no weight is positive */
  readonly summary: number | null;
  /** id of the colour band per metric and of the summary; null = none */
  readonly band: Readonly<Record<MetricId, string | null>>;
  readonly summary_band: string | null;
  readonly below_scale: readonly MetricId[];
}

/** Key figures (method.md section 9). Masses are Σ quantity × item mass / N, kg. */
export interface PortfolioKpis {
  /** Σ quantity */
  readonly items: number;
  readonly mass_kg: number;
  readonly single_use_mass_kg: number;
  readonly plastic_mass_kg: number;
  /** 0-1; null when nothing is served */
  readonly reusable_use_share: number | null;
  /** 0-1, mass-weighted; null without mass */
  readonly recycled_content: number | null;
  readonly littered_kg: number;
  readonly recycled_kg: number;
  readonly composted_kg: number;
  readonly landfilled_kg: number;
  readonly incinerated_kg: number;
  readonly open_dumped_kg: number;
}

export interface PortfolioScores extends PortfolioTotals {
  /** Σ F × highest of the entry's use case, per inventory metric */
  readonly highest: Readonly<Record<QuantMetricId, number>>;
  /** every entry replaced by the best / worst built-in of its use case; null when no entry can be replaced */
  readonly best: PortfolioTotals | null;
  readonly worst: PortfolioTotals | null;
  readonly kpis: PortfolioKpis;
  /** Σ over the entries by stage, per inventory metric */
  readonly per_stage: Readonly<Record<QuantMetricId, Readonly<Record<Stage, number>>>>;
  readonly assumed: readonly MetricId[];
  readonly warnings: readonly Warning[];
}

/** One entry: raw is quantity × raw per use for inventory metrics, raw per use for ratings; scored against F × highest. */
export interface EntryScores extends PortfolioTotals {
  readonly assumed: readonly MetricId[];
}

/** Scores of a group of lines as if it were a portfolio of its own. */
export interface GroupScores extends PortfolioTotals {
  /** summary of the same uses with the best and the worst product of each use case; null = nothing can be replaced */
  readonly best: number | null;
  readonly worst: number | null;
  readonly kpis: PortfolioKpis;
}

/** One part of the inventory totals. */
export interface Contribution {
  /** stage, usecase_id or prodsys_id */
  readonly id: string;
  readonly raw: Readonly<Record<QuantMetricId, number>>;
}

/** The inventory totals in three breakdowns, each sorted by climate, largest first. */
export interface PortfolioContributions {
  readonly stages: readonly Contribution[];
  readonly use_cases: readonly Contribution[];
  readonly products: readonly Contribution[];
}
