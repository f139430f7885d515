import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { bandOf, NO_PAINT, type PaintedBand } from "../../score-tables/band-of.ts";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import type { GroupCost, GroupCosts } from "../../state/analysis/group-costs.ts";
import type { Group } from "../../state/portfolio/portfolio-breakdown.ts";
import { formatLarge, unitFor } from "../../text/amounts.ts";
import { countryName } from "../../text/countries.ts";
import { costTexts } from "../../text/en/cost.ts";
import { portfolioBreakdownTexts as words } from "../../text/en/portfolio-breakdown.ts";
import { formatCount, formatPercent, formatScore } from "../../text/format.ts";
import { formatMoney } from "../../text/money.ts";
import { caption } from "../../theme/text.css.ts";
import { AmountBar } from "../../ui/data-table/amount-bar.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { ScoreTrack } from "../../ui/score-bar/score-bar.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./breakdown.css.ts";
import { climateOf, largestOf, massOf, plasticOf, shareOf, sumOf, usesOf } from "./group-sums.ts";

/** Rows in the table; the file has all. */
const MAX_ROWS = 40;

/** An amount with a bar below it; `share` = length of the bar, 0-1 of the largest. */
const Amount = ({
  text,
  title,
  share,
}: {
  readonly text: string;
  readonly title?: string | undefined;
  readonly share: number;
}) => (
  <>
    <span title={title}>{text}</span>
    <AmountBar share={share} />
  </>
);

/** A cost with its bar; the title says how many of the uses have a price if not all have. */
const Cost = (props: { readonly cost: GroupCost | undefined; readonly share: number; readonly currency: string }) => {
  const { cost, share, currency } = props;
  if (cost === undefined || cost.cost === null) return costTexts.unknown;
  return (
    <>
      <Amount text={formatMoney(cost.cost, currency)} share={share} />
      {cost.priced < 1 && (
        <span className={caption}>{words.priced(formatPercent(Math.floor(100 * cost.priced) / 100))}</span>
      )}
    </>
  );
};

interface GroupTableProps {
  readonly groups: readonly Group[];
  readonly scores: PortfolioScores | null;
  readonly catalogue: Catalogue;
  readonly bands: readonly PaintedBand[];
  readonly by: Grouping;
  readonly nameOf: (key: string) => string;
  /** by key of a group; null = no prices */
  readonly costs: GroupCosts | null;
  readonly currency: string;
}

/** The groups with their scores, uses, impacts, masses and costs, and a row for all lines. */
export const GroupTable = (props: GroupTableProps) => {
  const { groups, scores, catalogue, bands, by, nameOf, costs, currency } = props;
  const costOf = ({ key }: Group): number | null => costs?.get(key)?.cost ?? null;
  const mostCost = largestOf(groups, costOf);
  const shown = groups.slice(0, MAX_ROWS);
  const [climate, uses] = [sumOf(groups, climateOf), largestOf(groups, usesOf)];
  const [mass, plastic] = [largestOf(groups, massOf), largestOf(groups, plasticOf)];
  const mostClimate = largestOf(groups, climateOf);
  const total = metricTotals(catalogue, "climate", mostClimate);
  const wideMass = `${styles.columns.mass} ${styles.wide}`;
  const [massUnit, plasticUnit] = [unitFor("kg", mass), unitFor("kg", plastic)];
  return (
    <>
      <DataTable caption={words.table(words.bys[by].toLowerCase())}>
        <ColumnHeads
          text={[words.bys[by], { name: words.score, className: styles.columns.score }]}
          numeric={[
            { name: words.best, className: `${styles.columns.best} ${styles.wide}` },
            { name: words.uses, className: styles.columns.uses },
            { name: <WithUnits text={words.climate(total.unit.unit)} />, className: styles.columns.climate },
            { name: words.mass(massUnit.unit), className: wideMass },
            { name: words.plastic(plasticUnit.unit), className: wideMass },
            ...(costs === null ? [] : [{ name: words.cost(currency), className: wideMass }]),
            { name: words.share, className: `${styles.columns.share} ${styles.wide}` },
          ]}
        />
        <tbody>
          {shown.map((group) => (
            <Row key={group.key}>
              <KeyCell title={nameOf(group.key)}>
                {nameOf(group.key)}
                {group.country !== null && <span className={styles.country}> {countryName(group.country)}</span>}
              </KeyCell>
              <Cell strong>
                <span className={styles.score}>
                  {formatScore(group.summary)}
                  <span className={styles.track}>
                    <ScoreTrack
                      score={group.summary}
                      band={bandOf(bands, group.summary_band, group.summary)?.paint ?? NO_PAINT}
                    />
                  </span>
                </span>
              </Cell>
              <NumberCell className={styles.wide}>{formatScore(group.best)}</NumberCell>
              <NumberCell>
                <Amount text={formatCount(usesOf(group))} share={shareOf(usesOf(group), uses)} />
              </NumberCell>
              <NumberCell strong>
                <Amount
                  text={total.shown(climateOf(group))}
                  title={total.exact(climateOf(group))}
                  share={shareOf(climateOf(group), mostClimate)}
                />
              </NumberCell>
              <NumberCell className={styles.wide}>
                <Amount text={formatLarge(massOf(group), massUnit)} share={shareOf(massOf(group), mass)} />
              </NumberCell>
              <NumberCell className={styles.wide}>
                <Amount text={formatLarge(plasticOf(group), plasticUnit)} share={shareOf(plasticOf(group), plastic)} />
              </NumberCell>
              {costs !== null && (
                <NumberCell className={styles.wide}>
                  <Cost cost={costs.get(group.key)} share={shareOf(costOf(group), mostCost)} currency={currency} />
                </NumberCell>
              )}
              <NumberCell muted className={styles.wide}>
                {formatPercent(shareOf(climateOf(group), climate), 1)}
              </NumberCell>
            </Row>
          ))}
          {scores && (
            <Row>
              <KeyCell>{words.all}</KeyCell>
              <Cell strong>{formatScore(scores.summary)}</Cell>
              <NumberCell strong className={styles.wide}>
                {formatScore(scores.best?.summary ?? null)}
              </NumberCell>
              <NumberCell strong>{formatCount(scores.kpis.items)}</NumberCell>
              <NumberCell strong title={total.exact(scores.raw.climate)}>
                {total.shown(scores.raw.climate)}
              </NumberCell>
              <NumberCell strong className={styles.wide}>
                {formatLarge(scores.kpis.mass_kg, massUnit)}
              </NumberCell>
              <NumberCell strong className={styles.wide}>
                {formatLarge(scores.kpis.plastic_mass_kg, plasticUnit)}
              </NumberCell>
              {costs !== null && (
                <NumberCell strong className={styles.wide}>
                  {formatMoney(sumOf(groups, costOf), currency)}
                </NumberCell>
              )}
              <Cell className={styles.wide} />
            </Row>
          )}
        </tbody>
      </DataTable>
      <p className={`${caption} ${styles.wide}`}>
        {words.bestNote} {costs === null ? words.noCosts : words.costNote}
      </p>
      {groups.length > MAX_ROWS && (
        <p className={caption}>{words.more(groups.length - MAX_ROWS, formatCount(groups.length - MAX_ROWS))}</p>
      )}
    </>
  );
};
