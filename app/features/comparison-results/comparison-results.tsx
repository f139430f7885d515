import { useAtomValue, useSetAtom } from "jotai";
import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { comparisonScoresAtom, retryScoresAtom } from "../../state/comparison-scores.ts";
import type { ComparisonChanges } from "../../state/comparisons.ts";
import { editComparisonAtom, renameComparisonAtom } from "../../state/comparisons.ts";
import type { ExplainedNumber } from "../../state/explanation.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Spinner } from "../../ui/progress-view.tsx";
import { paintedBands } from "./band-of.ts";
import { GoneProducts } from "./gone-products.tsx";
import { metricColumns } from "./metric-columns.ts";
import { OpenNumberContext } from "./open-number.tsx";
import { problemSentence } from "./problem-sentence.ts";
import { Ranking } from "./ranking.tsx";
import { resultRows, type ResultRow } from "./result-rows.ts";
import { ResultsHead } from "./results-head.tsx";
import * as styles from "./results-layout.css.ts";
import type { AskedFact, PanelLists } from "./results-panel.tsx";
import { ResultsPanel } from "./results-panel.tsx";
import { ScoresSection } from "./scores-section.tsx";

interface ComparisonResultsProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly lists: PanelLists;
  /** back to step 5 with the selection */
  readonly onChangeProducts: () => void;
  /** to step 5 with another use case and an empty selection */
  readonly onChangeUseCase: (usecase_id: string) => void;
  /** a number was chosen: shows how it is made up */
  readonly onOpen: (number: ExplainedNumber) => void;
  /** a fact that is to be changed now; a new object asks anew */
  readonly asked: AskedFact | null;
  /** settings of other features, for the panel */
  readonly settings: ReactNode;
  /** the sections that the page puts below the scores, for the contents */
  readonly furtherSections: readonly { readonly id: string; readonly title: string }[];
  /** those sections; not rendered while there are no scores */
  readonly renderFurther: (rows: readonly ResultRow[]) => ReactNode;
}

// an edit renders the page at once; the tables only when there are new scores
const SteadyRanking = memo(Ranking);
const SteadyScores = memo(ScoresSection);
const NO_ROWS: readonly ResultRow[] = [];

const SECTIONS = [
  { id: "results", title: resultsTexts.sections.results },
  { id: "comparison-scores", title: resultsTexts.sections.scores },
] as const;

/** A finished comparison: what came out, in a sentence and in tables; edits of its facts score again at once. */
export const ComparisonResults = (props: ComparisonResultsProps) => {
  const { comparison, catalogue, lists, onChangeProducts, onChangeUseCase, onOpen, asked } = props;
  const id = comparison.comparison_id;
  const live = useAtomValue(comparisonScoresAtom(id));
  const deferred = useDeferredValue(live);
  // the first scores at once; later ones together, sentence and tables, without holding up the page
  const { status, scores, problem } = deferred.scores === null ? live : deferred;
  const retry = useSetAtom(retryScoresAtom);
  const edit = useSetAtom(editComparisonAtom);
  const rename = useSetAtom(renameComparisonAtom);
  const [failure, setFailure] = useState<string | null>(null);
  const { furtherSections, renderFurther } = props;
  const sections = useMemo(() => [...SECTIONS, ...furtherSections], [furtherSections]);

  const report = (outcome: { readonly ok: boolean }) => setFailure(outcome.ok ? null : resultsTexts.saveFailed);
  const change = (changes: ComparisonChanges) => void edit(id, changes).then(report);
  const setPerUse = useCallback(
    (rawscoresPerUse: boolean) =>
      void edit(id, { rawscoresPerUse }).then(({ ok }) => setFailure(ok ? null : resultsTexts.saveFailed)),
    [edit, id],
  );

  const bands = useMemo(() => paintedBands(catalogue.bands), [catalogue]);
  const columns = useMemo(() => metricColumns(catalogue, comparison.weights), [catalogue, comparison.weights]);
  const { rows, gone } = useMemo(
    () => (scores ? resultRows(comparison, scores, catalogue) : { rows: NO_ROWS, gone: [] }),
    [comparison, scores, catalogue],
  );
  const left = comparison.currentProductIds.filter((product) => !gone.includes(product));
  const canRemoveGone = rows.some((row) => row.reusable);

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
          asked={asked}
          settings={props.settings}
        />
        <div className={styles.column}>
          <ResultsHead
            comparison={comparison}
            catalogue={catalogue}
            rows={rows}
            status={status}
            hasScores={scores !== null}
            onExportFailed={() => setFailure(resultsTexts.exports.failed)}
          />
          {failure && <ErrorNotice title={failure} />}
          {problem && (
            <ErrorNotice title={resultsTexts.problemTitle} onRetry={retry}>
              {problemSentence(problem.code)}
            </ErrorNotice>
          )}
          {status === "ready" && gone.length > 0 && (
            <GoneProducts ids={gone} onRemove={canRemoveGone ? () => change({ currentProductIds: left }) : null} />
          )}
          {scores?.warnings.some((warning) => warning.code === "unknown_food") && (
            <p className={styles.notice}>{resultsTexts.warnings.unknown_food}</p>
          )}
          {!scores && status === "scoring" && <Spinner label={resultsTexts.finding.scoring} />}
          {rows.length > 0 && (
            <>
              <div className={styles.section}>
                <SteadyRanking id={SECTIONS[0].id} rows={rows} bands={bands} />
              </div>
              <section className={styles.section} aria-labelledby={SECTIONS[1].id}>
                <SteadyScores
                  id={SECTIONS[1].id}
                  comparison_id={id}
                  rows={rows}
                  columns={columns}
                  bands={bands}
                  perUse={comparison.rawscoresPerUse}
                  onPerUse={setPerUse}
                />
              </section>
              {renderFurther(rows)}
            </>
          )}
        </div>
      </div>
    </OpenNumberContext>
  );
};
