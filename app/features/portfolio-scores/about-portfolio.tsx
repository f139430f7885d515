import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
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
  readonly names: PortfolioNames;
  readonly facts: TableFacts;
  readonly lines: number;
  readonly uses: number;
  readonly data_version: string | null;
  /** name of the portfolio that this one is a scenario of; null = none, or deleted */
  readonly scenarioOf: string | null;
  /** lines without a food, for which the food with the highest risk is assumed */
  readonly foodlessLines: number;
  /** names of the metrics with assumed figures */
  readonly assumed: readonly string[];
}

const words = portfolioScoresTexts.about;

/** Section About your Portfolio: its settings, and its uses by use case. */
export const AboutPortfolio = (props: AboutPortfolioProps) => {
  const { id, portfolio, names, facts, lines, uses, data_version, scenarioOf, foodlessLines, assumed } = props;
  const { facts: terms } = words;
  const assumptions = [
    ...(foodlessLines === 0 ? [] : [words.foodOnLines(foodlessLines, formatCount(foodlessLines))]),
    ...assumed,
  ];
  const rows: readonly (readonly [string, string])[] = [
    [terms.name, portfolio.portfolio_name],
    [terms.description, portfolio.portfolio_desc],
    ...(scenarioOf === null ? [] : [[terms.scenario, scenarioOf] as const]),
    [terms.region, names.region(portfolio.region_use)],
    [terms.recycling, portfolio.custom_composting_and_recycling ? words.custom : words.regional],
    [terms.weights, portfolio.weights === undefined ? words.usualWeights : weightsTexts.own],
    [terms.lines, formatCount(lines)],
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
              <NumberCell muted>{formatShare(uses > 0 ? one.uses / uses : null, 1)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
    </Section>
  );
};
