/** Ids of the metrics as on the wire (method.md section 11; the specification's "land use" is `land_use`). */
export const METRIC_IDS = [
  "climate",
  "h2o",
  "plastic_pollution",
  "chemicals",
  "sust_source",
  "recoverability",
  "land_use",
] as const;
export type MetricId = (typeof METRIC_IDS)[number];

/** Metrics that are sums over the inventory (method.md section 1). */
export const QUANT_METRIC_IDS = [
  "climate",
  "h2o",
  "plastic_pollution",
  "land_use",
] as const satisfies readonly MetricId[];
export type QuantMetricId = (typeof QUANT_METRIC_IDS)[number];

/** Metrics that are ratings (method.md section 7). */
export const RATING_METRIC_IDS = ["chemicals", "sust_source", "recoverability"] as const satisfies readonly MetricId[];
export type RatingMetricId = (typeof RATING_METRIC_IDS)[number];

/** Life-cycle stages, always in this order (method.md section 1). */
export const STAGES = ["materials", "forming", "transport", "washing", "end_of_life"] as const;
export type Stage = (typeof STAGES)[number];
