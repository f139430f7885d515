import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { pointsBetween, type BeforeNow } from "../../score-tables/before-now-table.tsx";
import type { EffectScores } from "../../state/analysis/recycling-effect.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { formatScore, productName } from "../../text/format.ts";

const words = recyclingTexts.effect;

type Scored = EffectScores[number]["before"];

/** "Climate 77 → 79, Recoverability 20 → 61": metrics whose displayed score changes; "" = none. */
const changedMetrics = (before: Scored, now: Scored, { metrics }: Catalogue): string =>
  words.list(
    metrics
      .filter(({ metric_id: id }) => (pointsBetween(before.score[id], now.score[id]) ?? 0) !== 0)
      .map(({ metric_id: id, metric_name }) =>
        words.metric(metric_name, formatScore(before.score[id]), formatScore(now.score[id])),
      ),
  );

/** Products of a comparison, in its order, with their summaries before and now. */
export const productRows = (scores: EffectScores, catalogue: Catalogue): readonly BeforeNow[] => {
  const names = new Map(catalogue.products.map((product) => [product.prodsys_id, product.prodsys_name]));
  return scores.map(({ prodsys_id, before, now }): BeforeNow => {
    const id = prodsys_id ?? "";
    const details = changedMetrics(before, now, catalogue);
    return {
      id,
      name: productName(names.get(id) ?? id),
      before: before.summary,
      now: now.summary,
      ...(details === "" ? {} : { details }),
    };
  });
};
