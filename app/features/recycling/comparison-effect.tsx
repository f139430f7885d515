import { useAtomValue, useSetAtom } from "jotai";
import { retryEngineAtom } from "../../state/engine/engine-tries.ts";
import { comparisonCatalogueAtom } from "../../state/analysis/pinned-catalogue.ts";
import { recyclingEffectAtom } from "../../state/comparison/recycling-effect.ts";
import { downloadRecyclingEffectAtom } from "../../state/files/recycling-csv.ts";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { formatCount } from "../../text/format.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { effectRows } from "./effect-rows.ts";
import { EffectTable } from "./effect-table.tsx";

const words = recyclingTexts.effect;

/** The products of a comparison with their scores under the saved and under the draft settings. */
export const ComparisonEffect = ({ comparison_id }: { readonly comparison_id: string }) => {
  const { status, before, now, problem } = useAtomValue(recyclingEffectAtom);
  const retry = useSetAtom(retryEngineAtom);
  const catalogue = useAtomValue(comparisonCatalogueAtom(comparison_id));
  const save = useSetAtom(downloadRecyclingEffectAtom);
  if (problem) return <ErrorNotice title={words.problem} onRetry={retry} />;
  if (!before || !now || !catalogue) return <Spinner label={words.loading} />;
  const rows = effectRows(before, now, catalogue);
  const changed = rows.filter(({ details }) => details !== undefined).length;
  return (
    <>
      <EffectTable head={words.product} rows={rows} />
      <CsvButton label={words.csvLabel} onSave={() => save({ kind: "comparison", id: comparison_id })} />
      <output>
        <VisuallyHidden>
          {status === "ready" && words.spoken(changed, formatCount(changed), formatCount(rows.length))}
        </VisuallyHidden>
      </output>
    </>
  );
};
