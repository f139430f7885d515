import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { GROUPINGS, type Grouping } from "../../../workers/engine/portfolio/line-groups.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import type { LineDetail } from "../../../edge-api/contract/line-details.ts";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { metricTotals } from "../../score-tables/raw-in-words.ts";
import { costsAtom } from "../../state/analysis/costs.ts";
import { groupCostsAtom, type GroupCost, type GroupCosts } from "../../state/analysis/group-costs.ts";
import { portfolioBreakdownAtom, type Group } from "../../state/portfolio/portfolio-breakdown.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import { portfolioScoresAtom, retryPortfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { formatLarge, unitFor } from "../../text/amounts.ts";
import { countryName } from "../../text/countries.ts";
import { formatMonth } from "../../text/dates.ts";
import { costTexts } from "../../text/en/cost.ts";
import { portfolioBreakdownTexts } from "../../text/en/portfolio-breakdown.ts";
import { formatCount, formatPercent, formatScore } from "../../text/format.ts";
import { formatMoney } from "../../text/money.ts";
import { formatSummary } from "../../text/shares.ts";
import { caption, small } from "../../theme/text.css.ts";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { ScoreTrack } from "../../ui/score-bar/score-bar.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./breakdown.css.ts";
import { downloadBreakdownAtom } from "../../state/files/breakdown-csv.ts";

interface PortfolioBreakdownProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio_id: string;
  readonly catalogue: Catalogue;
  /** details that at least one line has */
  readonly details: readonly LineDetail[];
}

const words = portfolioBreakdownTexts;
/** Rows in the table; the file has all. */
const MOST_ROWS = 40;
/** The detail that a grouping needs; null = none. */
const NEEDS = {
  site: "site",
  country: "country",
  use_case: null,
  month: "date",
} as const satisfies Record<Grouping, LineDetail | null>;

const shareOf = (part: number | null, whole: number): number => (whole > 0 ? (part ?? 0) / whole : 0);
const sumOf = (groups: readonly Group[], of: (group: Group) => number | null): number =>
  groups.reduce((sum, group) => sum + (of(group) ?? 0), 0);
const largestOf = (groups: readonly Group[], of: (group: Group) => number | null): number =>
  groups.reduce((largest, group) => Math.max(largest, of(group) ?? 0), 0);

const climateOf = ({ raw }: Group): number | null => raw.climate;
const usesOf = ({ kpis }: Group): number => kpis.items;
const massOf = ({ kpis }: Group): number => kpis.mass_kg;
const plasticOf = ({ kpis }: Group): number => kpis.plastic_mass_kg;

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
    <span className={styles.bar} style={{ backgroundSize: `${share * 100}% 100%` }} aria-hidden="true" />
  </>
);

/** Scores, uses, climate impact, masses and costs of the lines by site, country, use case or month, largest climate impact first. */
export default function PortfolioBreakdown({ id, portfolio_id, catalogue, details }: PortfolioBreakdownProps) {
  const possible = GROUPINGS.filter((one) => NEEDS[one] === null || details.includes(NEEDS[one]));
  const [chosen, setChosen] = useState<Grouping | null>(null);
  const by = possible.find((one) => one === chosen) ?? possible[0] ?? "use_case";
  const { value: groups, problem } = useAtomValue(portfolioBreakdownAtom(portfolio_id, by));
  const { scores } = useAtomValue(portfolioScoresAtom(portfolio_id));
  const costs = useAtomValue(groupCostsAtom(portfolio_id, by));
  const { currency } = useAtomValue(costsAtom);
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const save = useSetAtom(downloadBreakdownAtom);
  const bands = useMemo(() => paintedBands(catalogue.bands), [catalogue]);
  const nameOf = (key: string): string => {
    if (key === "") return words.without[by];
    if (by === "month") return formatMonth(Date.parse(`${key}-15`));
    if (by === "country") return countryName(key);
    return by === "use_case" ? portfolioNamesOf(catalogue).usecase(key) : key;
  };
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={words.title} />
      {problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      {groups === null && !problem && <Spinner label={words.loading} />}
      {groups !== null && <Findings groups={groups} nameOf={nameOf} all={scores?.summary ?? null} />}
      <div className={styles.choices}>
        <SegmentedControl<Grouping>
          label={words.by}
          options={possible.map((value) => ({ value, label: words.bys[value] }))}
          value={by}
          onChange={setChosen}
        />
        <CsvButton className={styles.csv} label={words.csv} onSave={() => save(portfolio_id, by)} />
      </div>
      {groups !== null && <GroupTable {...{ groups, scores, catalogue, bands, by, nameOf, costs, currency }} />}
    </section>
  );
}

interface FindingsProps {
  readonly groups: readonly Group[];
  readonly nameOf: (key: string) => string;
  /** summary score of the whole portfolio */
  readonly all: number | null;
}

/** Names the group with the largest climate impact and the range of the summaries. */
const Findings = ({ groups, nameOf, all }: FindingsProps) => {
  const [first] = groups.toSorted((a, b) => (b.raw.climate ?? 0) - (a.raw.climate ?? 0));
  const summaries = groups.flatMap(({ summary }) => summary ?? []);
  if (first === undefined || groups.length < 2) return null;
  return (
    <p className={small}>
      {words.largest(
        nameOf(first.key),
        formatPercent(shareOf(climateOf(first), sumOf(groups, climateOf))),
        formatPercent(shareOf(usesOf(first), sumOf(groups, usesOf))),
      )}{" "}
      {summaries.length > 1 &&
        words.range(formatSummary(Math.min(...summaries)), formatSummary(Math.max(...summaries)), formatSummary(all))}
    </p>
  );
};

/** A cost with its bar; the title says how many of the uses have a price if not all have. */
const Cost = ({
  cost,
  share,
  currency,
}: {
  readonly cost: GroupCost | undefined;
  readonly share: number;
  readonly currency: string;
}) => {
  if (cost === undefined || cost.cost === null) return costTexts.unknown;
  return (
    <>
      <Amount text={formatMoney(cost.cost, currency)} share={share} />
      {cost.priced < 1 && <span className={caption}>{words.priced(formatPercent(cost.priced))}</span>}
    </>
  );
};

interface GroupTableProps {
  readonly groups: readonly Group[];
  /** scores of the whole portfolio */
  readonly scores: PortfolioScores | null;
  readonly catalogue: Catalogue;
  readonly bands: ReturnType<typeof paintedBands>;
  readonly by: Grouping;
  readonly nameOf: (key: string) => string;
  /** by key of a group; null = no prices */
  readonly costs: GroupCosts | null;
  readonly currency: string;
}

const GroupTable = (props: GroupTableProps) => {
  const { groups, scores, catalogue, bands, by, nameOf, costs, currency } = props;
  const costOf = ({ key }: Group): number | null => costs?.get(key)?.cost ?? null;
  const mostCost = largestOf(groups, costOf);
  const shown = groups.slice(0, MOST_ROWS);
  const [climate, uses] = [sumOf(groups, climateOf), largestOf(groups, usesOf)];
  const [mass, plastic] = [largestOf(groups, massOf), largestOf(groups, plasticOf)];
  const mostClimate = largestOf(groups, climateOf);
  const total = metricTotals(catalogue, "climate", mostClimate);
  const [massUnit, plasticUnit] = [unitFor("kg", mass), unitFor("kg", plastic)];
  return (
    <>
      <DataTable caption={words.table(words.bys[by].toLowerCase())}>
        <thead>
          <HeadRow>
            <Head>{words.bys[by]}</Head>
            <Head className={styles.columns.score}>{words.score}</Head>
            <Head numeric className={`${styles.columns.best} ${styles.wide}`}>
              {words.best}
            </Head>
            <Head numeric className={styles.columns.uses}>
              {words.uses}
            </Head>
            <Head numeric className={styles.columns.climate}>
              <WithUnits text={words.climate(total.unit.unit)} />
            </Head>
            <Head numeric className={`${styles.columns.mass} ${styles.wide}`}>
              {words.mass(massUnit.unit)}
            </Head>
            <Head numeric className={`${styles.columns.mass} ${styles.wide}`}>
              {words.plastic(plasticUnit.unit)}
            </Head>
            {costs !== null && (
              <Head numeric className={`${styles.columns.mass} ${styles.wide}`}>
                {words.cost(currency)}
              </Head>
            )}
            <Head numeric className={`${styles.columns.share} ${styles.wide}`}>
              {words.share}
            </Head>
          </HeadRow>
        </thead>
        <tbody>
          {shown.map((group) => (
            <Row key={group.key}>
              <KeyCell title={nameOf(group.key)}>{nameOf(group.key)}</KeyCell>
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
              <Cell numeric className={styles.wide}>
                {formatScore(group.best)}
              </Cell>
              <Cell numeric>
                <Amount text={formatCount(usesOf(group))} share={shareOf(usesOf(group), uses)} />
              </Cell>
              <Cell numeric strong>
                <Amount
                  text={total.shown(climateOf(group))}
                  title={total.exact(climateOf(group))}
                  share={shareOf(climateOf(group), mostClimate)}
                />
              </Cell>
              <Cell numeric className={styles.wide}>
                <Amount text={formatLarge(massOf(group), massUnit)} share={shareOf(massOf(group), mass)} />
              </Cell>
              <Cell numeric className={styles.wide}>
                <Amount text={formatLarge(plasticOf(group), plasticUnit)} share={shareOf(plasticOf(group), plastic)} />
              </Cell>
              {costs !== null && (
                <Cell numeric className={styles.wide}>
                  <Cost cost={costs.get(group.key)} share={shareOf(costOf(group), mostCost)} currency={currency} />
                </Cell>
              )}
              <Cell numeric muted className={styles.wide}>
                {formatPercent(shareOf(climateOf(group), climate), 1)}
              </Cell>
            </Row>
          ))}
          {scores && (
            <Row>
              <KeyCell>{words.all}</KeyCell>
              <Cell strong>{formatScore(scores.summary)}</Cell>
              <Cell numeric strong className={styles.wide}>
                {formatScore(scores.best?.summary ?? null)}
              </Cell>
              <Cell numeric strong>
                {formatCount(scores.kpis.items)}
              </Cell>
              <Cell numeric strong title={total.exact(scores.raw.climate)}>
                {total.shown(scores.raw.climate)}
              </Cell>
              <Cell numeric strong className={styles.wide}>
                {formatLarge(scores.kpis.mass_kg, massUnit)}
              </Cell>
              <Cell numeric strong className={styles.wide}>
                {formatLarge(scores.kpis.plastic_mass_kg, plasticUnit)}
              </Cell>
              {costs !== null && (
                <Cell numeric strong className={styles.wide}>
                  {formatMoney(sumOf(groups, costOf), currency)}
                </Cell>
              )}
              <Cell className={styles.wide} />
            </Row>
          )}
        </tbody>
      </DataTable>
      <p className={`${caption} ${styles.wide}`}>
        {words.bestNote} {costs === null ? words.noCosts : words.costNote}
      </p>
      {groups.length > MOST_ROWS && (
        <p className={caption}>{words.more(groups.length - MOST_ROWS, formatCount(groups.length - MOST_ROWS))}</p>
      )}
    </>
  );
};
