import { useAtomValue } from "jotai";
import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { metricTotals, RawAmount, rawInWords, type RawInWords } from "../../score-tables/raw-in-words.tsx";
import { portfolioContributionsAtom } from "../../state/portfolio/portfolio-facts.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { metricTexts } from "../../text/en/metrics.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { formatNumber, formatPercent, formatScore, productName } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Drawer } from "../../ui/dialog/drawer.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { type Breakdown, contributionRows } from "./contribution-rows.ts";
import { PortfolioWater } from "./portfolio-water.tsx";
import * as styles from "./scores.css.ts";

interface MetricDrawerProps {
  readonly portfolio_id: string;
  readonly catalogue: Catalogue;
  readonly names: PortfolioNames;
  readonly column: MetricColumn;
  readonly scores: PortfolioScores;
  readonly onClose: () => void;
}

const words = portfolioScoresTexts.drawer;
const { contributions: cuts } = portfolioScoresTexts;
const CUTS = ["stages", "use_cases", "products"] as const satisfies readonly Breakdown[];
/** Largest parts per dimension; the section below the scores has all. */
const MAX_PARTS = 8;

/** Explains a metric's number: the sum, its reference, and its largest parts. */
export const MetricDrawer = ({ portfolio_id, catalogue, names, column, scores, onClose }: MetricDrawerProps) => {
  const part = useAtomValue(portfolioContributionsAtom(portfolio_id));
  const { metric_id, name, isRating, range } = column;
  const quant = QUANT_METRIC_IDS.find((one) => one === metric_id);
  const score = (value: number | null): RawInWords => ({ text: formatScore(value) });
  const facts: readonly (readonly [string, RawInWords])[] = [
    [isRating ? words.rating : words.raw, rawInWords(catalogue, column, scores.raw[metric_id])],
    ...(quant ? [[words.highest, rawInWords(catalogue, column, scores.highest[quant])] as const] : []),
    ...(isRating && range
      ? [[words.range, { text: metricTexts.range(formatNumber(range[0]), formatNumber(range[1])) }] as const]
      : []),
    [words.score, scores.score[metric_id] === null ? { text: words.noScore } : score(scores.score[metric_id])],
    ...(scores.best ? [[words.best, score(scores.best.score[metric_id])] as const] : []),
    ...(scores.worst ? [[words.worst, score(scores.worst.score[metric_id])] as const] : []),
  ];
  const nameOf = (cut: Breakdown, id: string): string => {
    if (cut === "use_cases") return names.usecase(id);
    if (cut === "products") return productName(names.product(id).name);
    return Object.entries(cuts.stages).find(([stage]) => stage === id)?.[1] ?? id;
  };
  const total = scores.raw[metric_id] ?? 0;
  const { unit, shown: amount, exact } = metricTotals(catalogue, metric_id, total);
  return (
    <Drawer title={name} kicker={words.kicker} onClose={onClose} subject={metric_id}>
      <div className={styles.stack}>
        <p>{metricTexts.measures[metric_id]}</p>
        <p className={small}>{isRating ? words.ratingFormula : words.quantFormula}</p>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term} style={{ display: "contents" }}>
              <dt className={styles.term}>{term}</dt>
              <dd>
                <RawAmount {...value} />
              </dd>
            </div>
          ))}
        </dl>
        {scores.below_scale.includes(metric_id) && (
          <p className={small}>
            <Mark kind="below_scale" /> {words.belowScale}
          </p>
        )}
        {scores.assumed.includes(metric_id) && (
          <p className={small}>
            <Mark kind="assumed" /> {words.assumed}
          </p>
        )}
        {metric_id === "h2o" && <PortfolioWater {...{ portfolio_id, catalogue }} />}
        {quant &&
          part.value !== null &&
          CUTS.map((cut) => (
            <DataTable key={cut} caption={cuts.bys[cut]} showCaption widths={["", "28%", "18%"]}>
              <ColumnHeads text={[cuts.name]} numeric={[{ name: <WithUnits text={unit.unit} /> }, cuts.share]} />
              <tbody>
                {(part.value === null ? [] : contributionRows(part.value, cut, quant))
                  .slice(0, MAX_PARTS)
                  .map((row) => (
                    <Row key={row.id}>
                      <KeyCell>{nameOf(cut, row.id)}</KeyCell>
                      <NumberCell title={exact(row.value)}>{amount(row.value)}</NumberCell>
                      <NumberCell muted>{formatPercent(row.share, 1)}</NumberCell>
                    </Row>
                  ))}
              </tbody>
            </DataTable>
          ))}
      </div>
    </Drawer>
  );
};
