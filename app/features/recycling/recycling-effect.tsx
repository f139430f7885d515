import { useAtomValue, useSetAtom } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { downloadRecyclingEffectAtom } from "../../exports/recycling.ts";
import { type BeforeNow, BeforeNowTable, metricRows, pointsBetween } from "../../score-tables/before-now-table.tsx";
import { type EffectScores, recyclingEffectAtom } from "../../state/analysis/recycling-effect.ts";
import { subjectCatalogueAtom } from "../../state/analysis/subject-settings.ts";
import type { Subject } from "../../state/core/subject.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { formatCount, formatScore, productName } from "../../text/format.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as styles from "./recycling.css.ts";

const words = recyclingTexts.effect;

type Scored = EffectScores[number]["before"];

/** "Climate 77 → 79, Recoverability 20 → 61": metrics whose displayed score changes; "" = none. */
const changedMetrics = (before: Scored, now: Scored, { metrics }: Catalogue): string =>
  words.list(
    metrics
      .filter(({ metric_id: id }) => (pointsBetween(before.score[id], now.score[id]) ?? 0) !== 0)
      .map(({ metric_id: id, metric_name }) =>
        words.metric(metric_name, formatScore(before.score[id]), formatScore(now.score[id])),
      ),
  );

/** Products of a comparison, in its order, with their summaries before and now. */
const productRows = (scores: EffectScores, catalogue: Catalogue): readonly BeforeNow[] => {
  const names = new Map(catalogue.products.map((product) => [product.prodsys_id, product.prodsys_name]));
  return scores.map(({ prodsys_id, before, now }): BeforeNow => {
    const id = prodsys_id ?? "";
    const details = changedMetrics(before, now, catalogue);
    return {
      id,
      name: productName(names.get(id) ?? id),
      before: before.summary,
      now: now.summary,
      ...(details === "" ? {} : { details }),
    };
  });
};

/** Scores under the saved and under the draft settings: the products of a comparison, or the metrics of a portfolio. */
export const RecyclingEffect = ({ subject }: { readonly subject: Subject }) => {
  const { value: scores, problem, isAsking } = useAtomValue(recyclingEffectAtom);
  const retry = useSetAtom(retryEngineAtom);
  const catalogue = useAtomValue(subjectCatalogueAtom(subject));
  const save = useSetAtom(downloadRecyclingEffectAtom);
  if (problem) return <ErrorNotice title={words.problem} onRetry={retry} />;
  if (!scores || !catalogue) return <Spinner label={words.loading} />;
  const hasProducts = subject.kind === "comparison";
  const rows = hasProducts
    ? productRows(scores, catalogue)
    : scores.flatMap(({ before, now }) => metricRows(words.summary, before, now, catalogue));
  const changed = rows.filter(({ details }) => details !== undefined).length;
  return (
    <>
      <BeforeNowTable
        {...{ words, rows }}
        head={hasProducts ? words.product : words.metricHead}
        nameClass={styles.effectName}
      />
      <CsvButton label={words.csvLabel} onSave={() => save(subject)} />
      {hasProducts && (
        <output>
          <VisuallyHidden>
            {!isAsking && words.spoken(changed, formatCount(changed), formatCount(rows.length))}
          </VisuallyHidden>
        </output>
      )}
    </>
  );
};
