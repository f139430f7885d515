import { useAtomValue } from "jotai";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { homeTexts } from "../../text/en/home.ts";
import { productName } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import * as style from "./best-product.css.ts";

/** The product with the best summary score in a comparison, with its score and band colour. */
export const BestProduct = ({ id }: { readonly id: string }) => {
  const { status, scores } = useAtomValue(comparisonScoresAtom(id));
  const catalogue = useAtomValue(catalogueAtom);
  const hasOwnWeights = useAtomValue(comparisonAtom(id))?.comparison.weights !== undefined;
  const best = scores?.products
    .flatMap((product) =>
      product && product.summary !== null ? [{ prodsys_id: product.prodsys_id, summary: product.summary }] : [],
    )
    .toSorted((a, b) => b.summary - a.summary)[0];
  if (!best) return status === "scoring" ? homeTexts.comparisons.scoring : homeTexts.comparisons.noScore;
  const product = catalogue?.products.find((row) => row.prodsys_id === best.prodsys_id);
  const band = bandOf(paintedBands(catalogue?.bands ?? []), null, best.summary);
  const sentence = hasOwnWeights ? homeTexts.comparisons.bestOwnWeights : homeTexts.comparisons.best;
  return (
    <span className={style.best}>
      <span className={style.band} style={{ background: (band?.paint ?? NO_PAINT).fill }} aria-hidden="true" />
      {sentence(productName(product?.prodsys_name ?? best.prodsys_id), formatSummary(best.summary))}
    </span>
  );
};
