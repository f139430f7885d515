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

/** Metrics with a column; changes for the worse in other metrics are listed as trade-offs. */
const AMOUNTS = ["climate", "h2o", "plastic_pollution"] as const satisfies readonly MetricId[];

/** A metric with a column that shows the change by each swap. */
export interface SwapAmount {
  readonly metric: (typeof AMOUNTS)[number];
  readonly name: string;
  readonly unit: string;
}

/** A product of a swap with its display name. */
interface SwapProduct {
  readonly prodsys_id: string;
  readonly name: string;
}

/** A swap, formatted for display. */
export interface ShownSwap {
  readonly swap: SwapSuggestion;
  readonly from: SwapProduct;
  readonly to: SwapProduct & { readonly reusable: boolean };
  /** null = the line has no label */
  readonly label: string | null;
  readonly uses: string;
  /** uses after the swap, if another size changes them; null = unchanged */
  readonly usesThen: string | null;
  readonly gain: string;
  /** one per SwapAmount, in its order; null = unknown */
  readonly amounts: readonly (string | null)[];
  readonly tradeOff: string;
}

const metricOf = (catalogue: Catalogue, id: MetricId): CatalogueMetric | undefined =>
  catalogue.metrics.find(({ metric_id }) => metric_id === id);

/** Formats suggestions as rows; each metric has one unit and precision for all rows. */
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
