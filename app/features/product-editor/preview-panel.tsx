import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo, useState } from "react";
import { QUANT_METRIC_IDS, type QuantMetricId, STAGES } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue, CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import { STAGE_PAINT } from "../../charts/segment-paint.ts";
import { ShortBars } from "../../charts/short-bars.tsx";
import { bandOf, type PaintedBand, paintedBands } from "../../score-tables/band-of.ts";
import type { DraftContext } from "../../state/editors/draft-context.ts";
import { type DraftPayback, productPaybackAtom } from "../../state/editors/product-payback.ts";
import { type ProductPreview, productPreviewAtom } from "../../state/editors/product-preview.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { productPreviewTexts as words } from "../../text/en/product-preview.ts";
import { formatNumber, formatScore, productName, sharedDecimals, shownUnit } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { phraseInUnits } from "../../text/phrase-units.ts";
import { formatOf100 } from "../../text/shares.ts";
import { named } from "../../text/short-name.ts";
import * as text from "../../theme/text.css.ts";
import { group } from "../../theme/text.css.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { previewRows, previewStages, shownChange } from "./preview-scores.ts";
import { Change, PreviewTable } from "./preview-table.tsx";
import * as styles from "./preview.css.ts";

interface PreviewStagesProps {
  readonly metrics: readonly CatalogueMetric[];
  readonly before: ProductScores | null;
  readonly now: ProductScores;
}

const legend = () => STAGES.map((stage) => ({ label: words.stageNames[stage], paint: STAGE_PAINT[stage] }));

/** Impact by stage, before and now, for one metric at a time. */
const PreviewStages = ({ metrics, before, now }: PreviewStagesProps) => {
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

/** Delay before an announcement, in ms; skips intermediate scores during typing. */
const DELAY_MS = 900;

/** Announces the summary score to screen readers once it has stopped changing. */
const PreviewAnnouncement = ({ preview }: { readonly preview: ProductPreview }) => {
  const { status, before, now } = preview;
  const sentence =
    status !== "ready" || now === null
      ? ""
      : before === null
        ? words.saidNow(formatOf100(now.summary))
        : words.said(formatOf100(now.summary), formatOf100(before.summary));
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (sentence === "") return undefined;
    const timer = setTimeout(() => setAnnounced(sentence), DELAY_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return <Announcer message={announced} />;
};

/** From how many uses the reusable product is better, and whether the edits changed that. */
export const paybackSentence = ({ now, before }: DraftPayback, { products }: Pick<Catalogue, "products">): string => {
  const { payback } = words;
  const { uses, other_id, others } = now;
  const other = products.find(({ prodsys_id }) => prodsys_id === other_id)?.prodsys_name ?? other_id;
  const name = inSentence(productName(other));
  const sentence =
    uses === null
      ? payback.never(name)
      : others === 1
        ? payback.one(name, payback.uses(uses))
        : payback.all(payback.uses(uses));
  if (before === null) return payback.alone(sentence);
  if (before.uses === uses) return payback.asBefore(sentence);
  return before.uses === null ? payback.neverBefore(sentence) : payback.before(sentence, payback.uses(before.uses));
};

/** Payback of the edited reusable product against the other products of the comparison. */
const PreviewPayback = ({ catalogue }: { readonly catalogue: Catalogue }) => {
  const { value: payback } = useAtomValue(productPaybackAtom);
  return payback && <p className={styles.payback}>{paybackSentence(payback, catalogue)}</p>;
};

interface PreviewPanelProps {
  readonly id: string;
  readonly catalogue: Catalogue;
  /** service, food and region of the scores, as text */
  readonly subject: string;
}

/** The current summary with its band, and the one before the edits. */
const Summary = ({ preview, bands }: { readonly preview: ProductPreview; readonly bands: readonly PaintedBand[] }) => {
  const { before, now } = preview;
  const band = bandOf(bands, now?.summary_band ?? null, now?.summary ?? null);
  const was = bandOf(bands, before?.summary_band ?? null, before?.summary ?? null);
  return (
    <div className={styles.summary}>
      <p className={styles.figure}>{formatScore(now?.summary)}</p>
      <div>
        {band && (
          <p className={styles.band}>
            <span className={styles.swatch} style={{ background: band.paint.fill, outlineColor: band.paint.outline }} />
            {band.label}
          </p>
        )}
        {before !== null && was && <p className={styles.was}>{words.was(formatScore(before.summary), was.label)}</p>}
      </div>
      <span className={styles.summaryChange}>
        <Change points={shownChange(before?.summary, now?.summary)} />
      </span>
    </div>
  );
};

/** Effect of the edits on the scores: now and before. Keeps the previous scores during a scoring, to prevent flicker. */
export const PreviewPanel = ({ id, catalogue, subject }: PreviewPanelProps) => {
  const preview = useAtomValue(productPreviewAtom);
  const retry = useSetAtom(retryEngineAtom);
  const bands = useMemo(() => paintedBands(catalogue.bands), [catalogue]);
  const { status, before, now } = preview;
  return (
    <section aria-labelledby={id} aria-busy={status === "scoring"}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={text.group}>
          {words.title}
        </h2>
        <span className={text.caption}>{before === null ? words.keyNow : words.key}</span>
      </div>
      <p className={styles.subject}>{subject}</p>
      {status === "problem" && <ErrorNotice title={words.failed} text={words.failedText} onRetry={retry} />}
      {status === "unfinished" && <p className={styles.unfinished}>{words.unfinished}</p>}
      {status === "scoring" && now === null && <Spinner label={words.scoring} />}
      {now !== null && (
        <>
          <Summary preview={preview} bands={bands} />
          <PreviewTable rows={previewRows(catalogue.metrics, before, now)} bands={bands} compares={before !== null} />
          <PreviewStages metrics={catalogue.metrics} before={before} now={now} />
          <PreviewPayback catalogue={catalogue} />
        </>
      )}
      <PreviewAnnouncement preview={preview} />
    </section>
  );
};

/** Service, food and region of the preview's scores, as text. */
export const previewSubject = (context: DraftContext, catalogue: Catalogue): string => {
  const usecase = catalogue.use_cases.find(({ usecase_id }) => usecase_id === context.usecase_id);
  const region = catalogue.regions.find(({ region_id }) => region_id === context.region_use);
  const food = catalogue.foods.find(({ food_id }) => food_id === context.food_id);
  const sentence = context.weights === undefined ? words.for : words.forOwnWeights;
  return sentence(
    phraseInUnits(usecase?.text_phrase ?? context.usecase_id),
    inSentence(food?.food_name ?? context.food_id),
    region?.region_name2 ?? context.region_use,
  );
};
