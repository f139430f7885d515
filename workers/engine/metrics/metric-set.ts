import {
  METRIC_IDS,
  QUANT_METRIC_IDS,
  RATING_METRIC_IDS,
  type MetricId,
  type QuantMetricId,
} from "../../../edge-api/contract/metrics.ts";

/** A set of metrics as a bit mask: bit i is METRIC_IDS[i]. */
export type MetricSet = number;

/** Index of a metric in METRIC_IDS, which is its bit in a MetricSet. */
export const METRIC_PLACE = {
  climate: 0,
  h2o: 1,
  plastic_pollution: 2,
  chemicals: 3,
  sust_source: 4,
  recoverability: 5,
  land_use: 6,
} as const satisfies Record<MetricId, number>;

/** Index of an inventory metric in QUANT_METRIC_IDS: its column in factor rows, `life` and `use`. */
export const QUANT_PLACE = {
  climate: 0,
  h2o: 1,
  plastic_pollution: 2,
  land_use: 3,
} as const satisfies Record<QuantMetricId, number>;

const setOf = (ids: readonly MetricId[]): MetricSet => ids.reduce((set, id) => set | (1 << METRIC_PLACE[id]), 0);

export const NO_METRIC: MetricSet = 0;
export const ALL_METRICS: MetricSet = setOf(METRIC_IDS);
export const QUANT_METRICS: MetricSet = setOf(QUANT_METRIC_IDS);
export const ALL_BUT_CHEMICALS: MetricSet = ALL_METRICS & ~setOf(["chemicals"]);
export const QUANT_AND_RECOVERABILITY: MetricSet = QUANT_METRICS | setOf(["recoverability"]);
export const CHEMICALS: MetricSet = setOf(["chemicals"]);

/** Whether a metric is in a set. */
export const hasMetric = (set: MetricSet, id: MetricId): boolean => (set & (1 << METRIC_PLACE[id])) !== 0;

/** The members of a set in the order of METRIC_IDS. */
export const metricsIn = (set: MetricSet): MetricId[] => METRIC_IDS.filter((id) => hasMetric(set, id));

/** Whether a text is the id of a metric of the method. */
export const isMetricId = (id: string): id is MetricId => (METRIC_IDS as readonly string[]).includes(id);

/** Whether a metric is an inventory metric ("quant", method.md section 1). */
export const isQuantMetric = (id: MetricId): id is QuantMetricId =>
  !(RATING_METRIC_IDS as readonly MetricId[]).includes(id);
