import type { ComponentProps } from "react";
import { LazyHelpText } from "../help/lazy-help-text.tsx";
import { metricTexts } from "../text/en/metrics.ts";
import { tableTexts } from "../text/en/table.ts";
import { formatNumber } from "../text/format.ts";
import { MessageDialog } from "../ui/dialog/dialog.tsx";
import { ContextMenu } from "../ui/menu/context-menu.tsx";
import { WithUnits } from "../ui/with-units/with-units.tsx";
import * as styles from "./column-head.css.ts";
import type { MetricColumn } from "./metric-columns.ts";
import type { ColumnState } from "./use-column-controls.ts";

interface MetricDialogProps {
  readonly column: MetricColumn;
  readonly onClose: () => void;
  readonly help: ComponentProps<typeof LazyHelpText>["slug"];
}

const { labels } = metricTexts;

const unitOf = ({ unit, isRating, range }: MetricColumn): string => {
  if (!isRating) return metricTexts.amount(unit);
  return metricTexts.rating(range ? metricTexts.range(formatNumber(range[0]), formatNumber(range[1])) : unit);
};

/** Dialog about a metric: what it measures, its unit, and which direction is better. */
const MetricDialog = ({ column, onClose, help }: MetricDialogProps) => (
  <MessageDialog title={column.name} ok={tableTexts.close} onClose={onClose}>
    <dl className={styles.metricFacts}>
      <dt>{labels.measures}</dt>
      <dd>{metricTexts.measures[column.metric_id]}</dd>
      <dt>{labels.unit}</dt>
      <dd>
        <WithUnits text={unitOf(column)} />
      </dd>
      <dt>{labels.direction}</dt>
      <dd>{column.isRating ? metricTexts.ratingDirection : metricTexts.amountDirection}</dd>
    </dl>
    <LazyHelpText slug={help} part={column.name} />
  </MessageDialog>
);

interface ColumnDialogsProps extends Pick<MetricDialogProps, "help"> {
  readonly state: Pick<ColumnState, "menu" | "asked" | "onAnswered">;
}

/** The open menu of a column, and the dialog about its metric. */
export const ColumnDialogs = ({ state: { menu, asked, onAnswered }, help }: ColumnDialogsProps) => (
  <>
    {menu && <ColumnMenu {...menu} />}
    {asked && <MetricDialog column={asked} onClose={onAnswered} help={help} />}
  </>
);

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
