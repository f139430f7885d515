import type { MetricSet } from "../metrics/metric-set.ts";

/** Activity ids as numbers, over base and all regions of a reference. */
export interface ActivityIndex {
  readonly ids: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

/**
 * Impact per unit of every activity in one region (method.md section 1), dense: activity a and quant metric k at
 * `values[4 * a + k]`. A missing field counts 0 there and has its bit in `missing[a]`.
 */
export interface FactorRows {
  readonly values: Float64Array;
  /** 1 = the region (or the base) has a row for the activity */
  readonly known: Uint8Array;
  /** which metrics lack a figure, as a MetricSet */
  readonly missing: readonly MetricSet[];
  /** which metrics have a figure of the region's own, as a MetricSet; the others are the base's */
  readonly regional: readonly MetricSet[];
}
