import type { MetricId } from "../../edge-api/contract/metrics.ts";
import type { DropSide } from "./column-order.ts";

/** What the heads of the score tables of a page share: one order, one sorting, one menu. The same object while neither changes. */
export interface ColumnControls {
  /** null = rows by summary */
  readonly sortedBy: MetricId | null;
  readonly onDrop: (dropped: string, target: MetricId, side: DropSide) => void;
  /** the commands of a column are asked for, at this button */
  readonly onMenu: (metric_id: MetricId, button: HTMLElement) => void;
}
