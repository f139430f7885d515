import { type MetricId, QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { SwapStep } from "../../../workers/engine/analysis/swap.ts";
import type { CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import { unitFor } from "../../text/amounts.ts";
import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { valueTexts } from "../../text/en/values.ts";
import { formatNumber, formatSignificant, formatWithUnit, shownScore } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import type { ShownUnit } from "../../text/units.ts";

/** Relative difference below which two sums count as equal. */
const NOISE = 1e-12;

type Effect = Pick<SwapStep, "before" | "after">;

/** Points gained between two summaries, with a decimal: differences of rounded scores contradict the order of swaps. */
export const gainShown = (before: number, after: number): string => {
  const points = after - before;
  return points < 0.05 ? valueTexts.below(formatNumber(0.1, 1)) : words.plus(formatNumber(points, 1));
};

/** Points between two summaries, up or down; of the rounded scores if they differ, else with a decimal. */
export const pointsShown = (before: number, after: number): string => {
  const whole = shownScore(after) - shownScore(before);
  const points = whole === 0 ? after - before : whole;
  return signed(points, whole === 0 ? 1 : 0);
};

/** A change of an amount with its sign, or that there is nearly none. */
export const signed = (change: number, decimals: number): string => {
  if (Math.abs(change) < 0.5 * 10 ** -decimals) return words.almostSame;
  const amount = formatNumber(Math.abs(change), decimals);
  return change > 0 ? words.plus(amount) : words.minus(amount);
};

/** Change of the raw value of the lines; null = unknown. */
export const rawChange = ({ before, after }: Effect, metric: MetricId): number | null => {
  const [was, is] = [before.raw[metric], after.raw[metric]];
  if (was === null || is === null) return null;
  return Math.abs(is - was) <= NOISE * Math.max(Math.abs(was), Math.abs(is)) ? 0 : is - was;
};

/** Change of an impact of the lines with its sign, or that there is nearly none; null = unknown. */
export const amountChange = (effect: Effect, metric: MetricId, { per }: ShownUnit, decimals: number): string | null => {
  const difference = rawChange(effect, metric);
  if (difference === null) return null;
  if (difference === 0) return words.same;
  return signed(difference / per, decimals);
};

/** A score, with decimals only if it would look like the other one. */
const scoresApart = (from: number, to: number): readonly [string, string] => {
  const decimals = shownScore(from) === shownScore(to) ? 1 : 0;
  return [formatNumber(from, decimals), formatNumber(to, decimals)];
};

/** What gets worse in the lines of a swap: impacts with how much they rise, ratings with their scores; null = nothing. */
export const tradeOff = (
  step: Effect & Pick<SwapStep, "losses">,
  metrics: readonly CatalogueMetric[],
): string | null => {
  const parts = step.losses.map((id) => {
    const metric = metrics.find(({ metric_id }) => metric_id === id);
    const name = (metric?.metric_name ?? id).toLowerCase();
    const isAmount = QUANT_METRIC_IDS.some((quant) => quant === id);
    const risen = isAmount ? rawChange(step, id) : null;
    if (risen !== null && risen > 0) {
      const unit = unitFor(metric?.unit ?? "", risen);
      return words.rises(name, formatWithUnit(formatSignificant(risen / unit.per, 2), unit.unit));
    }
    return words.falls(name, ...scoresApart(step.before.score[id] ?? 0, step.after.score[id] ?? 0));
  });
  return parts.length === 0 ? null : formatList(parts);
};
