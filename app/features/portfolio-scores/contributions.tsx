import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { QUANT_METRIC_IDS, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { SaveChart } from "../../charts/save-chart.tsx";
import { STAGE_PAINT } from "../../charts/segment-paint.ts";
import { chartFactsAtom } from "../../exports/chart-facts.ts";
import { metricTotals } from "../../score-tables/raw-in-words.tsx";
import { portfolioContributionsAtom } from "../../state/portfolio/portfolio-facts.ts";
import type { PortfolioNames } from "../../state/portfolio/portfolio-names.ts";
import { retryPortfolioScoresAtom } from "../../state/portfolio/portfolio-scores.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { formatCount, formatPercent, productName } from "../../text/format.ts";
import { caption, small } from "../../theme/text.css.ts";
import { vars } from "../../theme/vars.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { type Breakdown, contributionRows, largestRows } from "./contribution-rows.ts";
import * as styles from "./scores.css.ts";
import type { TableFacts } from "./table-facts.ts";

interface ContributionsProps {
  /** id of the heading */
  readonly id: string;
  readonly portfolio_id: string;
  readonly catalogue: Catalogue;
  readonly names: PortfolioNames;
  readonly facts: TableFacts;
}

const words = portfolioScoresTexts.contributions;
const CUTS = ["use_cases", "stages", "products"] as const satisfies readonly Breakdown[];
/** Number of bars that keeps the section no taller than the scores beside it. */
const MAX_BARS = 7;

const stageOf = (id: string): keyof typeof words.stages | null =>
  (Object.keys(words.stages) as (keyof typeof words.stages)[]).find((stage) => stage === id) ?? null;

/** Uses of a use case or product, shown below its name; null = none. */
const usesOf = ({ usecases, products }: TableFacts, cut: Breakdown, of: string): number | null =>
  cut === "stages" ? null : ((cut === "use_cases" ? usecases : products).find(({ id }) => id === of)?.uses ?? null);

/** Total of a metric by use case, stage or product: bars, largest first, and the same as a table. */
export const Contributions = ({ id, portfolio_id, catalogue, names, facts }: ContributionsProps) => {
  const part = useAtomValue(portfolioContributionsAtom(portfolio_id));
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const describe = useSetAtom(chartFactsAtom);
  const [cut, setCut] = useState<Breakdown>("use_cases");
  const [metric, setMetric] = useState<QuantMetricId>("climate");
  const rows = part.value === null ? [] : contributionRows(part.value, cut, metric);
  const { shown, others } = largestRows(rows, MAX_BARS);
  const sum = rows.reduce((total, row) => total + row.value, 0);
  const { unit, shown: amount, exact } = metricTotals(catalogue, metric, sum);
  const largest = Math.max(0, ...rows.map((row) => row.value), others?.value ?? 0);
  const nameOf = (row: string): string => {
    if (cut === "use_cases") return names.usecase(row);
    if (cut === "products") return productName(names.product(row).name);
    const stage = stageOf(row);
    return stage === null ? row : words.stages[stage];
  };
  const fillOf = (row: string): string => {
    const stage = cut === "stages" ? stageOf(row) : null;
    return stage === null ? vars.color.accent : STAGE_PAINT[stage].fill;
  };
  const bar = (key: string, name: string, detail: string | null, value: number, fill: string) => (
    <div key={key} className={styles.bar}>
      <span className={styles.barName}>
        {name}
        {detail !== null && (
          <span className={caption} style={{ display: "block" }}>
            {detail}
          </span>
        )}
      </span>
      <span className={styles.barPlot}>
        {value > 0 && (
          <span
            className={styles.barFill}
            // leaves space for the number after the longest bar
            style={{ width: `calc((100% - 4.5rem) * ${largest > 0 ? value / largest : 0})`, background: fill }}
          />
        )}
        <span className={styles.barValue} title={exact(value)}>
          {amount(value)}
        </span>
      </span>
    </div>
  );
  const caps = words.chart(words.metrics[metric], words.bys[cut].toLowerCase(), unit.unit);
  const first = rows[0];
  const barsOf = [
    ...shown.map(({ id: row, value }) => ({ id: row, name: nameOf(row), value, fill: fillOf(row) })),
    ...(others
      ? [{ id: " others", name: words.others(formatCount(others.count)), value: others.value, fill: vars.color.edge }]
      : []),
  ];
  const draw = async () => {
    const { StageBars } = await import("../../charts/stage-bars.tsx");
    const drawn = barsOf.map(({ id: row, name, value, fill }) => ({
      id: row,
      name,
      segments: [{ id: row, label: "", value, shown: "", paint: { fill, edge: fill, text: fill } }],
      total: value,
      totalShown: amount(value),
    }));
    return <StageBars label={caps} rows={drawn} legend={[]} />;
  };
  return (
    <Section
      id={id}
      title={words.title}
      note={<WithUnits text={words.note(words.metrics[metric], unit.unit, amount(sum))} />}
    >
      <div className={styles.choices}>
        <Select
          label={words.metric}
          hideLabel
          value={metric}
          onChange={(value) => setMetric(QUANT_METRIC_IDS.find((one) => one === value) ?? metric)}
          options={QUANT_METRIC_IDS.map((value) => ({ value, label: words.metrics[value] }))}
        />
        <Select
          label={words.by}
          hideLabel
          value={cut}
          onChange={(value) => setCut(CUTS.find((one) => one === value) ?? cut)}
          options={CUTS.map((value) => ({ value, label: words.bys[value] }))}
        />
      </div>
      {part.problem && <ErrorNotice title={words.failed} onRetry={retry} />}
      {part.value === null && !part.problem && <Spinner label={words.loading} />}
      {first && first.share !== null && rows.length > 1 && (
        <p className={small}>{words.largest(nameOf(first.id), formatPercent(first.share))}</p>
      )}
      <figure className={styles.bars} aria-label={caps}>
        {barsOf.map(({ id: row, name, value, fill }) => {
          const uses = usesOf(facts, cut, row);
          return bar(row, name, uses === null ? null : words.uses(uses, formatCount(uses)), value, fill);
        })}
      </figure>
      <div className={styles.tableTwin}>
        <Disclosure
          title={words.table}
          level={3}
          actions={
            <SaveChart
              name="contributions"
              draw={draw}
              facts={(chart) =>
                describe({ kind: "portfolio", id: portfolio_id }, { chart, title: words.title, note: caps })
              }
            />
          }
        >
          <DataTable caption={<WithUnits text={caps} />} widths={["", "25%", "20%"]}>
            <ColumnHeads
              text={[words.name]}
              numeric={[{ name: <WithUnits text={`${words.value}, ${unit.unit}`} /> }, words.share]}
            />
            <tbody>
              {rows.map(({ id: row, value, share }) => (
                <Row key={row}>
                  <KeyCell>{nameOf(row)}</KeyCell>
                  <NumberCell title={exact(value)}>{amount(value)}</NumberCell>
                  <NumberCell muted>{formatPercent(share, 1)}</NumberCell>
                </Row>
              ))}
            </tbody>
          </DataTable>
        </Disclosure>
      </div>
    </Section>
  );
};
