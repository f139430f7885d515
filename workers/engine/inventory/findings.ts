import { NO_METRIC, type MetricSet } from "../metrics/metric-set.ts";
import type { Warning, WarningCode } from "../warning.ts";

/** What one product's calculation met: warnings as values, and the metrics that are assumed because of them. */
export interface Findings {
  /** Notes a warning once and marks the metrics that it touches (method.md section 2). */
  warn(code: WarningCode, id: string, assumed: MetricSet): void;
  readonly assumed: MetricSet;
  readonly warnings: readonly Warning[];
}

export const createFindings = (prodsys_id: string): Findings => {
  const noted = new Map<string, Warning>();
  let marks: MetricSet = NO_METRIC;
  return {
    warn(code, id, assumed) {
      marks |= assumed;
      noted.set(`${code} ${id}`, { code, id, prodsys_id });
    },
    get assumed() {
      return marks;
    },
    get warnings() {
      return [...noted.values()];
    },
  };
};
