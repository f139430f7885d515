import { useAtomValue } from "jotai";
import { useMemo } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { UncertainScores } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { today } from "../../market-rules/law-words.ts";
import { paintedBands } from "../../score-tables/band-of.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { portfolioContributionsAtom, portfolioQualityAtom } from "../../state/portfolio/portfolio-facts.ts";
import { portfolioPeriodAtom } from "../../state/portfolio/portfolio-period.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioStreamsAtom } from "../../state/portfolio/portfolio-streams.ts";
import { productsAtom } from "../../state/work/products.ts";
import { formatPeriod } from "../../text/dates.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatCount, productName } from "../../text/format.ts";
import { formatOf100 } from "../../text/shares.ts";
import { LawFacts, QualityFacts } from "./law-and-quality.tsx";
import { FiguresList, portfolioAssumptions, portfolioSettings } from "./portfolio-facts.tsx";
import { PortfolioMatrix, RangesMatrix } from "./portfolio-matrix.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { reportSection, type ReportSection } from "./report-sheet.tsx";
import { FactsList } from "./report-table.tsx";
import { LinesTable, PartsTables, ProductsTable, type ReportedUse } from "./report-tables.tsx";

interface PortfolioReportProps {
  readonly portfolio: PortfolioHead;
  readonly table: LineTable;
  readonly catalogue: Catalogue;
  readonly scores: PortfolioScores;
  readonly data_version: string;
  /** distinct products with their uses, most used first */
  readonly uses: readonly ReportedUse[];
  /** food_ids of the lines */
  readonly foods: readonly string[];
  /** name of the portfolio that this one is a scenario of; null = not a scenario */
  readonly scenarioOf: string | null;
  /** 5–95 % ranges of the scores; null = uncertainty is hidden */
  readonly ranges: { readonly scores: UncertainScores; readonly draws: number; readonly seed: number } | null;
  /** sections of other features, after the contributions */
  readonly charts: readonly ReportSection[];
  readonly onClose: () => void;
}

/** The report of a portfolio: key figures, scores, contributions, settings, assumptions, data quality and law. */
export const PortfolioReport = (props: PortfolioReportProps) => {
  const { portfolio, table, catalogue, scores, data_version, uses, foods, scenarioOf, ranges, charts, onClose } = props;
  const { portfolio_id: id, region_use, weights } = portfolio;
  const names = portfolioNamesOf(catalogue);
  const period = useAtomValue(portfolioPeriodAtom(id));
  const quality = useAtomValue(portfolioQualityAtom(id));
  const contributions = useAtomValue(portfolioContributionsAtom(id)).value;
  const streams = useAtomValue(portfolioStreamsAtom(id)).value ?? [];
  const law = lawOfProducts(catalogue, region_use);
  const saved = useAtomValue(productsAtom);
  const columns = metricColumns(catalogue, weights);
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use);
  const regionName = region?.region_name2 ?? region_use;
  const products = useMemo(
    () => uses.map(({ prodsys_id }) => ({ prodsys_id, name: productName(names.product(prodsys_id).name) })),
    [uses, names],
  );
  const lines = formatCount(table.length);
  const total = formatCount(table.uses);
  const known = { portfolio, catalogue, columns, products, foods, saved, streams, scenarioOf };
  return (
    <ReportDialog
      {...{ id, catalogue }}
      about={portfolio}
      head={{
        kind: "portfolio",
        name: portfolio.portfolio_name,
        data_version,
        finding:
          scores.summary === null
            ? reportTexts.portfolioUnweighted
            : reportTexts.portfolioSentence(formatOf100(scores.summary)),
        unit: reportTexts.portfolioCovers(
          reportTexts.usesIn(table.uses, total),
          reportTexts.linesIn(table.length, lines),
          regionName,
          formatPeriod(period),
        ),
      }}
      sections={[
        reportSection("figures", <FiguresList scores={scores} />),
        reportSection(
          "scores",
          <PortfolioMatrix
            {...{ scores, columns, catalogue }}
            bands={paintedBands(catalogue.bands)}
            ownWeights={weights !== undefined}
          />,
        ),
        ...(ranges === null
          ? []
          : [
              reportSection(
                "uncertainty",
                <RangesMatrix
                  nameHead={reportTexts.name}
                  rows={[{ id, name: portfolio.portfolio_name, scores: ranges.scores }]}
                  columns={columns}
                  draws={ranges.draws}
                  seed={ranges.seed}
                  verdict={null}
                />,
              ),
            ]),
        reportSection("arises", <PartsTables {...{ contributions, catalogue, names }} />),
        ...charts,
        reportSection("products", <ProductsTable {...{ uses, names, law }} total={table.uses} />),
        reportSection("lines", <LinesTable table={table} names={names} />),
        reportSection("settings", <FactsList facts={portfolioSettings(known)} none={reportTexts.settingsNone} />),
        reportSection(
          "assumptions",
          <FactsList facts={portfolioAssumptions({ ...known, scores, names, region: regionName })} none="" />,
        ),
        reportSection(
          "quality",
          <QualityFacts
            rows={
              quality.problem === null
                ? quality.value === null
                  ? []
                  : [{ id, name: portfolio.portfolio_name, quality: quality.value }]
                : null
            }
          />,
        ),
        reportSection("law", <LawFacts {...{ products, law, region: regionName }} day={today()} />),
      ]}
      leftOut={["lines"]}
      onClose={onClose}
    />
  );
};
