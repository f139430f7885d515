import type { SwapSuggestion } from "../../../workers/engine/analysis/swap.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue, CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import type { FoundSwaps } from "../../state/portfolio/portfolio-swaps.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { unitFor } from "../../text/amounts.ts";
import { portfolioSwapsTexts } from "../../text/en/portfolio-swaps.ts";
import { formatCount, productName } from "../../text/format.ts";
import { sharedDecimals } from "../../text/significant.ts";
import { amountChange, gainOf, gainShown, tradeOff } from "./swap-words.ts";

/** What stands in columns of its own; all other metrics are in the trade-off. */
const AMOUNTS = ["climate", "h2o", "plastic_pollution"] as const satisfies readonly MetricId[];

/** A metric of which each swap says how much more or less there would be. */
export interface SwapAmount {
  readonly metric: (typeof AMOUNTS)[number];
  readonly name: string;
  readonly unit: string;
}

/** A product of a swap, by id and as it is shown. */
interface SwapProduct {
  readonly prodsys_id: string;
  readonly name: string;
}

/** A swap in the words of the screen. */
export interface ShownSwap {
  readonly swap: SwapSuggestion;
  readonly from: SwapProduct;
  readonly to: SwapProduct & { readonly reusable: boolean };
  /** null = the line has none */
  readonly label: string | null;
  readonly uses: string;
  /** the uses afterwards, where the other size makes them others; null = the same */
  readonly usesThen: string | null;
  readonly gain: string;
  /** in the order of the amounts; null = unknown */
  readonly amounts: readonly (string | null)[];
  readonly tradeOff: string;
}

const metricOf = (catalogue: Catalogue, id: MetricId): CatalogueMetric | undefined =>
  catalogue.metrics.find(({ metric_id }) => metric_id === id);

/** Suggestions as rows: each amount in one unit and precision for all of them. */
export function shownSwaps(
  { suggestions, table }: FoundSwaps,
  names: PortfolioNames,
  catalogue: Catalogue,
): { readonly amounts: readonly SwapAmount[]; readonly rows: readonly ShownSwap[] } {
  const columns = AMOUNTS.map((metric) => {
    const largest = Math.max(
      0,
      ...suggestions.map(({ before, after }) => Math.abs((after.raw[metric] ?? 0) - (before.raw[metric] ?? 0))),
    );
    const unit = unitFor(metricOf(catalogue, metric)?.unit ?? "", largest);
    return { metric, unit, decimals: sharedDecimals([largest / unit.per]) };
  });
  return {
    amounts: columns.map(({ metric, unit }) => ({
      metric,
      name: metricOf(catalogue, metric)?.metric_name ?? metric,
      unit: unit.unit,
    })),
    rows: suggestions.map((swap) => {
      const line = table.line(swap.entry);
      const to = names.product(swap.prodsys_id);
      return {
        swap,
        from: { prodsys_id: line.prodsys_id, name: productName(names.product(line.prodsys_id).name) },
        to: { prodsys_id: swap.prodsys_id, name: productName(to.name), reusable: to.reusable },
        label: line.label === "" ? null : portfolioSwapsTexts.label(line.label),
        uses: formatCount(line.quantity),
        usesThen:
          swap.quantity === line.quantity ? null : portfolioSwapsTexts.otherQuantity(formatCount(swap.quantity)),
        gain: gainShown(gainOf(swap)),
        amounts: columns.map(({ metric, unit, decimals }) => amountChange(swap, metric, unit, decimals)),
        tradeOff: tradeOff(swap, catalogue.metrics),
      };
    }),
  };
}
