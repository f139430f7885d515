import { useCallback, useMemo, useState } from "react";
import type { MetricId } from "../../edge-api/contract/metrics.ts";
import { tableTexts } from "../text/en/table.ts";
import { formatCount } from "../text/format.ts";
import type { ColumnMenuProps } from "./column-dialogs.tsx";
import { type ColumnControls, inStoredOrder, isSameOrder, movedBeside, movedTo } from "./column-order.ts";
import type { MetricColumn } from "./metric-columns.ts";

const words = tableTexts.columns;

export interface ColumnState {
  /** in the stored order; the identity is stable between changes */
  readonly columns: readonly MetricColumn[];
  readonly controls: ColumnControls;
  /** props of the open column menu; null = closed */
  readonly menu: ColumnMenuProps | null;
  /** column whose metric dialog is open; null = closed */
  readonly asked: MetricColumn | null;
  /** closes the metric dialog */
  readonly onAnswered: () => void;
  /** the last change, for screen readers */
  readonly message: string;
  readonly onMessage: (message: string) => void;
}

/**
 * Column order, sorting and column menu shared by the score tables of a page.
 *
 * @param usual the columns in default order
 * @param kept the stored order of ids; ids of unknown metrics are kept in it
 * @param onKeep stores an order; empty = the default order
 */
export const useColumnControls = (
  usual: readonly MetricColumn[],
  kept: readonly string[],
  onKeep: (ids: readonly string[]) => void,
): ColumnState => {
  const [sortedBy, setSortedBy] = useState<MetricId | null>(null);
  const [opened, setOpened] = useState<{ readonly metric_id: MetricId; readonly button: HTMLElement } | null>(null);
  const [askedId, setAsked] = useState<MetricId | null>(null);
  const [message, setMessage] = useState("");
  const columns = useMemo(() => inStoredOrder(usual, kept), [usual, kept]);

  const arrange = useCallback(
    (moved: string, rearranged: (ids: readonly MetricId[]) => readonly string[]) => {
      const ids = columns.map(({ metric_id }) => metric_id);
      const next = rearranged(ids);
      if (isSameOrder(next, ids)) return;
      const usualIds = usual.map(({ metric_id }) => metric_id);
      // Keep the ids of metrics that this dataset does not have.
      const others = kept.filter((other) => !usualIds.some((known) => known === other));
      onKeep(isSameOrder(next, usualIds) && others.length === 0 ? [] : [...next, ...others]);
      const name = usual.find(({ metric_id }) => metric_id === moved)?.name ?? moved;
      setMessage(words.moved(name, formatCount(next.indexOf(moved) + 1), formatCount(next.length)));
    },
    [columns, usual, kept, onKeep],
  );
  const controls = useMemo(
    (): ColumnControls => ({
      sortedBy,
      onDrop: (dropped, target, side) => arrange(dropped, (ids) => movedBeside(ids, dropped, target, side)),
      onMenu: (metric_id, button) => setOpened({ metric_id, button }),
    }),
    [sortedBy, arrange],
  );

  const place = columns.findIndex(({ metric_id }) => metric_id === opened?.metric_id);
  const column = columns[place];
  const menu =
    opened && column
      ? {
          column,
          place,
          count: columns.length,
          button: opened.button,
          isSorted: sortedBy === column.metric_id,
          isUsualOrder: columns.every((other, at) => other === usual[at]),
          onMove: (to: number) => arrange(column.metric_id, (ids) => movedTo(ids, column.metric_id, to)),
          onSort: (isSorted: boolean) => {
            setSortedBy(isSorted ? column.metric_id : null);
            setMessage(isSorted ? words.sorted(column.name) : words.sortedBySummary);
          },
          onAsk: () => setAsked(column.metric_id),
          onReset: () => {
            onKeep([]);
            setMessage(words.wasReset);
          },
          onClose: () => setOpened(null),
        }
      : null;
  return {
    columns,
    controls,
    menu,
    asked: columns.find(({ metric_id }) => metric_id === askedId) ?? null,
    onAnswered: () => setAsked(null),
    message,
    onMessage: setMessage,
  };
};
