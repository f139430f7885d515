import { useState } from "react";
import { QUANT_METRIC_IDS, STAGES, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { STAGE_PAINT } from "../../charts/segment-paint.ts";
import { ShortBars } from "../../charts/short-bars.tsx";
import { productPreviewTexts as words } from "../../text/en/product-preview.ts";
import { formatNumber, shownUnit } from "../../text/format.ts";
import { sharedDecimals } from "../../text/significant.ts";
import { named } from "../../text/short-name.ts";
import { group } from "../../theme/text.css.ts";
import { Select } from "../../ui/field/select.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { previewStages } from "./preview-scores.ts";
import * as styles from "./preview.css.ts";

interface PreviewStagesProps {
  readonly metrics: readonly CatalogueMetric[];
  readonly before: ProductScores | null;
  readonly now: ProductScores;
}

const legend = () => STAGES.map((stage) => ({ label: words.stageNames[stage], paint: STAGE_PAINT[stage] }));

/** Impact by stage, before and now, for one metric at a time. */
export const PreviewStages = ({ metrics, before, now }: PreviewStagesProps) => {
  const [metric, setMetric] = useState<QuantMetricId>("climate");
  const nameOf = (id: QuantMetricId) => metrics.find(({ metric_id }) => metric_id === id)?.metric_name ?? id;
  const { unit, per } = shownUnit(metrics.find(({ metric_id }) => metric_id === metric)?.unit ?? "");
  const compared = [
    ...(before === null ? [] : [{ id: "before", name: words.beforeRow, ...previewStages(before, metric, per) }]),
    { id: "now", name: words.nowRow, strong: true, ...previewStages(now, metric, per) },
  ];
  const decimals = sharedDecimals(compared.map(({ total }) => total));
  return (
    <div className={styles.stages}>
      <div className={styles.stagesHead}>
        <h3 className={group}>
          <WithUnits text={words.stages(unit)} />
        </h3>
        <Select
          hideLabel
          label={words.stageMetric}
          className={styles.metricChoice}
          value={metric}
          options={QUANT_METRIC_IDS.map((value) => ({ value, ...named(nameOf(value)) }))}
          onChange={(chosen) => setMetric(QUANT_METRIC_IDS.find((one) => one === chosen) ?? metric)}
        />
      </div>
      <ShortBars
        label={words.stagesTable(nameOf(metric), unit)}
        legend={legend()}
        rows={compared.map(({ values, total, ...row }) => ({
          ...row,
          total,
          totalShown: formatNumber(total, decimals),
          segments: STAGES.map((stage, at) => ({
            id: stage,
            value: values[at] ?? 0,
            said: words.segment(words.stageNames[stage], formatNumber(values[at] ?? 0, decimals)),
            paint: STAGE_PAINT[stage],
          })),
        }))}
      />
    </div>
  );
};
