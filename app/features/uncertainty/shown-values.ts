import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Interval } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { metricTotals } from "../../score-tables/raw-in-words.ts";
import { sharedAmounts } from "../../text/amounts.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { valueTexts } from "../../text/en/values.ts";
import { formatRaw, formatScore } from "../../text/format.ts";
import { formatSummary, formatSummaryRange } from "../../text/shares.ts";
import { intervalOf, type Drawn } from "./drawn.ts";

/** Formatting of a column's values, with one unit and precision. */
export interface Writing {
  readonly unit: string;
  readonly value: (value: number | null) => string;
  /** two values as a range, where the unit is part of each value */
  readonly range?: (low: number, high: number) => string;
}

/** Scores of a metric. */
export const SCORES: Writing = { unit: "", value: formatScore };

/** Summary scores. */
export const SUMMARIES: Writing = { unit: "", value: formatSummary, range: formatSummaryRange };

/** Formatting for raw values of a metric and their ranges, with the unit and precision for the largest. */
export const rawWriting = (catalogue: Catalogue, metric: MetricId, drawn: readonly Drawn[]): Writing => {
  const column = metricColumns(catalogue, undefined).find(({ metric_id }) => metric_id === metric);
  if (column === undefined || column.isRating) {
    return { unit: column?.unit ?? "", value: (value) => formatRaw(metric, value) };
  }
  const values = drawn.flatMap((one) => {
    const range = intervalOf(one, metric);
    return [one.plain.raw[metric] ?? 0, range?.low ?? 0, range?.high ?? 0];
  });
  const largest = Math.max(0, ...values.map(Math.abs));
  const { unit } = metricTotals(catalogue, metric, largest);
  const write = sharedAmounts(values, unit);
  return { unit: unit.unit, value: (value) => (value === null ? valueTexts.unknown : write(value)) };
};

/** "5–95 %: 26–37", or a text that the value does not vary if both ends are equal. */
export const rangeShown = (range: Interval | null, { value, range: written }: Writing): string => {
  if (range === null) return valueTexts.notApplicable;
  const [low, high] = [value(range.low), value(range.high)];
  const words = uncertaintyTexts.ranges;
  if (range.low === range.high) return words.fixed;
  if (written) return words.of(written(range.low, range.high));
  return words.of(range.low < 0 ? valueTexts.signedRange(low, high) : valueTexts.range(low, high));
};
