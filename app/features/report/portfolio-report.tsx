import { useAtomValue } from "jotai";
import { useMemo, useState, type ReactNode } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { UncertainScores } from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { today } from "../../market-rules/law-words.ts";
import { paintedBands } from "../../score-tables/band-of.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { portfolioQualityAtom, portfolioContributionsAtom } from "../../state/portfolio/portfolio-facts.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioStreamsAtom } from "../../state/portfolio/portfolio-streams.ts";
import { productsAtom } from "../../state/work/products.ts";
import { formatDate } from "../../text/dates.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatCount, productName } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { FactsList } from "./facts-list.tsx";
import { FiguresList } from "./figures-list.tsx";
import { LawFacts } from "./law-facts.tsx";
import { LinesTable } from "./lines-table.tsx";
import { PartsTables } from "./parts-tables.tsx";
import { portfolioAssumptions, portfolioSettings } from "./portfolio-facts.ts";
import { PortfolioMatrix } from "./portfolio-matrix.tsx";
import { ProductsTable, type ReportedUse } from "./products-table.tsx";
import { QualityFacts } from "./quality-facts.tsx";
import { RangesMatrix } from "./ranges-matrix.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import type { ReportSection } from "./report-sheet.tsx";

interface PortfolioReportProps {
  readonly portfolio: PortfolioHead;
  readonly table: EntryTable;
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

const { titles } = reportTexts;
/** The report of a portfolio: key figures, scores, contributions, settings, assumptions, data quality and law. */
export const PortfolioReport = (props: PortfolioReportProps) => {
  const { portfolio, table, catalogue, scores, data_version, uses, foods, scenarioOf, ranges, charts, onClose } = props;
  const { portfolio_id: id, region_use, weights } = portfolio;
  const names = portfolioNamesOf(catalogue);
  const quality = useAtomValue(portfolioQualityAtom(id));
  const contributions = useAtomValue(portfolioContributionsAtom(id)).value;
  const streams = useAtomValue(portfolioStreamsAtom(id)).value ?? [];
  const law = lawOfProducts(catalogue, region_use);
  const saved = useAtomValue(productsAtom);
  const [createdAt] = useState(() => Date.now());
  const columns = metricColumns(catalogue, weights);
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use);
  const regionName = region?.region_name2 ?? region_use;
  const products = useMemo(
    () => uses.map(({ prodsys_id }) => ({ prodsys_id, name: productName(names.product(prodsys_id).name) })),
    [uses, names],
  );
  const lines = formatCount(table.length);
  const total = formatCount(table.uses);
  const section = (name: keyof typeof titles, content: ReactNode): ReportSection => ({
    id: name,
    title: titles[name],
    content,
  });
  const known = { portfolio, catalogue, columns, products, foods, saved, streams, scenarioOf };
  return (
    <ReportDialog
      id={id}
      head={{
        kind: "portfolio",
        name: portfolio.portfolio_name,
        date: formatDate(createdAt),
        data_version,
        region: region?.region_name ?? region_use,
        ownWeights: weights !== undefined,
        finding:
          scores.summary === null
            ? reportTexts.portfolioUnweighted
            : reportTexts.portfolioSentence(formatSummary(scores.summary)),
        unit: reportTexts.portfolioCovers(
          reportTexts.usesIn(table.uses, total),
          reportTexts.linesIn(table.length, lines),
          regionName,
        ),
      }}
      sections={[
        section("figures", <FiguresList scores={scores} />),
        section(
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
              section(
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
        section("arises", <PartsTables {...{ contributions, catalogue, names }} />),
        ...charts,
        section("products", <ProductsTable {...{ uses, names, law }} total={table.uses} />),
        section("lines", <LinesTable table={table} names={names} />),
        section("settings", <FactsList facts={portfolioSettings(known)} none={reportTexts.settingsNone} />),
        section(
          "assumptions",
          <FactsList facts={portfolioAssumptions({ ...known, scores, names, region: regionName })} none="" />,
        ),
        section(
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
        section("law", <LawFacts {...{ products, law, region: regionName }} day={today()} />),
      ]}
      leftOut={["lines"]}
      size={region_use === "UnitedStates" ? "Letter" : "A4"}
      note={portfolio.note ?? ""}
      onClose={onClose}
    />
  );
};
