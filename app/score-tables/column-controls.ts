import type { MetricId } from "../../edge-api/contract/metrics.ts";
import type { DropSide } from "./column-order.ts";

/** What can be done with the metric columns of both score tables; they share one order and one sorting. */
export interface ColumnControls {
  /** null = rows by summary */
  readonly sortedBy: MetricId | null;
  readonly isUsualOrder: boolean;
  /** `place` counts from 0, without the column itself */
  readonly onMove: (metric_id: MetricId, place: number) => void;
  readonly onDrop: (dropped: string, target: MetricId, side: DropSide) => void;
  /** null = back to the order of the summary */
  readonly onSort: (metric_id: MetricId | null) => void;
  readonly onReset: () => void;
  /** what is this metric? */
  readonly onAsk: (metric_id: MetricId) => void;
}
