import { useAtomValue, useSetAtom } from "jotai";
import { portfolioCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import {
  portfolioRecyclingEffectAtom,
  retryPortfolioRecyclingAtom,
} from "../../state/portfolio/portfolio-recycling.ts";
import { downloadRecyclingEffectAtom } from "../../state/files/recycling-csv.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { formatScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { EffectTable } from "./effect-table.tsx";

const words = recyclingTexts.effect;

/** Scores of the portfolio under the saved and under the draft settings: the summary, then each metric. */
export const PortfolioEffect = ({ portfolio_id }: { readonly portfolio_id: string }) => {
  const { before, now, problem } = useAtomValue(portfolioRecyclingEffectAtom);
  const retry = useSetAtom(retryPortfolioRecyclingAtom);
  const catalogue = useAtomValue(portfolioCatalogueAtom(portfolio_id));
  const save = useSetAtom(downloadRecyclingEffectAtom);
  if (problem) return <ErrorNotice title={words.problem} onRetry={retry} />;
  if (!before || !now || !catalogue) return <Spinner label={words.loading} />;
  return (
    <>
      <EffectTable
        head={words.metricHead}
        rows={[
          { id: " summary", name: words.summary, shown: formatSummary, before: before.summary, now: now.summary },
          ...catalogue.metrics
            .toSorted((a, b) => a.order - b.order)
            .map(({ metric_id, metric_name }) => ({
              id: metric_id,
              name: metric_name,
              shown: formatScore,
              before: before.score[metric_id],
              now: now.score[metric_id],
            })),
        ]}
      />
      <CsvButton label={words.csvLabel} onSave={() => save({ kind: "portfolio", id: portfolio_id })} />
    </>
  );
};
