import {
  METRIC_IDS,
  QUANT_METRIC_IDS,
  RATING_METRIC_IDS,
  type MetricId,
  type QuantMetricId,
} from "../../../edge-api/contract/metrics.ts";

/** A set of metrics as bits: bit i is METRIC_IDS[i]. Small enough to sit in every product and entry. */
export type MetricSet = number;

/** Place of a metric in METRIC_IDS, and so its bit. */
export const METRIC_PLACE = {
  climate: 0,
  h2o: 1,
  plastic_pollution: 2,
  chemicals: 3,
  sust_source: 4,
  recoverability: 5,
  land_use: 6,
} as const satisfies Record<MetricId, number>;

/** Place of an inventory metric in QUANT_METRIC_IDS: the column of factor rows, `life` and `use`. */
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

export const hasMetric = (set: MetricSet, id: MetricId): boolean => (set & (1 << METRIC_PLACE[id])) !== 0;

/** The members of a set in the order of METRIC_IDS. */
export const metricsIn = (set: MetricSet): MetricId[] => METRIC_IDS.filter((id) => hasMetric(set, id));

export const isMetricId = (id: string): id is MetricId => (METRIC_IDS as readonly string[]).includes(id);

export const isQuantMetric = (id: MetricId): id is QuantMetricId =>
  !(RATING_METRIC_IDS as readonly MetricId[]).includes(id);
