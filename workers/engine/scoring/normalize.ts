import type { MetricRecord, MetricType } from "../tables/lookup-tables.ts";

/** A raw value on the scale 1-100, higher is better, with warning flags. */
export interface Normalized {
  /** unrounded; null = no raw value or no scale: the caller uses metric_missing_default */
  readonly score: number | null;
  /** worse than the worst built-in product; the score 1 does not show by how much */
  readonly below_scale: boolean;
  /** clamped because the raw value is out of its range (`value_out_of_range`) */
  readonly out_of_range: boolean;
}

const TOLERANCE = 1e-12;
const MISSING: Normalized = { score: null, below_scale: false, out_of_range: false };

/** Score on the scale of the built-in products: 1 at `highest`, 100 at 0 (method.md section 8, quant). */
export const normalizeQuant = (raw: number, highest: number): Normalized => {
  const linear = highest > 0 ? 1 + 99 * (1 - raw / highest) : raw <= 0 ? 100 : 1;
  const score = Math.min(Math.max(linear, 1), 100);
  return {
    score,
    below_scale: score === 1 && raw > Math.max(highest, 0) * (1 + TOLERANCE),
    out_of_range: raw < 0,
  };
};

/** Score between the lowest and highest possible raw value (method.md section 8, other). */
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
 * Score of one metric. `type`: the type of the metric in comparisons or in portfolios; `other` on an inventory metric
 * takes the raw value per functional unit between lowest and highest (method.md section 9). `highest`: of the Scale,
 * used for quant.
 */
export const normalize = (metric: MetricRecord, type: MetricType, raw: number | null, highest: number): Normalized => {
  if (raw === null) return MISSING;
  if (type === "quant") return normalizeQuant(raw, highest);
  if (metric.lowest === null || metric.highest === null) return MISSING;
  return normalizeRating(raw, metric.lowest, metric.highest);
};
