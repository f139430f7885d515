import { useAtomValue, useSetAtom } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { recyclingEffectAtom, type EffectScores } from "../../state/analysis/recycling-effect.ts";
import { subjectCatalogueAtom } from "../../state/analysis/subject-settings.ts";
import type { Subject } from "../../state/core/subject.ts";
import { retryEngineAtom } from "../../state/engine/engine-tries.ts";
import { downloadRecyclingEffectAtom } from "../../state/files/recycling-csv.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { formatCount, formatScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { productRows } from "./effect-rows.ts";
import { EffectTable, type EffectRow } from "./effect-table.tsx";

const words = recyclingTexts.effect;

/** The summary of a portfolio, then each metric. */
const portfolioRows = (scores: EffectScores, { metrics }: Catalogue): readonly EffectRow[] =>
  scores.flatMap(({ before, now }) => [
    { id: " summary", name: words.summary, shown: formatSummary, before: before.summary, now: now.summary },
    ...metrics
      .toSorted((a, b) => a.order - b.order)
      .map(({ metric_id, metric_name }) => ({
        id: metric_id,
        name: metric_name,
        shown: formatScore,
        before: before.score[metric_id],
        now: now.score[metric_id],
      })),
  ]);

/** Scores under the saved and under the draft settings: the products of a comparison, or the metrics of a portfolio. */
export const RecyclingEffect = ({ subject }: { readonly subject: Subject }) => {
  const { status, rows: scores, problem } = useAtomValue(recyclingEffectAtom);
  const retry = useSetAtom(retryEngineAtom);
  const catalogue = useAtomValue(subjectCatalogueAtom(subject));
  const save = useSetAtom(downloadRecyclingEffectAtom);
  if (problem) return <ErrorNotice title={words.problem} onRetry={retry} />;
  if (!scores || !catalogue) return <Spinner label={words.loading} />;
  const hasProducts = subject.kind === "comparison";
  const rows = (hasProducts ? productRows : portfolioRows)(scores, catalogue);
  const changed = rows.filter(({ details }) => details !== undefined).length;
  return (
    <>
      <EffectTable head={hasProducts ? words.product : words.metricHead} rows={rows} />
      <CsvButton label={words.csvLabel} onSave={() => save(subject)} />
      {hasProducts && (
        <output>
          <VisuallyHidden>
            {status === "ready" && words.spoken(changed, formatCount(changed), formatCount(rows.length))}
          </VisuallyHidden>
        </output>
      )}
    </>
  );
};
