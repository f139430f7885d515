import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatCount } from "../../text/format.ts";
import { formatShare } from "../../text/shares.ts";
import { formatList } from "../../text/lists.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./scores.css.ts";
import type { TableFacts } from "./table-facts.ts";

interface AboutPortfolioProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio: PortfolioHead;
  readonly table: LineTable;
  readonly catalogue: Catalogue;
  readonly facts: TableFacts;
  readonly data_version: string | null;
  /** name of the portfolio that this one is a scenario of; null = none, or deleted */
  readonly scenarioOf: string | null;
  /** metrics with assumed figures */
  readonly assumed: readonly MetricId[];
}

const words = portfolioScoresTexts.about;

/** Section About your Portfolio: its settings, and its uses by use case. */
export const AboutPortfolio = (props: AboutPortfolioProps) => {
  const { id, portfolio, table, catalogue, facts, data_version, scenarioOf, assumed } = props;
  const names = portfolioNamesOf(catalogue);
  // the food with the highest risk is assumed for them
  const foodlessLines = facts.foods
    .filter((food) => food.id === "" || food.id === catalogue.default_food)
    .reduce((sum, food) => sum + food.lines, 0);
  const { facts: terms } = words;
  const assumptions = [
    ...(foodlessLines === 0 ? [] : [words.foodOnLines(foodlessLines, formatCount(foodlessLines))]),
    ...metricColumns(catalogue, portfolio.weights)
      .filter(({ metric_id }) => assumed.includes(metric_id))
      .map(({ name }) => name),
  ];
  const rows: readonly (readonly [string, string])[] = [
    [terms.name, portfolio.portfolio_name],
    [terms.description, portfolio.portfolio_desc],
    ...(scenarioOf === null ? [] : [[terms.scenario, scenarioOf] as const]),
    [terms.region, names.region(portfolio.region_use)],
    [terms.recycling, portfolio.custom_composting_and_recycling ? words.custom : words.regional],
    [terms.weights, portfolio.weights === undefined ? words.usualWeights : weightsTexts.own],
    [terms.lines, formatCount(table.length)],
    [terms.use_cases, formatCount(facts.usecases.length)],
    [terms.products, formatCount(facts.products.length)],
    [terms.foods, formatCount(facts.foods.length)],
    ...(data_version === null ? [] : [[terms.data, data_version] as const]),
    [terms.assumed, assumptions.length === 0 ? words.none : formatList(assumptions)],
  ];
  return (
    <Section id={id} title={words.title}>
      <dl className={styles.facts}>
        {rows.map(([term, value]) => (
          <div key={term} style={{ display: "contents" }}>
            <dt className={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DataTable caption={words.table} widths={["", "16%", "20%", "18%"]} style={{ maxWidth: "52rem" }}>
        <ColumnHeads text={[words.usecase]} numeric={[words.linesHead, words.usesHead, words.share]} />
        <tbody>
          {facts.usecases.map((one) => (
            <Row key={one.id}>
              <KeyCell>{names.usecase(one.id)}</KeyCell>
              <NumberCell>{formatCount(one.lines)}</NumberCell>
              <NumberCell>{formatCount(one.uses)}</NumberCell>
              <NumberCell muted>{formatShare(table.uses > 0 ? one.uses / table.uses : null, 1)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </Section>
  );
};
