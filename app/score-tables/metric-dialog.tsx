import type { ReactNode } from "react";
import { tableTexts } from "../text/en/table.ts";
import { metricTexts } from "../text/en/metrics.ts";
import { formatNumber } from "../text/format.ts";
import { MessageDialog } from "../ui/dialog/dialog.tsx";
import { WithUnits } from "../ui/with-units/with-units.tsx";
import type { MetricColumn } from "./metric-columns.ts";
import * as styles from "./score-tables.css.ts";

interface MetricDialogProps {
  readonly column: MetricColumn;
  readonly onClose: () => void;
  /** more about the metric */
  readonly children?: ReactNode;
}

const { labels } = metricTexts;

const unitOf = ({ unit, isRating, range }: MetricColumn): string => {
  if (!isRating) return metricTexts.amount(unit);
  return metricTexts.rating(range ? metricTexts.range(formatNumber(range[0]), formatNumber(range[1])) : unit);
};

/** Dialog about a metric: what it measures, its unit, and which direction is better. */
export const MetricDialog = ({ column, onClose, children }: MetricDialogProps) => (
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
    {children}
  </MessageDialog>
);
