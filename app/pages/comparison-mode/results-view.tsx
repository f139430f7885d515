import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { groupedUseCases, listedRegions, orderedFoods } from "../../choices/catalogue-lists.ts";
import { ComparisonResults } from "../../features/comparison-results/comparison-results.tsx";
import { ComparisonUndo } from "../../features/comparison-results/comparison-undo.tsx";
import type { ProductCommand } from "../../features/comparison-results/result-rows.ts";
import type { RenderFurther } from "../../features/comparison-results/results-body.tsx";
import type { AskedFact } from "../../features/comparison-results/results-panel.tsx";
import { queryOf } from "../../features/comparison-wizard/entered-earlier.ts";
import { wizardHref } from "../../features/comparison-wizard/wizard-query.ts";
import type { ChangeableFact } from "../../features/explanation/summary-view.tsx";
import { RecyclingPanel } from "../../features/recycling/recycling-panel.tsx";
import { ShareButton } from "../../features/share/share-button.tsx";
import { WeightsPanel } from "../../features/weights/weights-panel.tsx";
import { ComparisonSections, useComparisonNav } from "../../sections/comparison-sections.tsx";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import type { OpenNumber } from "../../state/comparison/compared-product.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { removeFromComparisonAtom } from "../../state/work/removed-products.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { Button } from "../../ui/button/button.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import { useScoreReport } from "../use-score-report.ts";
import { ComparisonNotHere, PinnedResults } from "./pinned-results.tsx";
import { type OpenedProduct, ProductEditing } from "./product-editing.tsx";

const ExplanationDrawer = lazyDialog(() => import("./explained-number.tsx"));
const ReportOfComparison = lazyDialog(() => import("./comparison-report-view.tsx"));

interface ResultsViewProps {
  readonly catalogue: Catalogue;
  readonly comparison_id: string;
  /** URL for changing the selection; default: the last step of the wizard */
  readonly productsAddress?: string | undefined;
}

/** The results of a stored comparison, with explanation, report and product dialogs, and links back into the wizard. */
export const ResultsView = ({ catalogue: inUse, comparison_id, productsAddress }: ResultsViewProps) => {
  const [, navigate] = useLocation();
  // names and order come from the data version of the results
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id)) ?? inUse;
  const isScored = useAtomValue(comparisonScoresAtom(comparison_id)).data_version !== null;
  const stored = useAtomValue(comparisonAtom(comparison_id));
  const [opened, setOpened] = useState<ExplainedNumber | null>(null);
  const [asked, setAsked] = useState<AskedFact | null>(null);
  const openMetric = useCallback<OpenNumber>(
    ({ prodsys_id, metric }) => setOpened({ prodsys_id, subject: metric }),
    [],
  );
  const [product, setProduct] = useState<OpenedProduct | null>(null);
  const takeOut = useSetAtom(removeFromComparisonAtom);
  const onProduct = useCallback(
    (prodsys_id: string, command: ProductCommand) => {
      if (command === "remove") void takeOut(comparison_id, prodsys_id);
      else setProduct({ kind: command, prodsys_id });
    },
    [comparison_id, takeOut],
  );
  const lists = useMemo(
    () => ({
      regions: listedRegions(catalogue.regions),
      usecases: groupedUseCases(catalogue.use_cases).flatMap((group) => group.use_cases),
      foods: orderedFoods(catalogue.foods),
    }),
    [catalogue],
  );
  const comparison = stored?.comparison;
  const renderFurther = useCallback<RenderFurther>(
    (scored) => <ComparisonSections {...scored} onOpen={openMetric} />,
    [openMetric],
  );
  useScoreReport("comparison", stored ? comparison_id : null);
  const [hasReport, setReport] = useState(false);
  const name = stored?.comparison.comparison_name;
  const actions = useMemo(
    () => (
      <>
        <ComparisonUndo comparison_id={comparison_id} />
        <ShareButton kind="comparison" id={comparison_id} name={name ?? ""} />
        <Button kind="quiet" icon="print" onClick={() => setReport(true)}>
          {resultsTexts.report}
        </Button>
      </>
    ),
    [comparison_id, name],
  );
  useEffect(() => {
    if (name !== undefined) document.title = resultsTexts.documentTitle(name);
  }, [name]);
  const furtherSections = useComparisonNav({ comparison, catalogue, isReadOnly: false });
  if (!stored) return <ComparisonNotHere />;
  const { region_use } = stored.comparison;
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use);
  const subject = { kind: "comparison", id: comparison_id } as const;
  const query = { ...queryOf(stored.comparison), step: 5 as const };
  const changeProducts = () => navigate(productsAddress ?? wizardHref(query));
  const change = (fact: ChangeableFact) => {
    setOpened(null);
    if (fact === "products") changeProducts();
    else setAsked({ fact });
  };
  return (
    <>
      <PinnedResults kind="comparison" id={comparison_id} {...{ catalogue, isScored }} />
      <ComparisonResults
        comparison={stored.comparison}
        catalogue={catalogue}
        lists={lists}
        onChangeProducts={changeProducts}
        onDefineProduct={() => setProduct({ kind: "edit", prodsys_id: null })}
        onProduct={onProduct}
        settings={
          <>
            <RecyclingPanel
              subject={subject}
              region={region?.region_name2 ?? region_use}
              asked={asked?.fact === "recycling" ? asked : null}
            />
            <WeightsPanel subject={subject} catalogue={catalogue} />
          </>
        }
        onChangeUseCase={(usecase_id) => navigate(wizardHref({ ...query, usecase_id, products: [] }))}
        onOpen={setOpened}
        asked={asked}
        actions={actions}
        furtherSections={furtherSections}
        renderFurther={renderFurther}
      />
      <ProductEditing comparison={stored.comparison} opened={product} onClose={() => setProduct(null)} />
      {hasReport && (
        <ReportOfComparison comparison={stored.comparison} catalogue={catalogue} onClose={() => setReport(false)} />
      )}
      {opened && (
        <ExplanationDrawer
          comparison={stored.comparison}
          catalogue={catalogue}
          number={opened}
          onNumber={setOpened}
          onClose={() => setOpened(null)}
          canKeep
          onChange={change}
        />
      )}
    </>
  );
};
