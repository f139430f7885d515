import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { METRIC_PLACE, NO_METRIC, QUANT_METRICS, type MetricSet } from "../metrics/metric-set.ts";
import { wipesNothing, type RawKind } from "./raw-tables.ts";
import { numberOf } from "./wire-value.ts";

/** Numbers for activity ids, over the base and all regions of a reference: `ids[number]`, `places.get(id)`. */
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
  /** the region's own impact records, which may name their own source; empty for the base */
  readonly records: RawKind;
}

/** Number of inventory metrics: columns per activity. */
export const QUANT_COUNT = QUANT_METRIC_IDS.length;

/** Numbers the activities of all impact tables, in order of first appearance. */
export const indexActivities = (impactTables: readonly RawKind[]): ActivityIndex => {
  const places = new Map<string, number>();
  for (const table of impactTables) for (const id of table.keys()) if (!places.has(id)) places.set(id, places.size);
  return { ids: [...places.keys()], places };
};

/** Merges a region's impact rows into those of the base, field by field (method.md section 2); undefined = base only. */
export const compileFactors = (index: ActivityIndex, base: RawKind, regional: RawKind | undefined): FactorRows => {
  const count = index.ids.length;
  const values = new Float64Array(count * QUANT_COUNT);
  const known = new Uint8Array(count);
  const missing = Array.from<MetricSet>({ length: count }).fill(QUANT_METRICS);
  const own = Array.from<MetricSet>({ length: count }).fill(NO_METRIC);
  index.ids.forEach((id, activity) => {
    const baseRow = base.get(id);
    const ownRow = regional?.get(id);
    if (baseRow === undefined && ownRow === undefined) return;
    known[activity] = 1;
    let lacking: MetricSet = QUANT_METRICS;
    let regionals: MetricSet = NO_METRIC;
    QUANT_METRIC_IDS.forEach((metric, column) => {
      const ownValue = ownRow?.get(metric);
      // a regional value replaces the base's even if it is not a number
      const isOwn = !wipesNothing(ownValue);
      const value = numberOf(isOwn ? ownValue : baseRow?.get(metric));
      const bit = 1 << METRIC_PLACE[metric];
      if (value !== null) {
        values[activity * QUANT_COUNT + column] = value;
        lacking &= ~bit;
      }
      if (isOwn) regionals |= bit;
    });
    missing[activity] = lacking;
    own[activity] = regionals;
  });
  return { values, known, missing, regional: own, records: regional ?? new Map() };
};
