import { METRIC_IDS, STAGES, type MetricId, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { shownScore } from "../../text/format.ts";

/** One metric of the preview. */
export interface PreviewRow {
  readonly metric_id: MetricId;
  readonly name: string;
  readonly before: number | null;
  readonly now: number | null;
  readonly band: string | null;
  /** points of the numbers shown; null = there is nothing to compare */
  readonly change: number | null;
}

/** The difference of two scores as they are shown; null = one of them is missing. */
export const shownChange = (before: number | null | undefined, now: number | null | undefined): number | null =>
  before === null || before === undefined || now === null || now === undefined
    ? null
    : shownScore(now) - shownScore(before);

/** The metrics in the order of the tables, before and now. */
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

/** The stages of one product's impact and their sum, in a unit of so many of the data's; null = the metric is missing. */
export const previewStages = (
  scores: ProductScores,
  metric: QuantMetricId,
  per = 1,
): { readonly values: readonly number[]; readonly total: number | null } => ({
  values: STAGES.map((stage) => scores.per_stage[metric][stage] / per),
  total: scaled(scores.raw[metric], per),
});
