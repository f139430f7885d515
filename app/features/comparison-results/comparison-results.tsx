import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { ComparisonChanges } from "../../state/work/comparisons.ts";
import { editComparisonAtom, renameComparisonAtom } from "../../state/work/comparisons.ts";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { useInTurn } from "../../scheduling/use-in-turn.ts";
import { OpenNumberContext } from "./open-number.tsx";
import { ProductCommandContext, type ProductCommand } from "./product-command.ts";
import type { ResultRow } from "./result-rows.ts";
import { ResultsBody, SECTIONS, type ShownResults } from "./results-body.tsx";
import * as styles from "./results-layout.css.ts";
import type { AskedFact, PanelLists } from "./results-panel.tsx";
import { ResultsPanel } from "./results-panel.tsx";
import { shownComparisonScoresAtom } from "../../state/comparison/reuse-rule-view.ts";

interface ComparisonResultsProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly lists: PanelLists;
  /** back to step 5 with the selection */
  readonly onChangeProducts: () => void;
  /** the editor with a new product */
  readonly onDefineProduct: () => void;
  /** always the same function */
  readonly onProduct: (prodsys_id: string, command: ProductCommand) => void;
  /** to step 5 with another use case and an empty selection */
  readonly onChangeUseCase: (usecase_id: string) => void;
  /** a number was chosen: shows how it is made up */
  readonly onOpen: (number: ExplainedNumber) => void;
  /** a fact that is to be changed now; a new object asks anew */
  readonly asked: AskedFact | null;
  /** commands of other features, in the head; the same node while nothing in it changes */
  readonly actions: ReactNode;
  /** settings of other features, for the panel */
  readonly settings: ReactNode;
  /** the sections that the page puts below the scores, for the contents */
  readonly furtherSections: readonly { readonly id: string; readonly title: string }[];
  /** those sections; not rendered while there are no scores; the same function renders them once for the same rows */
  readonly renderFurther: (rows: readonly ResultRow[]) => ReactNode;
}

/** The first part of the page that gets new figures. */
const FIRST = 0;

/** A finished comparison: what came out, in a sentence and in tables; edits of its facts score again at once. */
export const ComparisonResults = (props: ComparisonResultsProps) => {
  const { comparison, catalogue, lists, onChangeProducts, onChangeUseCase, onOpen, asked, renderFurther } = props;
  const id = comparison.comparison_id;
  const state = useAtomValue(shownComparisonScoresAtom(id));
  const live = useMemo((): ShownResults => ({ comparison, state }), [comparison, state]);
  const inTurn = useInTurn(live, FIRST, state.status === "scoring" && state.scores !== null);
  // the first scores at once; later ones together with what they are of, sentence and tables, without holding up the page
  const results = inTurn.state.scores === null ? live : inTurn;
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
