import { useAtomValue } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { today } from "../../market-rules/law-words.ts";
import { paintedBands } from "../../score-tables/band-of.ts";
import { metricColumns, type MetricColumn } from "../../score-tables/metric-columns.ts";
import { comparisonQualityAtom, recoveryStreamsAtom } from "../../state/comparison/comparison-parts.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { productsAtom } from "../../state/work/products.ts";
import { reportTexts } from "../../text/en/report.ts";
import { assumptionFacts, settingFacts } from "./comparison-facts.ts";
import { FactsList } from "./facts-list.tsx";
import { LawFacts } from "./law-facts.tsx";
import { QualityFacts } from "./quality-facts.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { reportSection, type ReportSection } from "./report-sheet.tsx";
import { ScoreMatrix } from "./score-matrix.tsx";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { formatRaw } from "../../text/format.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";

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
