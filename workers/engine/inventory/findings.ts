import { NO_METRIC, type MetricSet } from "../metrics/metric-set.ts";
import type { Warning, WarningCode } from "../warning.ts";

/** Collects the warnings of one product's calculation and the metrics that they mark as assumed. */
export interface Findings {
  /** Records a warning once and marks metrics as assumed (method.md section 2). */
  warn(code: WarningCode, id: string, assumed: MetricSet): void;
  readonly assumed: MetricSet;
  readonly warnings: readonly Warning[];
}

/** Findings without warnings; every warning will name the product. */
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
