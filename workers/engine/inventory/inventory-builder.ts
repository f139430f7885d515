import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { hasMetric, METRIC_PLACE, NO_METRIC, QUANT_METRICS } from "../metrics/metric-set.ts";
import type { ActivityIndex, FactorRows } from "../tables/activity-index.ts";
import { finite } from "../tables/quantity.ts";
import type { Findings } from "./findings.ts";
import { LINE_ROLES, WHOLE_PRODUCT, isOfProduction, type Inventory, type LineRole } from "./inventory.ts";

export interface NewLine {
  readonly role: LineRole;
  /** null = not in the tables; the warning then names `missing_id` */
  readonly activity_id: string | null;
  readonly missing_id: string;
  readonly amount: number;
  /** index of the component; absent = the whole product */
  readonly component?: number;
  readonly plastic_share?: number;
  readonly detail?: string;
}

export interface InventoryBuilder {
  add(line: NewLine): void;
  build(): Inventory;
}

/**
 * Collects inventory lines. Skips lines of amount 0, and of unknown activities with `unknown_activity`. A missing factor
 * counts 0 and marks its metric as assumed (method.md sections 1 and 2).
 */
export const createInventoryBuilder = (
  activities: ActivityIndex,
  production: FactorRows,
  use: FactorRows,
  findings: Findings,
): InventoryBuilder => {
  const activity: number[] = [];
  const amounts: number[] = [];
  const plastic: number[] = [];
  const roles: number[] = [];
  const components: number[] = [];
  const details: string[] = [];

  const noteMissing = (factors: FactorRows, place: number): void => {
    const missing = factors.missing[place] ?? NO_METRIC;
    if (missing === NO_METRIC) return;
    for (const id of QUANT_METRIC_IDS) {
      if (hasMetric(missing, id)) findings.warn("unknown_metric", id, 1 << METRIC_PLACE[id]);
    }
  };

  return {
    add({ role, activity_id, missing_id, component = WHOLE_PRODUCT, plastic_share = 1, detail = "", ...line }) {
      const amount = finite(line.amount);
      if (amount === 0) return;
      const factors = isOfProduction(role) ? production : use;
      const place = activity_id === null ? undefined : activities.places.get(activity_id);
      if (place === undefined || factors.known[place] !== 1) {
        findings.warn("unknown_activity", activity_id ?? missing_id, QUANT_METRICS);
        return;
      }
      noteMissing(factors, place);
      activity.push(place);
      amounts.push(amount);
      plastic.push(plastic_share);
      roles.push(LINE_ROLES.indexOf(role));
      components.push(component);
      details.push(detail);
    },
    build: () => ({
      length: activity.length,
      activity: Int32Array.from(activity),
      amount: Float64Array.from(amounts),
      plastic_share: Float64Array.from(plastic),
      role: Uint8Array.from(roles),
      component: Int32Array.from(components),
      detail: details,
    }),
  };
};
