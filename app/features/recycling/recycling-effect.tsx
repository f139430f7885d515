import { useAtomValue, useSetAtom } from "jotai";
import { BeforeNowTable, metricRows } from "../../score-tables/before-now-table.tsx";
import { recyclingEffectAtom } from "../../state/analysis/recycling-effect.ts";
import { subjectCatalogueAtom } from "../../state/analysis/subject-settings.ts";
import type { Subject } from "../../state/core/subject.ts";
import { retryEngineAtom } from "../../state/engine/engine-tries.ts";
import { downloadRecyclingEffectAtom } from "../../state/files/recycling-csv.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { formatCount } from "../../text/format.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { productRows } from "./effect-rows.ts";
import * as styles from "./recycling.css.ts";

const words = recyclingTexts.effect;

/** Scores under the saved and under the draft settings: the products of a comparison, or the metrics of a portfolio. */
export const RecyclingEffect = ({ subject }: { readonly subject: Subject }) => {
  const { status, scores, problem } = useAtomValue(recyclingEffectAtom);
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
            {status === "ready" && words.spoken(changed, formatCount(changed), formatCount(rows.length))}
          </VisuallyHidden>
        </output>
      )}
    </>
  );
};
