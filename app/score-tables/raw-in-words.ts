import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { MetricColumn } from "./metric-columns.ts";
import { formatLarge, unitFor } from "../text/amounts.ts";
import type { ShownUnit } from "../text/units.ts";
import { portfolioScoresTexts } from "../text/en/portfolio-scores.ts";
import { formatNumber, formatRaw, formatWithUnit } from "../text/format.ts";

/** The unit for amounts of a metric, of which the largest is so large. */
export const metricUnit = (catalogue: Catalogue, metric_id: MetricColumn["metric_id"], largest: number): ShownUnit =>
  unitFor(catalogue.metrics.find((metric) => metric.metric_id === metric_id)?.unit ?? "", largest);

/** A raw total with its unit ("26.9 t CO2e"), a rating with the end of its scale ("16.7 of 20"). */
export const rawInWords = (
  catalogue: Catalogue,
  { metric_id, isRating, range }: MetricColumn,
  raw: number | null,
): string => {
  if (isRating) {
    const shown = formatRaw(metric_id, raw, "total");
    return range === null || raw === null
      ? shown
      : portfolioScoresTexts.scores.ofScale(shown, formatNumber(Math.max(...range)));
  }
  const unit = metricUnit(catalogue, metric_id, raw ?? 0);
  return formatWithUnit(formatLarge(raw, unit), unit.unit);
};
