import { METRIC_IDS, STAGES, type MetricId, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { shownScore } from "../../text/format.ts";

/** Scores of one metric in the preview. */
export interface PreviewRow {
  readonly metric_id: MetricId;
  readonly name: string;
  readonly before: number | null;
  readonly now: number | null;
  readonly band: string | null;
  /** difference of the displayed scores in points; null = one is missing */
  readonly change: number | null;
}

/** Difference of two scores as displayed (rounded); null = one is missing. */
export const shownChange = (before: number | null | undefined, now: number | null | undefined): number | null =>
  before === null || before === undefined || now === null || now === undefined
    ? null
    : shownScore(now) - shownScore(before);

/** The metrics in table order, with their scores before and now. */
export const previewRows = (
  metrics: readonly CatalogueMetric[],
  before: ProductScores | null,
  now: ProductScores,
): readonly PreviewRow[] =>
  metrics
    .filter(({ metric_id }) => METRIC_IDS.includes(metric_id))
    .toSorted((a, b) => a.order - b.order)
    .map(({ metric_id, metric_name }) => ({
      metric_id,
      name: metric_name,
      before: before?.score[metric_id] ?? null,
      now: now.score[metric_id],
      band: now.band[metric_id],
      change: shownChange(before?.score[metric_id], now.score[metric_id]),
    }));

const scaled = (value: number | null, per: number): number | null => (value === null ? null : value / per);

/** Impact per stage and in total for one product, divided by `per` for the display unit; total null = unknown. */
export const previewStages = (
  scores: ProductScores,
  metric: QuantMetricId,
  per = 1,
): { readonly values: readonly number[]; readonly total: number | null } => ({
  values: STAGES.map((stage) => scores.per_stage[metric][stage] / per),
  total: scaled(scores.raw[metric], per),
});
