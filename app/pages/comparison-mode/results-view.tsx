import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useLocation } from "wouter";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { ComparisonResults } from "../../features/comparison-results/comparison-results.tsx";
import { groupedUseCases, listedRegions, orderedFoods } from "../../features/comparison-wizard/catalogue-lists.ts";
import { queryOf } from "../../features/comparison-wizard/entered-earlier.ts";
import { wizardHref } from "../../features/comparison-wizard/wizard-query.ts";
import { comparisonAtom } from "../../state/comparisons.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { NotHere } from "./not-here.tsx";

interface ResultsViewProps {
  readonly catalogue: Catalogue;
  readonly comparison_id: string;
}

/** The results, and the ways from them back into the wizard. */
export const ResultsView = ({ catalogue, comparison_id }: ResultsViewProps) => {
  const [, navigate] = useLocation();
  const stored = useAtomValue(comparisonAtom(comparison_id));
  const name = stored?.comparison.comparison_name;
  useEffect(() => {
    if (name !== undefined) document.title = resultsTexts.documentTitle(name);
  }, [name]);
  if (!stored) return <NotHere />;
  const query = { ...queryOf(stored.comparison), step: 5 as const };
  return (
    <ComparisonResults
      comparison={stored.comparison}
      catalogue={catalogue}
      lists={{
        regions: listedRegions(catalogue.regions),
        usecases: groupedUseCases(catalogue.use_cases).flatMap((group) => group.use_cases),
        foods: orderedFoods(catalogue.foods),
      }}
      onChangeProducts={() => navigate(wizardHref(query))}
      onChangeUseCase={(usecase_id) => navigate(wizardHref({ ...query, usecase_id, products: [] }))}
    />
  );
};
