import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { productName } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { WeightingsSection } from "./weightings-section.tsx";

interface ComparisonWeightingsProps {
  /** id of the heading */
  readonly id: string;
  readonly comparison_id: string;
  /** render order among the parts of the page that get new figures */
  readonly place: number;
}

/** How stable the first place of a comparison is under other weights. */
export default function ComparisonWeightings({ id, comparison_id, place }: ComparisonWeightingsProps) {
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id));
  const stored = useAtomValue(comparisonAtom(comparison_id));
  const subject = useMemo(() => ({ kind: "comparison", id: comparison_id }) as const, [comparison_id]);
  const nameOf = (of: string): string =>
    productName(catalogue?.products.find(({ prodsys_id }) => prodsys_id === of)?.prodsys_name ?? of);
  return (
    <WeightingsSection
      {...{ id, subject, nameOf, place }}
      inWords={(of) => weightsTexts.section.product(inSentence(nameOf(of)))}
      isOwn={stored?.comparison.weights !== undefined}
    />
  );
}
