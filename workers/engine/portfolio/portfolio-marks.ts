import { NO_METRIC, type MetricSet } from "../metrics/metric-set.ts";
import { byCodeUnits } from "../tables/wire-value.ts";
import type { Warning } from "../warning.ts";
import type { TableRows } from "./pair-rows.ts";

const keyOf = ({ code, id, prodsys_id }: Warning): string => `${code} ${JSON.stringify([id, prodsys_id ?? null])}`;

/** The marks of a portfolio. */
export interface PortfolioMarks {
  /** metrics marked as assumed by at least one pair in use */
  readonly assumed: MetricSet;
  /** each warning once, in an order that does not depend on the order of pairs */
  readonly warnings: readonly Warning[];
}

/** Collects the marks of the pairs whose quantity is above 0. */
export function marksOf({ matrix, scoredOf, warningsOf }: TableRows, quantities: Float64Array): PortfolioMarks {
  let assumed = NO_METRIC;
  // pairs of a product share most of their warnings: compare objects first, because that is fast
  const seen = new Set<Warning>();
  for (let pair = 0; pair < matrix.size; pair++) {
    if (!((quantities[pair] ?? 0) > 0)) continue;
    assumed |= scoredOf(pair)?.assumed ?? NO_METRIC;
    for (const warning of warningsOf(pair)) seen.add(warning);
  }
  const byKey = new Map(Array.from(seen, (warning) => [keyOf(warning), warning] as const));
  const warnings = [...byKey].toSorted(([a], [b]) => byCodeUnits(a, b)).map(([, warning]) => warning);
  return { assumed, warnings };
}
