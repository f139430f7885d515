import { QUANT_METRIC_IDS, type MetricId } from "../../../edge-api/contract/metrics.ts";
import type { SwapSuggestion } from "../../../workers/engine/analysis/swap.ts";
import type { CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import type { ShownUnit } from "../../text/units.ts";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";

const words = portfolioSwapsTexts;

/** Points that a swap adds to the summary of the portfolio, unrounded; null = no summary. */
export const gainOf = ({ summary_before, summary_after }: SwapSuggestion): number | null =>
  summary_before === null || summary_after === null ? null : summary_after - summary_before;

/** Formats a gain: whole points, or "less than 1"; suggestions never lose points. */
export const gainShown = (gain: number | null): string =>
  gain === null ? "" : gain < 0.5 ? words.lessThanOne : `+${formatCount(Math.round(gain))}`;

/** Change of a metric of the portfolio with its sign. Null = unknown. */
export const amountChange = (
  { before, after }: SwapSuggestion,
  metric: MetricId,
  { per }: ShownUnit,
  decimals: number,
): string | null => {
  const [was, is] = [before.raw[metric], after.raw[metric]];
  if (was === null || is === null) return null;
  const difference = is - was;
  if (Math.abs(difference) <= 1e-12 * Math.max(Math.abs(was), Math.abs(is))) return words.same;
  const amount = formatNumber(Math.abs(difference) / per, decimals);
  return difference > 0 ? words.more(amount) : words.less(amount);
};

/** Text of what gets worse by a swap: impacts that rise, ratings that worsen. */
export const tradeOff = ({ losses }: SwapSuggestion, metrics: readonly CatalogueMetric[]): string => {
  const nameOf = (id: MetricId): string =>
    (metrics.find(({ metric_id }) => metric_id === id)?.metric_name ?? id).toLowerCase();
  const isAmount = (id: MetricId): boolean => QUANT_METRIC_IDS.some((quant) => quant === id);
  const [amounts, ratings] = [losses.filter(isAmount), losses.filter((id) => !isAmount(id))];
  const risen = amounts.length === 0 ? null : words.amountRises(formatList(amounts.map(nameOf)), amounts.length);
  const worse = ratings.length === 0 ? null : words.ratingWorse(formatList(ratings.map(nameOf)));
  if (risen !== null && worse !== null) return words.and(risen, worse);
  return risen ?? worse ?? words.noTradeOff;
};
