import type { ComponentProps } from "react";
import { LazyHelpText } from "../help/lazy-help-text.tsx";
import { tableTexts } from "../text/en/table.ts";
import { metricTexts } from "../text/en/metrics.ts";
import { formatNumber } from "../text/format.ts";
import { MessageDialog } from "../ui/dialog/dialog.tsx";
import { WithUnits } from "../ui/with-units/with-units.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import type { MetricColumn } from "./metric-columns.ts";
import type { ColumnState } from "./use-column-controls.ts";
import * as styles from "./score-tables.css.ts";

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
