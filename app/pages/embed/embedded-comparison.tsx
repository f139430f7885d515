import { useAtomValue } from "jotai";
import { lazy, Suspense, useMemo } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { comparedProducts, resultRows } from "../../features/comparison-results/result-rows.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { embedTexts as words } from "../../text/en/embed.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";

const Ranking = lazy(() => import("../../features/comparison-results/embedded-ranking.tsx"));

/** The charts beside the ranking, by their name in the address. */
const CHARTS = {
  stages: lazy(() => import("../../features/impact-stages/embedded-stages.tsx")),
  "break-even": lazy(() => import("../../features/break-even/embedded-break-even.tsx")),
  "end-of-life": lazy(() => import("../../features/end-of-life/embedded-end-of-life.tsx")),
} as const;

const isChart = (name: string | null): name is keyof typeof CHARTS => name !== null && Object.hasOwn(CHARTS, name);

interface EmbeddedComparisonProps {
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly chart: string | null;
}

/** The chosen chart of a shared comparison, else its ranking. */
export const EmbeddedComparison = ({ id, catalogue, chart }: EmbeddedComparisonProps) => {
  const comparison = useAtomValue(comparisonAtom(id))?.comparison;
  const { scores, problem } = useAtomValue(comparisonScoresAtom(id));
  const rows = useMemo(
    () => (comparison && scores ? resultRows(comparison.currentProductIds, scores, catalogue).rows : null),
    [comparison, scores, catalogue],
  );
  if (problem !== null) return <ErrorNotice title={resultsTexts.problemTitle} />;
  if (comparison === undefined || rows === null) return <Spinner label={resultsTexts.finding.scoring} />;
  const Chart = isChart(chart) ? CHARTS[chart] : null;
  return (
    <Suspense fallback={<Spinner label={words.loading} />}>
      {Chart === null ? (
        <Ranking {...{ comparison, catalogue, rows }} />
      ) : (
        <Chart comparison_id={id} catalogue={catalogue} products={comparedProducts(rows)} />
      )}
    </Suspense>
  );
};
