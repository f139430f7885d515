import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { SwapStep } from "../../../workers/engine/analysis/swap.ts";
import type { Catalogue, CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import type { FoundSwaps } from "../../state/portfolio/portfolio-swaps.ts";
import { unitFor } from "../../text/amounts.ts";
import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { formatCount, formatNumber, formatScore, productName, sharedDecimals } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { shortName } from "../../text/short-name.ts";
import { amountChange, gainShown, rawChange, tradeOff } from "./swap-words.ts";

/** Metrics with a column; what gets worse in others is named as a trade-off. */
const AMOUNTS = ["climate", "h2o", "plastic_pollution"] as const satisfies readonly MetricId[];
/** Foods named in a row; more are counted. */
const MAX_FOODS = 3;

/** A metric with a column that shows the change by each swap. */
export interface SwapAmount {
  readonly metric: (typeof AMOUNTS)[number];
  readonly name: string;
  readonly unit: string;
}

/** A change of one metric by a swap. */
interface ShownAmount {
  readonly text: string;
  /** of the largest change in the list, 0-1, whatever its sign */
  readonly share: number;
}

/** A product of a swap with its display name. */
interface SwapProduct {
  readonly prodsys_id: string;
  readonly name: string;
}

/** A swap, formatted for display. */
export interface ShownSwap {
  readonly step: SwapStep;
  /** identifies the replaced lines; the same for every replacement */
  readonly key: string;
  /** place on the path, from 1 */
  readonly number: number;
  readonly from: SwapProduct;
  readonly to: SwapProduct & { readonly reusable: boolean };
  readonly foods: string;
  /** number of lines in words */
  readonly lines: string;
  readonly uses: string;
  /** uses after the swap, if another size changes them; null = unchanged */
  readonly usesThen: string | null;
  readonly gain: string;
  readonly upTo: string;
  readonly exactGain: string;
  /** one per SwapAmount, in its order; null = unknown */
  readonly amounts: readonly (ShownAmount | null)[];
  /** null = nothing gets worse */
  readonly tradeOff: string | null;
}

export interface ShownSwaps {
  readonly amounts: readonly SwapAmount[];
  readonly rows: readonly ShownSwap[];
}

const metricOf = (catalogue: Catalogue, id: MetricId): CatalogueMetric | undefined =>
  catalogue.metrics.find(({ metric_id }) => metric_id === id);

/** The foods of a swap in words: the first ones by name. */
const foodsShown = (food_ids: readonly string[], names: PortfolioNames, defaultFood: string): string => {
  const named = food_ids
    .slice(0, MAX_FOODS)
    .map((id) => (id === "" || id === defaultFood ? words.anyFood : shortName(names.food(id))));
  const more = food_ids.length - named.length;
  return words.foods(formatList(more > 0 ? [...named, words.moreFoods(more, formatCount(more))] : named));
};

/** Formats swaps as rows; each metric has one unit and precision for all rows. */
export function shownSwaps({ steps }: FoundSwaps, names: PortfolioNames, catalogue: Catalogue): ShownSwaps {
  const columns = AMOUNTS.map((metric) => {
    const largest = Math.max(0, ...steps.map((step) => Math.abs(rawChange(step, metric) ?? 0)));
    const unit = unitFor(metricOf(catalogue, metric)?.unit ?? "", largest);
    return { metric, unit, largest, decimals: sharedDecimals([largest / unit.per]) };
  });
  return {
    amounts: columns.map(({ metric, unit }) => ({
      metric,
      name: metricOf(catalogue, metric)?.metric_name ?? metric,
      unit: unit.unit,
    })),
    rows: steps.map((step, at): ShownSwap => {
      const to = names.product(step.prodsys_id);
      const { summary_before, summary_after, quantity_before, quantity_after } = step;
      const exact = words.plus(formatNumber(summary_after - summary_before, 2));
      return {
        step,
        key: `${step.usecase_id} ${step.replaced_id}`,
        number: at + 1,
        from: { prodsys_id: step.replaced_id, name: productName(names.product(step.replaced_id).name) },
        to: { prodsys_id: step.prodsys_id, name: productName(to.name), reusable: to.reusable },
        foods: foodsShown(step.food_ids, names, catalogue.default_food),
        lines: words.lines(step.places.length, formatCount(step.places.length)),
        uses: formatCount(quantity_before),
        usesThen: quantity_after === quantity_before ? null : words.otherQuantity(formatCount(quantity_after)),
        gain: gainShown(summary_before, summary_after),
        upTo: words.upTo(formatScore(summary_after)),
        exactGain: words.exactGain(exact, formatNumber(summary_after, 2)),
        amounts: columns.map(({ metric, unit, largest, decimals }) => {
          const text = amountChange(step, metric, unit, decimals);
          return text === null ? null : { text, share: Math.abs(rawChange(step, metric) ?? 0) / (largest || 1) };
        }),
        tradeOff: tradeOff(step, catalogue.metrics),
      };
    }),
  };
}
