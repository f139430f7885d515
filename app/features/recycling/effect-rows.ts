import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ComparisonScores, ProductScores } from "../../../workers/engine/comparison-result.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { formatScore, productName } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { pointsBetween, type EffectRow } from "./effect-table.tsx";

const words = recyclingTexts.effect;

/** "Climate 77 → 79, Recoverability 20 → 61": metrics whose displayed score changes; "" = none. */
const changedMetrics = (before: ProductScores, now: ProductScores, { metrics }: Catalogue): string =>
  words.list(
    metrics
      .filter(({ metric_id: id }) => (pointsBetween(before.score[id], now.score[id]) ?? 0) !== 0)
      .map(({ metric_id: id, metric_name }) =>
        words.metric(metric_name, formatScore(before.score[id]), formatScore(now.score[id])),
      ),
  );

/** Products of a comparison, in its order, with their summaries before and now; omits products that no longer exist. */
export const effectRows = (
  before: ComparisonScores,
  now: ComparisonScores,
  catalogue: Catalogue,
): readonly EffectRow[] => {
  const names = new Map(catalogue.products.map((product) => [product.prodsys_id, product.prodsys_name]));
  return before.products.flatMap((product, place): readonly EffectRow[] => {
    const tried = now.products[place];
    if (product === null || tried === null || tried === undefined) return [];
    const details = changedMetrics(product, tried, catalogue);
    return [
      {
        id: product.prodsys_id,
        name: productName(names.get(product.prodsys_id) ?? product.prodsys_id),
        shown: formatSummary,
        before: product.summary,
        now: tried.summary,
        ...(details === "" ? {} : { details }),
      },
    ];
  });
};
