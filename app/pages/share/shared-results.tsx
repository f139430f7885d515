import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useMemo, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { OpenNumberContext } from "../../features/comparison-results/open-number.tsx";
import { ProductCommandContext } from "../../features/comparison-results/result-rows.ts";
import { type RenderFurther, ResultsBody, SECTIONS } from "../../features/comparison-results/results-body.tsx";
import { PortfolioExport } from "../../features/portfolio-export/portfolio-export.tsx";
import { ComparisonSections, useComparisonNav } from "../../sections/comparison-sections.tsx";
import { PortfolioResults } from "../../sections/portfolio-sections.tsx";
import type { OpenNumber } from "../../state/comparison/compared-product.ts";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { shownComparisonScoresAtom } from "../../state/comparison/reuse-rule-view.ts";
import { comparisonAtom, type ComparisonChanges, editComparisonAtom } from "../../state/work/comparisons.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { shareTexts } from "../../text/en/share.ts";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import { PageWithContents } from "../../ui/section-nav/page-with-contents.tsx";
import { OpenedPortfolio } from "../portfolio-mode/opened-portfolio.tsx";

const ProductProfileDialog = lazyDialog(() => import("../../features/product-profiles/product-profile-dialog.tsx"));

/**
 * The scores of a shared portfolio, read-only. Cost, swaps and comparison with other portfolios need a copy: prices belong
 * to the viewer, swaps are edits, and the other portfolios are not shared.
 */
export const SharedPortfolio = ({ id, catalogue }: { readonly id: string; readonly catalogue: Catalogue }) => {
  const [profile, setProfile] = useState<string | null>(null);
  return (
    <>
      <OpenedPortfolio portfolio_id={id}>
        {(portfolio, table) => (
          <PortfolioResults
            {...{ portfolio, table, catalogue }}
            origin={null}
            isOwn={false}
            others={[]}
            onEdit={null}
            actions={<PortfolioExport portfolio_id={id} />}
            recycling={null}
            weights={null}
            onProfile={setProfile}
            onMade={() => undefined}
          />
        )}
      </OpenedPortfolio>
      {profile !== null && <ProductProfileDialog prodsys_id={profile} onClose={() => setProfile(null)} />}
    </>
  );
};

const ExplanationDrawer = lazyDialog(() => import("../comparison-mode/explained-number.tsx"));

interface SharedComparisonProps {
  readonly id: string;
  readonly catalogue: Catalogue;
  /** called on an attempt to edit read-only results */
  readonly onChange: () => void;
}

/** A shared comparison: the results as the sender sees them, read-only. */
export const SharedComparison = ({ id, catalogue, onChange }: SharedComparisonProps) => {
  const stored = useAtomValue(comparisonAtom(id));
  const state = useAtomValue(shownComparisonScoresAtom(id));
  const edit = useSetAtom(editComparisonAtom);
  const [opened, setOpened] = useState<ExplainedNumber | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const openMetric = useCallback<OpenNumber>(
    ({ prodsys_id, metric }) => setOpened({ prodsys_id, subject: metric }),
    [],
  );
  // only the display of raw scores can be changed
  const change = useCallback(
    ({ rawscoresPerUse }: ComparisonChanges) => {
      if (rawscoresPerUse === undefined) onChange();
      else void edit(id, { rawscoresPerUse });
    },
    [edit, id, onChange],
  );
  const comparison = stored?.comparison;
  const renderFurther = useCallback<RenderFurther>(
    (scored) => <ComparisonSections {...scored} onOpen={openMetric} isReadOnly />,
    [openMetric],
  );
  const results = useMemo(() => (comparison === undefined ? null : { comparison, state }), [comparison, state]);
  const further = useComparisonNav({ comparison, catalogue, isReadOnly: true });
  const sections = useMemo(() => [...SECTIONS, ...further], [further]);
  if (results === null || comparison === undefined) return null;
  return (
    <OpenNumberContext value={setOpened}>
      <ProductCommandContext value={null}>
        <PageWithContents sections={sections}>
          <ResultsBody
            results={results}
            catalogue={catalogue}
            perUse={comparison.rawscoresPerUse}
            actions={null}
            documentTitle={shareTexts.shared.documentTitle}
            onEdit={change}
            onExportFailed={() => setFailure(resultsTexts.exports.failed)}
            failure={failure}
            renderFurther={renderFurther}
          />
        </PageWithContents>
      </ProductCommandContext>
      {opened && (
        <ExplanationDrawer
          comparison={comparison}
          catalogue={catalogue}
          number={opened}
          onNumber={setOpened}
          onClose={() => setOpened(null)}
          canKeep={false}
          onChange={() => {
            setOpened(null);
            onChange();
          }}
        />
      )}
    </OpenNumberContext>
  );
};
