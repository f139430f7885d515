import { tableTexts } from "../text/en/table.ts";
import { ContextMenu } from "../ui/menu/context-menu.tsx";
import type { MetricColumn } from "./metric-columns.ts";

/** The column whose menu is open, with the handlers of its commands. */
export interface ColumnMenuProps {
  readonly column: MetricColumn;
  /** index of the column among `count` */
  readonly place: number;
  readonly count: number;
  /** opened the menu; gets the focus when it closes */
  readonly button: HTMLElement;
  readonly isSorted: boolean;
  readonly isUsualOrder: boolean;
  readonly onMove: (place: number) => void;
  /** true: sort by this column; false: sort by summary */
  readonly onSort: (isSorted: boolean) => void;
  /** opens the dialog about the metric */
  readonly onAsk: () => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

const words = tableTexts.columns;

/** Menu to move and sort columns, also by keyboard. One menu serves all heads; one per head would render slowly. */
export const ColumnMenu = (props: ColumnMenuProps) => {
  const { column, place, count, button, isSorted, isUsualOrder, onMove, onSort, onAsk, onReset, onClose } = props;
  return (
    <ContextMenu
      label={words.menu(column.name)}
      place={{ button, point: null }}
      onClose={onClose}
      items={[
        { label: words.moveLeft, disabled: place === 0, onSelect: () => onMove(place - 1) },
        { label: words.moveRight, disabled: place === count - 1, onSelect: () => onMove(place + 1) },
        "rule",
        { label: isSorted ? words.sortBySummary : words.sort, onSelect: () => onSort(!isSorted) },
        { label: words.whatIs, onSelect: onAsk },
        "rule",
        { label: words.reset, disabled: isUsualOrder, onSelect: onReset },
      ]}
    />
  );
};
