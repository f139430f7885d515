import { useAtomValue } from "jotai";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import type { EmbeddedChartProps } from "../../state/comparison/compared-product.ts";
import { breakEvensAtom } from "../../state/comparison/comparison-parts.ts";
import { breakEvenTexts as words } from "../../text/en/break-even.ts";
import { shownUnit } from "../../text/format.ts";
import { caption, group } from "../../theme/text.css.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { BreakEvenPicture } from "./break-even-picture.tsx";
import { breakEvenStory, missingPair } from "./break-even-story.ts";

/** Break-even of the climate impact in an embedded share: the finding, the unit and the chart, without controls. */
export default function EmbeddedBreakEven({ comparison_id, catalogue, products }: EmbeddedChartProps) {
  const { value: pairs, problem } = useAtomValue(breakEvensAtom(comparison_id));
  const unit = shownUnit(catalogue.metrics.find(({ metric_id }) => metric_id === "climate")?.unit ?? "");
  const allowed = allowedAmong(products, useAtomValue(leftOutAtom({ kind: "comparison", id: comparison_id })));
  const { title } = breakEvenStory({ products, allowed, pairs: pairs ?? [], metric: "climate", chosen: null });
  const missing = missingPair({ products, allowed });
  return (
    <>
      <h1 className={group}>{title}</h1>
      <p className={caption}>
        <WithUnits text={words.chart(words.metrics.climate, unit.unit)} />
      </p>
      {problem && <ErrorNotice title={words.failed} />}
      {missing === null ? (
        pairs && <BreakEvenPicture {...{ products, allowed, pairs, unit }} />
      ) : (
        <EmptyState>{missing}</EmptyState>
      )}
    </>
  );
}
