import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Explanation, SummaryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import type { Catalogue, CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatCount, formatNumber, formatPercent, formatSignificant } from "../../text/format.ts";
import { group, small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import * as styles from "./explanation.css.ts";
import { FormulaBlock } from "./formula.tsx";
import { scoreDecimals } from "./shown-amount.ts";

const { formula: words, summaryTable: table } = explanationTexts;

interface SummaryViewProps {
  readonly explanation: SummaryExplanation;
  /** in display order */
  readonly metrics: readonly CatalogueMetric[];
  /** true if the weights are the comparison's, not the dataset's */
  readonly hasOwnWeights: boolean;
  readonly onOpen: (metric: MetricId) => void;
}

/** Explanation of a summary: the weighted mean of its metrics, each with a link to its own explanation. */
export const SummaryView = ({ explanation, metrics, hasOwnWeights, onOpen }: SummaryViewProps) => {
  const { summary, terms, estimated } = explanation;
  const weights = terms.reduce((sum, { weight }) => sum + weight, 0);
  const decimals = summary === null ? 1 : scoreDecimals(summary);
  const weighted = terms.reduce((sum, { weight, score }) => sum + weight * score, 0);
  const steps =
    summary === null
      ? [words.noWeight]
      : [
          words.summaryOfMetrics,
          `= ${formatNumber(weighted, decimals)} / ${formatSignificant(weights)}`,
          `= ${formatNumber(summary, decimals)}`,
        ];
  return (
    <>
      <dl className={`${styles.formulas} ${styles.alone}`}>
        <FormulaBlock title={hasOwnWeights ? words.summaryOwnWeights : words.summary} lines={steps} />
      </dl>
      <DataTable caption={table.caption} widths={["", "5rem", "5rem", "5rem"]} className={styles.small}>
        <ColumnHeads text={[table.metric]} numeric={[table.score, table.weight, table.points]} />
        <tbody>
          {metrics.map(({ metric_id, metric_name }) => {
            const term = terms.find(({ metric }) => metric === metric_id);
            if (term === undefined) return null;
            return (
              <Row key={metric_id}>
                <KeyCell>
                  <LinkLike aria-label={table.open(metric_name)} onClick={() => onOpen(metric_id)}>
                    {metric_name}
                  </LinkLike>{" "}
                  {term.below_scale && <Mark kind="below_scale" />} {term.assumed && <Mark kind="assumed" />}
                  {term.estimated !== null && (
                    <span className={styles.source}>{table.rests(formatPercent(term.estimated))}</span>
                  )}
                </KeyCell>
                <NumberCell>{formatNumber(term.score, scoreDecimals(term.score))}</NumberCell>
                <NumberCell>{formatSignificant(term.weight)}</NumberCell>
                <NumberCell>{formatNumber(term.points, 1)}</NumberCell>
              </Row>
            );
          })}
        </tbody>
        {summary !== null && (
          <tfoot>
            <Row className={styles.sumRow}>
              <KeyCell colSpan={3}>{table.sum}</KeyCell>
              <NumberCell strong>{formatNumber(summary, decimals)}</NumberCell>
            </Row>
          </tfoot>
        )}
      </DataTable>
      {estimated !== null && <p className={`${small} ${styles.note}`}>{table.estimated(formatPercent(estimated))}</p>}
    </>
  );
};

/** A fact of the comparison that can be changed on its page. */
export type ChangeableFact = "region" | "food" | "recycling" | "products";

interface WhatDecidesProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  readonly explanation: Explanation;
  readonly onChange: (fact: ChangeableFact) => void;
}

const { change: whatDecidesWords } = explanationTexts;

interface Decided {
  readonly fact: ChangeableFact;
  readonly text: string;
  readonly action: string;
}

/** The facts of the comparison that affect a number, as text. */
const decidedBy = ({ comparison, catalogue, explanation }: Omit<WhatDecidesProps, "onChange">): Decided[] => {
  const { region_use, food_id, customCompostingAndRecycling } = comparison;
  const region = catalogue.regions.find((row) => row.region_id === region_use)?.region_name ?? region_use;
  const food = catalogue.foods.find((row) => row.food_id === food_id)?.food_name ?? food_id;
  const byRegion = (text: string): Decided => ({ fact: "region", text, action: whatDecidesWords.regionAction });
  const recycling: Decided = {
    fact: "recycling",
    text: whatDecidesWords.recycling(customCompostingAndRecycling),
    action: whatDecidesWords.recyclingAction,
  };
  const products: Decided = {
    fact: "products",
    text: whatDecidesWords.products,
    action: whatDecidesWords.productsAction,
  };
  if (explanation.kind === "summary") return [products];
  if (explanation.kind === "inventory") {
    const { lines } = explanation;
    const own = lines.filter((line) => line.regional && line.region_id === region_use);
    const size = (of: typeof lines) => of.reduce((sum, line) => sum + Math.abs(line.contribution), 0);
    const share = size(lines) === 0 ? 0 : size(own) / size(lines);
    const factors = [formatCount(own.length), formatCount(lines.length)] as const;
    const isRecovered = lines.some(({ role }) => role === "recycling" || role === "composting");
    return [
      byRegion(whatDecidesWords.region(region, ...factors, formatPercent(share))),
      ...(isRecovered ? [recycling] : []),
      products,
    ];
  }
  if (explanation.metric === "chemicals") {
    return [
      ...(explanation.rule === "mean"
        ? [{ fact: "food" as const, text: whatDecidesWords.food(food), action: whatDecidesWords.foodAction }]
        : []),
      products,
    ];
  }
  if (explanation.metric === "recoverability" && explanation.rule === "mean") {
    return [byRegion(whatDecidesWords.regionRates(region)), recycling, products];
  }
  return [products];
};

/** Links from a number to the comparison's controls that affect it. */
export const WhatDecides = ({ onChange, ...given }: WhatDecidesProps) => (
  <section className={styles.section}>
    <h3 className={group}>{whatDecidesWords.title}</h3>
    <ul>
      {decidedBy(given).map(({ fact, text, action }) => (
        <li key={fact} className={small}>
          {text} <LinkLike onClick={() => onChange(fact)}>{action}</LinkLike>
        </li>
      ))}
    </ul>
  </section>
);
