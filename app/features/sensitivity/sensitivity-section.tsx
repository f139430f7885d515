import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, type ReactNode } from "react";
import type { Sensitivity } from "../../../workers/engine/analysis/lever-curve.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { drawScoreDots } from "../../charts/draw-dots.ts";
import { SaveChart } from "../../charts/save-chart.tsx";
import { ScoreDots, type ScoreDotsRow } from "../../charts/score-dots.tsx";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { subjectLawAtom } from "../../state/analysis/left-out-products.ts";
import { retryEngineAtom } from "../../state/engine/engine-tries.ts";
import type { Subject } from "../../state/core/subject.ts";
import { chartFactsAtom } from "../../exports/chart-facts.ts";
import { downloadSensitivityAtom } from "../../exports/sensitivity-files.ts";
import { sensitivityTexts as words } from "../../text/en/sensitivity.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { flushStart } from "../../ui/button/flush.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { CurveTable } from "./curve-table.tsx";
import { SaveTried } from "./save-tried.tsx";
import { LeverChoice } from "./lever-choice.tsx";
import { LeverControl } from "./lever-control.tsx";
import * as styles from "./sensitivity.css.ts";
import type { ChosenLever } from "./use-lever.ts";

/** A ranked product or portfolio. */
export interface RankedRow extends Omit<ScoreDotsRow, "score" | "band"> {
  /** the mark in a picture */
  readonly remark?: string | undefined;
  readonly summary: number | null;
  readonly summary_band: string | null;
}

interface SensitivitySectionProps {
  /** id of the heading */
  readonly id: string;
  readonly subject: Subject;
  readonly note: string;
  /** products whose figures can be varied */
  readonly products: readonly { readonly prodsys_id: string; readonly name: string }[];
  readonly choice: ChosenLever;
  /** of the chosen lever; null = not computed yet */
  readonly curve: Sensitivity | null;
  readonly hasFailed: boolean;
  readonly catalogue: Catalogue | null;
  readonly sentence: string;
  /** best first; null = nothing to rank */
  readonly ranking: { readonly label: string; readonly nameHead?: string; readonly rows: readonly RankedRow[] } | null;
  /** display name of the varied product */
  readonly name: string;
  /** display name of what the curve ranks: the product, or the portfolio */
  readonly ownName: string;
  readonly nameOf: (id: string) => string;
  /** false = shared results, which are read-only */
  readonly canKeep: boolean;
  /** after the ranking, before `below` and the curve's table */
  readonly children?: ReactNode;
  readonly below?: ReactNode;
}

/** Varies one figure of a product and shows the effect; what is ranked and said comes from the comparison or portfolio. */
export const SensitivitySection = (props: SensitivitySectionProps) => {
  const { id, subject, note, products, choice, curve, hasFailed, catalogue, sentence, ranking, name, ownName, nameOf } =
    props;
  const { canKeep, children, below } = props;
  const { product, lever, levers, value } = choice;
  const law = useAtomValue(subjectLawAtom(product));
  const retry = useSetAtom(retryEngineAtom);
  const download = useSetAtom(downloadSensitivityAtom);
  const bands = useMemo(() => paintedBands(catalogue?.bands ?? []), [catalogue]);
  const describe = useSetAtom(chartFactsAtom);
  const legend = bands.map((band) => ({ band: band.paint, label: band.label }));
  const ranked =
    ranking?.rows.map(({ summary, summary_band, ...row }) => ({
      ...row,
      score: summary,
      band: bandOf(bands, summary_band, summary)?.paint ?? NO_PAINT,
    })) ?? [];
  const inWords = inSentence(name);
  return (
    <Section id={id} title={words.title} note={note}>
      {products.length > 0 && (
        <LeverChoice
          {...{ products, lever, levers, law }}
          prodsys_id={product.prodsys_id}
          onProduct={choice.onProduct}
          onLever={choice.onLever}
        />
      )}
      {(choice.hasFailed || hasFailed) && <ErrorNotice title={words.failed} onRetry={retry} />}
      {choice.isLoading && products.length > 0 && <Spinner label={words.loading} />}
      {!choice.isLoading && !choice.hasFailed && lever === null && <EmptyState>{words.none}</EmptyState>}
      {lever !== null && (
        <>
          <LeverControl
            {...{ lever, value }}
            product={inWords}
            changes={curve?.changes.map((change) => change.value) ?? []}
            onChange={choice.onMove}
          />
          <output className={styles.sentence} style={{ display: "block" }}>
            {sentence}
          </output>
          {ranking && (
            <>
              <ScoreDots {...ranking} rows={ranked} legend={legend} />
              <div className={flushStart}>
                <SaveChart
                  name="whatIf"
                  draw={() => drawScoreDots({ label: ranking.label, rows: ranked, legend })}
                  facts={(chart) => describe(subject, { chart, title: sentence, note: ranking.label })}
                />
              </div>
            </>
          )}
          {children}
          <div className={styles.below}>
            {below}
            {curve && (
              <Disclosure
                title={words.table}
                level={3}
                actions={<CsvButton label={words.csvLabel} onSave={() => download(product, lever.id)} />}
              >
                <CurveTable curve={curve} product={inWords} nameOf={nameOf} ownName={ownName} />
              </Disclosure>
            )}
          </div>
        </>
      )}
      {/* stays mounted while another product's levers load, so that its message remains */}
      {canKeep && <SaveTried name={name} />}
    </Section>
  );
};
