import type { MetricId } from "../../edge-api/contract/metrics.ts";
import type { DropSide } from "./column-order.ts";

/** Sorting, order and menu shared by the column heads of a page's score tables. The same object between changes. */
export interface ColumnControls {
  /** null = rows sorted by summary */
  readonly sortedBy: MetricId | null;
  readonly onDrop: (dropped: string, target: MetricId, side: DropSide) => void;
  /** opens the menu of a column at this button */
  readonly onMenu: (metric_id: MetricId, button: HTMLElement) => void;
}
