import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { totalWriting, type TotalWriting } from "../text/amounts.ts";
import { portfolioScoresTexts } from "../text/en/portfolio-scores.ts";
import { formatNumber, formatRaw, formatWithUnit } from "../text/format.ts";
import { WithUnits } from "../ui/with-units/with-units.tsx";
import type { MetricColumn } from "./metric-columns.ts";

/** Unit and formatting for totals of a metric, given the largest of them. */
export const metricTotals = (
  catalogue: Catalogue,
  metric_id: MetricColumn["metric_id"],
  largest: number,
): TotalWriting =>
  totalWriting(metric_id, catalogue.metrics.find((metric) => metric.metric_id === metric_id)?.unit ?? "", largest);

/** A raw value as text; `title` is the exact figure if the text uses a larger unit. */
export interface RawInWords {
  readonly text: string;
  readonly title?: string | undefined;
}

/** A raw total with its unit ("26.9 t CO2e"), or a rating with the maximum of its scale ("16.7 of 20"). */
export const rawInWords = (
  catalogue: Catalogue,
  { metric_id, isRating, range }: MetricColumn,
  raw: number | null,
): RawInWords => {
  if (isRating) {
    const shown = formatRaw(metric_id, raw);
    const isPlain = range === null || raw === null;
    return { text: isPlain ? shown : portfolioScoresTexts.scores.ofScale(shown, formatNumber(Math.max(...range))) };
  }
  const { unit, shown, exact } = metricTotals(catalogue, metric_id, raw ?? 0);
  return { text: formatWithUnit(shown(raw), unit.unit), title: exact(raw) };
};

/** A raw value as text, with the exact figure as tooltip if the text is rounded. */
export function RawAmount({ text, title }: RawInWords) {
  return (
    <span title={title}>
      <WithUnits text={text} />
    </span>
  );
}
