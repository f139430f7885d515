import { useAtomValue } from "jotai";
import { outcomeFor, verdictOf } from "../../../workers/engine/analysis/uncertainty/pair-outcome.ts";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import { uncertaintyAtom, type UncertaintyState } from "../../state/analysis/uncertainty.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { homeTexts } from "../../text/en/home.ts";
import { productName } from "../../text/format.ts";
import { formatOf100 } from "../../text/shares.ts";
import * as style from "./home.css.ts";

/**
 * True if the best product is not ahead of every other one in the draws; the title of the results then says the same.
 * False until the current scores are drawn.
 *
 * @param others ids of the products that the best one is compared with
 */
export const isCloseToCall = (
  best: string,
  others: readonly string[],
  { status, value, ids }: Pick<UncertaintyState, "status" | "value" | "ids">,
): boolean =>
  status === "ready" &&
  value !== null &&
  others.some((other) => {
    const outcome = outcomeFor(value.pairs, ids.indexOf(best), ids.indexOf(other), "summary");
    const verdict = outcome && verdictOf(outcome);
    return verdict === "b" || verdict === "too_close";
  });

interface BestProductProps {
  readonly id: string;
  /** draws in the background whether the best one is surely ahead, and says so if not; for few comparisons at once */
  readonly saysHowSure?: boolean;
}

/** "too close to call" after the score, once the draws say so. */
const HowSure = ({
  id,
  best,
  others,
}: {
  readonly id: string;
  readonly best: string;
  readonly others: readonly string[];
}) =>
  isCloseToCall(best, others, useAtomValue(uncertaintyAtom({ kind: "comparison", id }))) && homeTexts.continue.tooClose;

/**
 * The product with the best summary score in a comparison, with its score and band colour. As in the title of the results,
 * products that the region's law forbids do not count, unless the user counts them.
 */
export const BestProduct = ({ id, saysHowSure = false }: BestProductProps) => {
  const leftOut = useAtomValue(leftOutAtom({ kind: "comparison", id }));
  const { status, scores } = useAtomValue(comparisonScoresAtom(id));
  const catalogue = useAtomValue(catalogueAtom);
  const hasOwnWeights = useAtomValue(comparisonAtom(id))?.comparison.weights !== undefined;
  const [best, ...others] = (scores?.products ?? [])
    .flatMap((product) =>
      product && product.summary !== null && !leftOut.has(product.prodsys_id)
        ? [{ prodsys_id: product.prodsys_id, summary: product.summary }]
        : [],
    )
    .toSorted((a, b) => b.summary - a.summary);
  if (!best) return status === "scoring" ? homeTexts.comparisons.scoring : homeTexts.comparisons.noScore;
  const product = catalogue?.products.find((row) => row.prodsys_id === best.prodsys_id);
  const band = bandOf(paintedBands(catalogue?.bands ?? []), null, best.summary);
  const sentence = hasOwnWeights ? homeTexts.comparisons.bestOwnWeights : homeTexts.comparisons.best;
  return (
    <span className={style.best}>
      <span className={style.band} style={{ background: (band?.paint ?? NO_PAINT).fill }} aria-hidden="true" />
      <span>
        {sentence(productName(product?.prodsys_name ?? best.prodsys_id), formatOf100(best.summary))}
        {saysHowSure && <HowSure id={id} best={best.prodsys_id} others={others.map(({ prodsys_id }) => prodsys_id)} />}
      </span>
    </span>
  );
};
