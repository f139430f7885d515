import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { memo, type ReactNode, useMemo } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { LeftOutNote } from "../../market-rules/law-note.tsx";
import { paintedBands } from "../../score-tables/band-of.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { useColumnControls } from "../../score-tables/use-column-controls.ts";
import { forbiddenAtom, leftOutAtom } from "../../state/analysis/left-out-products.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { uncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import { baselineAtom, type ResultRow } from "../../state/comparison/compared-product.ts";
import type { ScoresState } from "../../state/comparison/comparison-scores.ts";
import { scoreColumnsAtom } from "../../state/core/column-order.ts";
import { allowedAmong, includesForbiddenAtom, setIncludesForbiddenAtom } from "../../state/core/left-out.ts";
import type { ProblemCode } from "../../state/core/outcome.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import type { ComparisonChanges } from "../../state/work/comparisons.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { formatNames } from "../../text/lists.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { FindingsList } from "./findings-list.tsx";
import { Ranking } from "./ranking.tsx";
import { RawScores } from "./raw-scores.tsx";
import { resultRows, sortedRows, type TableFigures } from "./result-rows.ts";
import { ResultsHead } from "./results-head.tsx";
import * as styles from "./results-layout.css.ts";
import { ScoresSection } from "./scores-section.tsx";
import { useResultsTitle } from "./use-results-title.ts";

/** Sentences for the problem codes that scoring a comparison can return; other codes are unexpected. */
const SENTENCES: Readonly<Partial<Record<ProblemCode, string>>> = resultsTexts.problems;

const problemSentence = (code: ProblemCode): string => SENTENCES[code] ?? resultsTexts.problems.internal;

/** Scores together with the comparison that they belong to. */
export interface ShownResults {
  readonly comparison: Comparison;
  readonly state: ScoresState;
}

/** What the sections below the scores get: the scored comparison. */
export interface ScoredComparison {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly rows: readonly ResultRow[];
  /** the raw scores, which share the order of columns with the scores */
  readonly raw: ReactNode;
}

export type RenderFurther = (scored: ScoredComparison) => ReactNode;

interface ResultsBodyProps {
  readonly results: ShownResults;
  readonly catalogue: Catalogue;
  /** the current rawscoresPerUse; changing it needs no new scores */
  readonly perUse: boolean;
  readonly onEdit: (changes: ComparisonChanges) => void;
  /** the title of the document from the name and the finding; a stable function */
  readonly documentTitle?: (name: string) => string;
  readonly onExportFailed: () => void;
  /** commands of other features, shown in the head */
  readonly actions: ReactNode;
  /** error sentence of the last failed write */
  readonly failure: string | null;
  /** called only when there are scores */
  readonly renderFurther: RenderFurther;
}

const NO_ROWS: readonly ResultRow[] = [];
/** The draws use the reuse rule: they say nothing of the view without it. */
const NOT_DRAWN = { value: null, ids: [] };

export const SECTIONS = [
  { id: "results", title: resultsTexts.sections.results },
  { id: "comparison-scores", title: pageSectionsTexts.scores },
] as const;

/** id of the heading of the raw scores */
export const RAW_ID = "raw-scores";

/** Finding, ranking and tables, all from the same scores. */
const Body = (props: ResultsBodyProps) => {
  const { results, catalogue, perUse, onEdit, onExportFailed, actions, failure, renderFurther } = props;
  const { documentTitle = resultsTexts.documentTitle } = props;
  const { comparison } = results;
  const { status, scores, problem } = results.state;
  const { weights, currentProductIds } = comparison;
  const retry = useSetAtom(retryEngineAtom);
  const bands = useMemo(() => paintedBands(catalogue.bands), [catalogue]);
  const columns = useMemo(() => metricColumns(catalogue, weights), [catalogue, weights]);
  const { rows, gone } = useMemo(
    () => (scores ? resultRows(currentProductIds, scores, catalogue) : { rows: NO_ROWS, gone: [] }),
    [currentProductIds, scores, catalogue],
  );
  const columnState = useColumnControls(columns, ...useAtom(scoreColumnsAtom));
  const pinned = useAtomValue(baselineAtom(comparison.comparison_id));
  const onPerUse = useMemo(() => (rawscoresPerUse: boolean) => onEdit({ rawscoresPerUse }), [onEdit]);
  const left = currentProductIds.filter((product) => !gone.includes(product));
  const canRemoveGone = rows.some((row) => row.reusable);

  const region = catalogue.regions.find(({ region_id }) => region_id === comparison.region_use);
  const regionName = region?.region_name2 ?? comparison.region_use;
  const law = lawOfProducts(catalogue, comparison.region_use);
  const about = useMemo(
    () => ({ kind: "comparison", id: comparison.comparison_id }) as const,
    [comparison.comparison_id],
  );
  const forbidden = useAtomValue(forbiddenAtom(about));
  const leftOut = useAtomValue(leftOutAtom(about));
  const counts = useAtomValue(includesForbiddenAtom(about));
  const count = useSetAtom(setIncludesForbiddenAtom);
  const drawn = useAtomValue(uncertaintyAtom(about));
  const titled = useMemo(() => allowedAmong(rows, leftOut), [rows, leftOut]);
  const isView = results.state.without_reuse_rule === true;
  const title = useResultsTitle({ status, hasScores: scores !== null, isView, titled, drawn });
  const { sortedBy } = columnState.controls;
  const sorted = useMemo(() => sortedRows(rows, sortedBy), [rows, sortedBy]);
  const baseline = rows.find((row) => row.prodsys_id === pinned) ?? null;
  const figures: TableFigures = { rows: sorted, baseline, law };
  return (
    <div className={styles.column}>
      <ResultsHead
        {...{ comparison, catalogue, title, isView, documentTitle, onExportFailed, actions }}
        hasRows={rows.length > 0}
      />
      {failure && <ErrorNotice title={failure} />}
      {problem && (
        <ErrorNotice title={resultsTexts.problemTitle} text={problemSentence(problem.code)} onRetry={retry} />
      )}
      {status === "ready" && gone.length > 0 && (
        <GoneProducts ids={gone} onRemove={canRemoveGone ? () => onEdit({ currentProductIds: left }) : null} />
      )}
      {scores?.warnings.some((warning) => warning.code === "unknown_food") && (
        <p className={styles.notice}>{resultsTexts.warnings.unknown_food}</p>
      )}
      {!title.hasFinding && status !== "problem" && (
        <div className={styles.waiting}>
          <Spinner label={resultsTexts.finding.scoring} />
        </div>
      )}
      {rows.length > 0 && title.hasFinding && (
        <>
          <div className={styles.section}>
            <Ranking
              id={SECTIONS[0].id}
              comparison_id={comparison.comparison_id}
              {...{ rows, bands, law }}
              hasOwnWeights={weights !== undefined}
              isView={isView}
            />
            <LeftOutNote
              forbidden={rows.filter(({ prodsys_id }) => forbidden.has(prodsys_id)).map(({ name }) => name)}
              compared={rows.length}
              region={regionName}
              counts={counts}
              onChange={(on) => count(about, on)}
            />
            <FindingsList {...{ comparison, catalogue }} rows={titled} drawn={isView ? NOT_DRAWN : drawn} />
          </div>
          <section className={styles.section} aria-labelledby={SECTIONS[1].id}>
            <ScoresSection
              id={SECTIONS[1].id}
              comparison_id={comparison.comparison_id}
              {...{ rows, figures, columnState, bands }}
            />
          </section>
          {renderFurther({
            comparison,
            catalogue,
            rows,
            raw: (
              <RawScores
                id={RAW_ID}
                {...{ figures, perUse, onPerUse }}
                columns={columnState.columns}
                controls={columnState.controls}
              />
            ),
          })}
        </>
      )}
    </div>
  );
};

/** Memoized: an edit renders only the panel; the body renders when there are new scores. */
export const ResultsBody = memo(Body);

interface GoneProductsProps {
  readonly ids: readonly string[];
  /** null = the remaining products would not make a valid comparison */
  readonly onRemove: (() => void) | null;
}

const { gone } = resultsTexts;

/** Notice about products that no longer exist, with a button that removes them from the comparison. */
const GoneProducts = ({ ids, onRemove }: GoneProductsProps) => {
  const [first = "", ...more] = ids;
  return (
    <output className={styles.notice}>
      <p>{more.length === 0 ? gone.one(first) : gone.many(formatNames(ids))}</p>
      {onRemove ? (
        <Button size="small" onClick={onRemove}>
          {gone.remove}
        </Button>
      ) : (
        <p>{gone.needsReusable}</p>
      )}
    </output>
  );
};
