import { useAtomValue } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { forbidding, markOf, today } from "../../market-rules/law-words.ts";
import { bandOf, type PaintedBand, paintedBands } from "../../score-tables/band-of.ts";
import { type MetricColumn, metricColumns } from "../../score-tables/metric-columns.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { comparisonQualityAtom, recoveryStreamsAtom } from "../../state/comparison/comparison-parts.ts";
import { productsAtom } from "../../state/work/products.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatRaw, formatScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { assumptionFacts, settingFacts } from "./comparison-facts.ts";
import { LawFacts, QualityFacts } from "./law-and-quality.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { reportSection, type ReportSection } from "./report-sheet.tsx";
import { FactsList, ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";
import { ScoreKey, signsOf } from "./score-key.tsx";

interface ScoreMatrixProps {
  /** best first */
  readonly products: readonly ResultRow[];
  readonly columns: readonly MetricColumn[];
  readonly bands: readonly PaintedBand[];
  readonly ownWeights: boolean;
  readonly law: LawOfProducts;
  /** YYYY-MM-DD */
  readonly day: string;
}

const has = (marks: readonly MetricId[], metric: MetricId): boolean => marks.includes(metric);

/** Scores, one product per row and one metric per column, with a key of signs, colours and weights below. */
const ScoreMatrix = ({ products, columns, bands, ownWeights, law, day }: ScoreMatrixProps) => {
  const forbidden = products.flatMap(({ prodsys_id }) => forbidding(law.get(prodsys_id) ?? []) ?? []);
  const signs = signsOf({
    assumed: products.some(({ scores }) => scores.assumed.length > 0),
    below_scale: products.some(({ scores }) => scores.below_scale.length > 0),
    law: forbidden.length > 0,
  });
  return (
    <>
      <ReportTable
        label={reportTexts.titles.scores}
        text={[reportTexts.product]}
        numeric={[
          reportTexts.summary,
          ...columns.map(({ metric_id, weight }) => ({
            name: reportTexts.metrics[metric_id],
            note: reportTexts.weightOf(weight),
          })),
        ]}
      >
        {products.map(({ prodsys_id, name, reusable, summary, scores }) => {
          const band = bandOf(bands, scores.summary_band, summary);
          return (
            <tr key={prodsys_id}>
              <th scope="row">
                {name} {reusable && <span className={styles.sign}>{reportTexts.reusableSign}</span>}
                {forbidding(law.get(prodsys_id) ?? []) !== null && <sup className={styles.footnote}>{signs.law}</sup>}
              </th>
              <td className={`${styles.number} ${styles.summary}`}>
                {band && <span className={styles.square} style={{ background: band.paint.fill }} />}
                {formatSummary(summary)}
              </td>
              {columns.map(({ metric_id }) => (
                <td key={metric_id} className={styles.number}>
                  {formatScore(scores.score[metric_id])}
                  {has(scores.assumed, metric_id) && <sup className={styles.footnote}>{signs.assumed}</sup>}
                  {has(scores.below_scale, metric_id) && <sup className={styles.footnote}>{signs.below_scale}</sup>}
                </td>
              ))}
            </tr>
          );
        })}
      </ReportTable>
      <ScoreKey
        {...{ columns, bands, ownWeights, signs }}
        hasReusable={products.some(({ reusable }) => reusable)}
        lawMark={forbidden[0] === undefined ? null : markOf(forbidden[0], day, false)}
      />
    </>
  );
};

interface RawMatrixProps {
  readonly products: readonly ResultRow[];
  readonly columns: readonly MetricColumn[];
}

/** Raw scores per serving, with their units in the head. */
const RawMatrix = ({ products, columns }: RawMatrixProps) => (
  <>
    <ReportTable
      label={reportTexts.titles.raw}
      text={[reportTexts.product]}
      numeric={columns.map(({ metric_id, unit }) => ({
        name: reportTexts.metrics[metric_id],
        note: <WithUnits text={unit} />,
      }))}
    >
      {products.map(({ prodsys_id, name, reusable, scores }) => (
        <tr key={prodsys_id}>
          <th scope="row">
            {name} {reusable && <span className={styles.sign}>{reportTexts.reusableSign}</span>}
          </th>
          {columns.map(({ metric_id }) => (
            <td key={metric_id} className={styles.number}>
              {formatRaw(metric_id, scores.raw[metric_id])}
            </td>
          ))}
        </tr>
      ))}
    </ReportTable>
    <p className={styles.caption}>{reportTexts.rawNote}</p>
  </>
);

interface ComparisonReportProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  /** best first */
  readonly products: readonly ResultRow[];
  readonly data_version: string;
  readonly finding: string;
  /** the functional unit as a sentence */
  readonly unit: string;
  /** sections of other features, between the scores and the settings */
  readonly charts: readonly ReportSection[];
  readonly onClose: () => void;
}

/** The report of a comparison: scores, charts, settings, assumptions, data quality and law. */
export const ComparisonReport = (props: ComparisonReportProps) => {
  const { comparison, catalogue, products, data_version, finding, unit, charts, onClose } = props;
  const { comparison_id: id, region_use, weights } = comparison;
  const quality = useAtomValue(comparisonQualityAtom(id));
  const streams = useAtomValue(recoveryStreamsAtom(id)).value ?? [];
  const law = lawOfProducts(catalogue, region_use);
  const saved = useAtomValue(productsAtom);
  const columns = metricColumns(catalogue, weights);
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use);
  const changed = new Set(
    saved.flatMap(({ product: { customProduct: own, overrides } }) =>
      Object.keys(overrides).length > 0 && products.some(({ prodsys_id }) => prodsys_id === own.product.prodsys_id)
        ? [own.product.prodsys_id]
        : [],
    ),
  );
  const known = { comparison, catalogue, products, columns };
  const day = today();
  const qualities = products.flatMap(({ prodsys_id, name }) => {
    const found = quality.value?.[comparison.currentProductIds.indexOf(prodsys_id)];
    return found ? [{ id: prodsys_id, name, quality: found }] : [];
  });
  return (
    <ReportDialog
      {...{ id, catalogue }}
      about={comparison}
      head={{
        kind: "comparison",
        name: comparison.comparison_name,
        data_version,
        finding,
        unit,
      }}
      sections={[
        reportSection(
          "scores",
          <ScoreMatrix
            {...{ products, columns, law, day }}
            bands={paintedBands(catalogue.bands)}
            ownWeights={weights !== undefined}
          />,
        ),
        reportSection("raw", <RawMatrix products={products} columns={columns} />),
        ...charts,
        reportSection(
          "settings",
          <FactsList facts={settingFacts({ ...known, streams, changed })} none={reportTexts.settingsNone} />,
        ),
        reportSection("assumptions", <FactsList facts={assumptionFacts(known)} none="" />),
        reportSection("quality", <QualityFacts rows={quality.problem === null ? qualities : null} />),
        reportSection("law", <LawFacts {...{ products, law, day }} region={region?.region_name2 ?? region_use} />),
      ]}
      leftOut={["raw"]}
      onClose={onClose}
    />
  );
};
