import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { today } from "../../market-rules/law-words.ts";
import { paintedBands } from "../../score-tables/band-of.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { comparisonQualityAtom, recoveryStreamsAtom } from "../../state/comparison/comparison-parts.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { productsAtom } from "../../state/work/products.ts";
import { formatDate } from "../../text/dates.ts";
import { reportTexts } from "../../text/en/report.ts";
import { assumptionFacts, settingFacts } from "./comparison-facts.ts";
import { FactsList } from "./facts-list.tsx";
import { LawFacts } from "./law-facts.tsx";
import { QualityFacts } from "./quality-facts.tsx";
import { RawMatrix } from "./raw-matrix.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import type { ReportSection } from "./report-sheet.tsx";
import { ScoreMatrix, type ReportedProduct } from "./score-matrix.tsx";

interface ComparisonReportProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  /** best first */
  readonly products: readonly ReportedProduct[];
  readonly data_version: string;
  readonly finding: string;
  /** the functional unit as a sentence */
  readonly unit: string;
  /** sections of other features, between the scores and the settings */
  readonly charts: readonly ReportSection[];
  readonly onClose: () => void;
}

const { titles } = reportTexts;

/** The report of a comparison: scores, charts, settings, assumptions, data quality and law. */
export const ComparisonReport = (props: ComparisonReportProps) => {
  const { comparison, catalogue, products, data_version, finding, unit, charts, onClose } = props;
  const { comparison_id: id, region_use, weights } = comparison;
  const quality = useAtomValue(comparisonQualityAtom(id));
  const streams = useAtomValue(recoveryStreamsAtom(id)).value ?? [];
  const law = lawOfProducts(catalogue, region_use);
  const saved = useAtomValue(productsAtom);
  const [createdAt] = useState(() => Date.now());
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
  const section = (name: keyof typeof titles, content: ReactNode): ReportSection => ({
    id: name,
    title: titles[name],
    content,
  });
  return (
    <ReportDialog
      id={id}
      head={{
        kind: "comparison",
        name: comparison.comparison_name,
        date: formatDate(createdAt),
        data_version,
        region: region?.region_name ?? region_use,
        ownWeights: weights !== undefined,
        finding,
        unit,
      }}
      sections={[
        section(
          "scores",
          <ScoreMatrix
            {...{ products, columns, law, day }}
            bands={paintedBands(catalogue.bands)}
            ownWeights={weights !== undefined}
          />,
        ),
        section("raw", <RawMatrix products={products} columns={columns} />),
        ...charts,
        section(
          "settings",
          <FactsList facts={settingFacts({ ...known, streams, changed })} none={reportTexts.settingsNone} />,
        ),
        section("assumptions", <FactsList facts={assumptionFacts(known)} none="" />),
        section("quality", <QualityFacts rows={quality.problem === null ? qualities : null} />),
        section("law", <LawFacts {...{ products, law, day }} region={region?.region_name2 ?? region_use} />),
      ]}
      leftOut={["raw"]}
      size={region_use === "UnitedStates" ? "Letter" : "A4"}
      note={comparison.note ?? ""}
      onClose={onClose}
    />
  );
};
