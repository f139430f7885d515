import { useState } from "react";
import type { MetricId } from "../../edge-api/contract/metrics.ts";
import { tableTexts } from "../text/en/table.ts";
import { formatCount } from "../text/format.ts";
import type { ColumnControls } from "./column-controls.ts";
import { droppedBeside, inKeptOrder, isSameOrder, movedTo } from "./column-order.ts";
import type { MetricColumn } from "./metric-columns.ts";

const words = tableTexts.columns;

interface ColumnState {
  /** in the kept order */
  readonly columns: readonly MetricColumn[];
  readonly controls: ColumnControls;
  /** of the metric that somebody asked about; null = none */
  readonly asked: MetricColumn | null;
  readonly onAnswered: () => void;
  /** what changed last, for those who listen */
  readonly message: string;
  readonly onMessage: (message: string) => void;
}

/**
 * One order of columns and one sorting for the score tables of a page.
 *
 * @param usual the columns in their usual order
 * @param kept the order as it was kept; ids that no column has keep their wish
 */
export const useColumnControls = (
  usual: readonly MetricColumn[],
  kept: readonly string[],
  onKeep: (ids: readonly string[]) => void,
): ColumnState => {
  const [sortedBy, setSortedBy] = useState<MetricId | null>(null);
  const [askedId, setAsked] = useState<MetricId | null>(null);
  const [message, setMessage] = useState("");
  const columns = inKeptOrder(usual, kept);
  const ids = columns.map(({ metric_id }) => metric_id);
  const usualIds = usual.map(({ metric_id }) => metric_id);
  const nameOf = (metric_id: string) => usual.find((column) => column.metric_id === metric_id)?.name ?? metric_id;

  const arrange = (moved: string, next: readonly string[]) => {
    if (isSameOrder(next, ids)) return;
    // ids of metrics that this dataset does not know keep their wish
    const others = kept.filter((other) => !usualIds.some((known) => known === other));
    onKeep(isSameOrder(next, usualIds) && others.length === 0 ? [] : [...next, ...others]);
    setMessage(words.moved(nameOf(moved), formatCount(next.indexOf(moved) + 1), formatCount(next.length)));
  };
  const controls: ColumnControls = {
    sortedBy,
    isUsualOrder: isSameOrder(ids, usualIds),
    onMove: (metric_id, place) => arrange(metric_id, movedTo(ids, metric_id, place)),
    onDrop: (dropped, target, side) => arrange(dropped, droppedBeside(ids, dropped, target, side)),
    onSort: (metric_id) => {
      setSortedBy(metric_id);
      setMessage(metric_id === null ? words.sortedBySummary : words.sorted(nameOf(metric_id)));
    },
    onReset: () => {
      onKeep([]);
      setMessage(words.wasReset);
    },
    onAsk: setAsked,
  };
  return {
    columns,
    controls,
    asked: columns.find(({ metric_id }) => metric_id === askedId) ?? null,
    onAnswered: () => setAsked(null),
    message,
    onMessage: setMessage,
  };
};
