import { useAtomValue, useSetAtom } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import { editComparisonAtom } from "../../state/work/comparisons.ts";
import { productName } from "../../text/format.ts";
import { WeightsPanel } from "./weights-panel.tsx";

interface ComparisonWeightsProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
}

/** The weights of a comparison. */
export const ComparisonWeights = ({ comparison, catalogue }: ComparisonWeightsProps) => {
  const { comparison_id, weights } = comparison;
  const { scores } = useAtomValue(comparisonScoresAtom(comparison_id));
  const edit = useSetAtom(editComparisonAtom);
  const nameOf = (id: string): string =>
    productName(catalogue.products.find(({ prodsys_id }) => prodsys_id === id)?.prodsys_name ?? id);
  return (
    <WeightsPanel
      catalogue={catalogue}
      subject="comparison"
      id={comparison_id}
      own={weights}
      ranked={(scores?.products ?? []).flatMap((product) =>
        product === null ? [] : [{ id: product.prodsys_id, score: product.score, name: nameOf(product.prodsys_id) }],
      )}
      onChange={async (own) => (await edit(comparison_id, { weights: own })).ok}
    />
  );
};
