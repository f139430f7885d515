import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import type { UncertaintyState } from "../../state/analysis/uncertainty.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { productName } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import type { Drawn } from "./drawn.ts";
import { UncertaintySection } from "./uncertainty-section.tsx";

interface ComparisonUncertaintyProps {
  readonly id: string;
  readonly comparison_id: string;
}

/** The uncertainty of a comparison's scores. */
export default function ComparisonUncertainty({ id, comparison_id }: ComparisonUncertaintyProps) {
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id));
  const { scores } = useAtomValue(comparisonScoresAtom(comparison_id));
  const about = useMemo(() => ({ kind: "comparison", id: comparison_id }) as const, [comparison_id]);
  if (catalogue === null) return null;
  const nameOf = (of: string): string =>
    productName(catalogue.products.find(({ prodsys_id }) => prodsys_id === of)?.prodsys_name ?? of);
  const drawnOf = ({ value, ids }: UncertaintyState): readonly Drawn[] =>
    ids.flatMap((of, place): Drawn[] => {
      const drawn = value?.scores[place] ?? null;
      // Matched by id: during re-scoring the two may have different products.
      const plain = scores?.products.find((product) => product?.prodsys_id === of) ?? null;
      if (drawn === null || plain === null) return [];
      const name = nameOf(of);
      return [{ place, id: of, name, inWords: uncertaintyTexts.product(inSentence(name)), plain, scores: drawn }];
    });
  return <UncertaintySection {...{ id, about, catalogue, drawnOf }} />;
}
