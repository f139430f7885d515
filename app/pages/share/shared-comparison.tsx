import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useMemo, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { OpenNumberContext } from "../../features/comparison-results/open-number.tsx";
import { ProductCommandContext } from "../../features/comparison-results/product-command.ts";
import { ResultsBody, SECTIONS, type RenderFurther } from "../../features/comparison-results/results-body.tsx";
import { comparisonAtom, editComparisonAtom, type ComparisonChanges } from "../../state/work/comparisons.ts";
import type { OpenNumber } from "../../state/comparison/compared-product.ts";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { shareTexts } from "../../text/en/share.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { ComparisonSections, useComparisonNav } from "../../sections/comparison-sections.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import { PageWithContents } from "../../ui/section-nav/page-with-contents.tsx";
import { shownComparisonScoresAtom } from "../../state/comparison/reuse-rule-view.ts";

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
