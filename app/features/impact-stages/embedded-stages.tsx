import { useAtomValue } from "jotai";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import type { EmbeddedChartProps } from "../../state/comparison/compared-product.ts";
import { contributionsAtom } from "../../state/comparison/comparison-parts.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import { impactStagesTexts as words } from "../../text/en/impact-stages.ts";
import { formatNumber, sharedDecimals, shownUnit } from "../../text/format.ts";
import { caption, group } from "../../theme/text.css.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { impactOf } from "./impact-rows.ts";
import { impactSentence } from "./impact-sentence.ts";
import { StagesChart } from "./stages-chart.tsx";

/** Climate by life-cycle stage in an embedded share: the finding, the unit and the chart, without controls. */
export default function EmbeddedStages({ comparison_id, catalogue, products }: EmbeddedChartProps) {
  const { value, problem } = useAtomValue(contributionsAtom(comparison_id));
  const { unit, per } = shownUnit(catalogue.metrics.find(({ metric_id }) => metric_id === "climate")?.unit ?? "");
  const allowed = allowedAmong(products, useAtomValue(leftOutAtom({ kind: "comparison", id: comparison_id })));
  const impact = impactOf(allowed, value ?? [], "climate", "stage", per);
  const decimals = sharedDecimals(impact.rows.map(({ total }) => total));
  const shown = (amount: number | null) => formatNumber(amount, decimals);
  const label = words.chart.stage(words.metrics.climate, unit);
  return (
    <>
      <h1 className={group}>{impactSentence(impact, "stage", shown) ?? words.title}</h1>
      <p className={caption}>
        <WithUnits text={label} />
      </p>
      {problem && <ErrorNotice title={words.failed} />}
      {impact.rows.length > 0 && <StagesChart {...{ impact, shown, label }} />}
    </>
  );
}
