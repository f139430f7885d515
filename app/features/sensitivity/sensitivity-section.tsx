import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useMemo } from "react";
import type { Sensitivity } from "../../../workers/engine/analysis/lever-curve.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { drawScoreDots } from "../../charts/draw-dots.ts";
import { SaveChart } from "../../charts/save-chart.tsx";
import { ScoreDots, type ScoreDotsRow } from "../../charts/score-dots.tsx";
import { chartFactsAtom } from "../../exports/chart-facts.ts";
import { downloadSensitivityAtom } from "../../exports/sensitivity-files.ts";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { subjectLawAtom } from "../../state/analysis/left-out-products.ts";
import type { Subject } from "../../state/core/subject.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { sensitivityTexts as words } from "../../text/en/sensitivity.ts";
import { formatCount } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatSummary } from "../../text/shares.ts";
import { flushStart } from "../../ui/button/flush.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { leverName, leverUnit, leverValue } from "./lever-words.ts";
import { type ChosenLever, LeverChoice, LeverControl } from "./lever.tsx";
import { SaveTried } from "./save-tried.tsx";
import * as styles from "./sensitivity.css.ts";

/** A ranked product or portfolio. */
export interface RankedRow extends Omit<ScoreDotsRow, "score" | "band"> {
  /** the mark in a picture */
  readonly remark?: string | undefined;
  readonly summary: number | null;
  readonly summary_band: string | null;
}

interface SensitivitySectionProps {
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

/** One value of a lever with the resulting ranking. */
interface CurveRow {
  readonly value: number;
  readonly summary: number | null;
  /** rank of the product, 1 = first; null = no summary */
  readonly place: number | null;
  /** the first in the ranking; id null = the product itself */
  readonly first: { readonly id: string | null; readonly summary: number } | null;
  readonly isUsual: boolean;
  /** true = the order changes at this value */
  readonly isChange: boolean;
}

/** The row for one value of a lever. */
const rowAt = (curve: Sensitivity, value: number, summary: number | null): CurveRow => {
  const others = curve.others.flatMap(({ id, summary: theirs }) => (theirs === null ? [] : [{ id, summary: theirs }]));
  const best = others.toSorted((a, b) => b.summary - a.summary)[0] ?? null;
  const isFirst = summary !== null && (best === null || summary >= best.summary);
  return {
    value,
    summary,
    place: summary === null ? null : 1 + others.filter((other) => other.summary > summary).length,
    first: isFirst ? { id: null, summary } : best,
    isUsual: value === curve.lever.now,
    isChange: curve.changes.some((change) => change.value === value),
  };
};

/** About `count` evenly spaced values, the current one, and the first computed value after each change of the order. */
const shownRows = (curve: Sensitivity, count = 10): readonly CurveRow[] => {
  const { points, changes, lever } = curve;
  const every = Math.max(1, Math.floor((points.length - 1) / count));
  const after = new Set(changes.map((change) => points.find(({ value }) => value >= change.value)?.value));
  return points
    .filter(({ value }, at) => at % every === 0 || at === points.length - 1 || value === lever.now || after.has(value))
    .map(({ value, summary }) => ({ ...rowAt(curve, value, summary), isChange: after.has(value) }));
};

interface CurveTableProps {
  readonly curve: Sensitivity;
  /** name for use in a sentence */
  readonly product: string;
  readonly nameOf: (id: string) => string;
  /** display name of the product or portfolio itself */
  readonly ownName: string;
}

/** The curve as a table: evenly spaced values, the current one, and each at which the order has changed. */
const CurveTable = ({ curve, product, nameOf, ownName }: CurveTableProps) => {
  const { lever } = curve;
  return (
    <DataTable caption={words.caption(leverName(lever), product)} widths={["26%", "24%", "16%", ""]}>
      <ColumnHeads
        text={[]}
        numeric={[words.value(leverUnit(lever).unit), words.summary, words.placeHead]}
        after={[words.first]}
      />
      <tbody>
        {shownRows(curve).map((row) => (
          <Row key={row.value} selected={row.isUsual}>
            <KeyCell style={{ textAlign: "right" }}>
              {leverValue(lever, row.value)}
              {row.isUsual && <span className={styles.turn}>{words.usual}</span>}
            </KeyCell>
            <NumberCell>{formatSummary(row.summary)}</NumberCell>
            <NumberCell>{row.place === null ? "" : formatCount(row.place)}</NumberCell>
            <Cell afterNumber>{row.first === null ? "" : row.first.id === null ? ownName : nameOf(row.first.id)}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
};
