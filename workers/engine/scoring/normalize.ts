import type { MetricRecord, MetricType } from "../tables/lookup-tables.ts";

/** A raw value on the scale 1-100, higher is better, with what happened on the way. */
export interface Normalized {
  /** unrounded; null = it has no raw value or no scale: the caller puts metric_missing_default */
  readonly score: number | null;
  /** worse than the worst built-in product: the score 1 hides how much */
  readonly below_scale: boolean;
  /** clamped although it should not have been (`value_out_of_range`) */
  readonly out_of_range: boolean;
}

const TOLERANCE = 1e-12;
const MISSING: Normalized = { score: null, below_scale: false, out_of_range: false };

/** Against the largest built-in product: 1 at the highest, 100 at nothing (method.md section 8, quant). */
export const normalizeQuant = (raw: number, highest: number): Normalized => {
  const linear = highest > 0 ? 1 + 99 * (1 - raw / highest) : raw <= 0 ? 100 : 1;
  const score = Math.min(Math.max(linear, 1), 100);
  return {
    score,
    below_scale: score === 1 && raw > Math.max(highest, 0) * (1 + TOLERANCE),
    out_of_range: raw < 0,
  };
};

/** Between the lowest and highest possible value (method.md section 8, other). */
export const normalizeRating = (raw: number, lowest: number, highest: number): Normalized => {
  if (highest === lowest) return MISSING;
  const linear = 1 + ((highest - raw) / (highest - lowest)) * 99;
  if (Number.isNaN(linear)) return MISSING;
  return {
    score: Math.min(Math.max(linear, 1), 100),
    below_scale: false,
    out_of_range: linear > 100 * (1 + TOLERANCE) || linear < 1 - TOLERANCE,
  };
};

/**
 * Score of one metric. `type`: the metric's in comparisons or portfolios; `other` on an inventory metric takes its raw
 * value per functional unit between lowest and highest (method.md section 9). `highest`: of the scale, for quant.
 */
export const normalize = (metric: MetricRecord, type: MetricType, raw: number | null, highest: number): Normalized => {
  if (raw === null) return MISSING;
  if (type === "quant") return normalizeQuant(raw, highest);
  if (metric.lowest === null || metric.highest === null) return MISSING;
  return normalizeRating(raw, metric.lowest, metric.highest);
};
