import { tableTexts } from "../text/en/table.ts";
import { ContextMenu } from "../ui/context-menu.tsx";
import type { MetricColumn } from "./metric-columns.ts";

/** A column whose commands were asked for, and what they do. */
export interface ColumnMenuProps {
  readonly column: MetricColumn;
  /** the column's among `count`, from 0 */
  readonly place: number;
  readonly count: number;
  /** asked for the menu; has the focus again after it */
  readonly button: HTMLElement;
  readonly isSorted: boolean;
  readonly isUsualOrder: boolean;
  readonly onMove: (place: number) => void;
  /** by this column, or back to the order of the summary */
  readonly onSort: (isSorted: boolean) => void;
  /** what is this metric? */
  readonly onAsk: () => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

const words = tableTexts.columns;

/** The keyboard's way to move and sort columns. One menu serves all heads: a menu a head is most of a head's work. */
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
