import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { useSettled } from "../../scheduling/use-settled.ts";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { shownComparisonScoresAtom } from "../../state/comparison/reuse-rule-view.ts";
import { type ComparisonChanges, editComparisonAtom, renameComparisonAtom } from "../../state/work/comparisons.ts";
import { resultsTexts } from "../../text/en/results.ts";
import type { NavSection } from "../../ui/section-nav/section-nav.tsx";
import { OpenNumberContext } from "./open-number.tsx";
import { type ProductCommand, ProductCommandContext } from "./result-rows.ts";
import { type RenderFurther, ResultsBody, SECTIONS, type ShownResults } from "./results-body.tsx";
import * as styles from "./results-layout.css.ts";
import { type AskedFact, type PanelLists, ResultsPanel } from "./results-panel.tsx";

interface ComparisonResultsProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly lists: PanelLists;
  /** opens step 5 with the current selection */
  readonly onChangeProducts: () => void;
  /** opens the editor with a new product */
  readonly onDefineProduct: () => void;
  /** must be a stable function */
  readonly onProduct: (prodsys_id: string, command: ProductCommand) => void;
  /** opens step 5 with another use case and an empty selection */
  readonly onChangeUseCase: (usecase_id: string) => void;
  readonly onOpen: (number: ExplainedNumber) => void;
  /** the field to open for editing; each new object opens it again */
  readonly asked: AskedFact | null;
  /** commands of other features, shown in the head; must keep its identity while unchanged */
  readonly actions: ReactNode;
  /** settings of other features, shown in the panel */
  readonly settings: ReactNode;
  /** sections below the scores, listed in the table of contents */
  readonly furtherSections: readonly NavSection[];
  /** renders those sections once there are scores; a stable function renders once for the same rows */
  readonly renderFurther: RenderFurther;
}

/** Results of a finished comparison: finding, ranking, tables and the panel. Each edit scores again. */
export const ComparisonResults = (props: ComparisonResultsProps) => {
  const { comparison, catalogue, lists, onChangeProducts, onChangeUseCase, onOpen, asked, renderFurther } = props;
  const id = comparison.comparison_id;
  const state = useAtomValue(shownComparisonScoresAtom(id));
  const live = useMemo((): ShownResults => ({ comparison, state }), [comparison, state]);
  const settled = useSettled(live, state.status === "scoring" && state.scores !== null);
  // the first scores render at once; later ones render with low priority, together with the comparison they belong to
  const results = settled.state.scores === null ? live : settled;
  const edit = useSetAtom(editComparisonAtom);
  const rename = useSetAtom(renameComparisonAtom);
  const [failure, setFailure] = useState<string | null>(null);
  const { furtherSections } = props;
  const sections = useMemo(() => [...SECTIONS, ...furtherSections], [furtherSections]);

  const report = useCallback(
    (outcome: { readonly ok: boolean }) => setFailure(outcome.ok ? null : resultsTexts.saveFailed),
    [],
  );
  const change = useCallback((changes: ComparisonChanges) => void edit(id, changes).then(report), [edit, id, report]);
  const reportExport = useCallback(() => setFailure(resultsTexts.exports.failed), []);

  return (
    <OpenNumberContext value={onOpen}>
      <div className={styles.layout}>
        <ResultsPanel
          comparison={comparison}
          catalogue={catalogue}
          lists={lists}
          sections={sections}
          onRename={(name) => void rename(id, name).then(report)}
          onRegion={(region_use) => change({ region_use })}
          onFood={(food_id) => change({ food_id })}
          onUseCase={onChangeUseCase}
          onChangeProducts={onChangeProducts}
          onDefineProduct={props.onDefineProduct}
          asked={asked}
          settings={props.settings}
        />
        <ProductCommandContext value={props.onProduct}>
          <ResultsBody
            results={results}
            catalogue={catalogue}
            perUse={comparison.rawscoresPerUse}
            onEdit={change}
            onExportFailed={reportExport}
            actions={props.actions}
            failure={failure}
            renderFurther={renderFurther}
          />
        </ProductCommandContext>
      </div>
    </OpenNumberContext>
  );
};
