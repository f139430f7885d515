import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useDeferredValue, useMemo, useState, type ComponentProps, type ReactNode } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { yearsOf } from "../../../workers/engine/portfolio/period.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { paintedBands } from "../../score-tables/band-of.ts";
import { ColumnDialogs } from "../../score-tables/column-dialogs.tsx";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { useColumnControls } from "../../score-tables/use-column-controls.ts";
import { portfolioColumnsAtom } from "../../state/core/column-order.ts";
import { editPortfolioHeadAtom } from "../../state/portfolio/portfolio-editing.ts";
import { portfolioPeriodAtom } from "../../state/portfolio/portfolio-period.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import {
  portfolioScoresAtom,
  type PortfolioScoresState,
  portfolioProgressAtom,
  retryPortfolioScoresAtom,
  stopPortfolioScoresAtom,
} from "../../state/portfolio/portfolio-scores.ts";
import { uncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import { periodTexts } from "../../text/en/periods.ts";
import { portfolioScoresTexts as words } from "../../text/en/portfolio-scores.ts";
import { PageWithContents } from "../../ui/section-nav/page-with-contents.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { CompareWith } from "./compare-with.tsx";
import { PortfolioComparison } from "./portfolio-comparison.tsx";
import { Contributions } from "./contributions.tsx";
import { MetricDrawer } from "./metric-drawer.tsx";
import { MetricRanges } from "./metric-ranges.tsx";
import * as styles from "./scores.css.ts";
import { ScoreSummary } from "./score-summary.tsx";
import { ScoresHead } from "./scores-head.tsx";
import { formatPercent } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { SettingsDrawer } from "./settings-drawer.tsx";
import { tableFacts, type TableFacts } from "./table-facts.ts";
import { shownPortfolioViewAtom } from "../../state/portfolio/portfolio-reuse-rule.ts";

const problemSentence = (code: string): string => {
  const { problems } = words;
  return Object.entries(problems).find(([known]) => known === code)?.[1] ?? problems.other;
};

interface ScoringStateProps extends Pick<PortfolioScoresState, "status" | "problem"> {
  readonly portfolio_id: string;
  readonly hasScores: boolean;
}

/** The error of a failed scoring with a retry; the progress of a long one, which can be stopped; a spinner before the first scores. */
const ScoringState = ({ portfolio_id, status, problem, hasScores }: ScoringStateProps) => {
  const progress = useAtomValue(portfolioProgressAtom(portfolio_id));
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const stop = useSetAtom(stopPortfolioScoresAtom);
  return (
    <>
      {problem && <ErrorNotice title={words.problemTitle} text={problemSentence(problem.code)} onRetry={retry} />}
      {status === "scoring" && progress !== null && (
        <p className={styles.section}>
          {words.figure.progress(formatPercent(progress))}{" "}
          <LinkLike onClick={() => stop(portfolio_id)}>{words.cancel}</LinkLike>
        </p>
      )}
      {!hasScores && status === "scoring" && progress === null && <Spinner label={words.figure.scoring} />}
    </>
  );
};

interface ScoredPortfolio {
  readonly scores: NonNullable<PortfolioScoresState["scores"]>;
  readonly data_version: string | null;
  readonly facts: TableFacts;
  /** the comparison with others, which shares the order of columns with the scores */
  readonly sideBySide: ReactNode;
}

interface PortfolioScoresProps extends Omit<
  ComponentProps<typeof ScoresHead>,
  "region" | "compareWith" | "onSettings" | "onReturns" | "period" | "onPeriod"
> {
  readonly catalogue: Catalogue;
  /** portfolios that can be compared */
  readonly others: ComponentProps<typeof PortfolioComparison>["others"];
  /** opens the packaging returns; only with `onEdit` */
  readonly onReturns?: () => void;
  readonly recycling: ReactNode;
  readonly weights: ReactNode;
  /** the sections below the scores */
  readonly children: (scored: ScoredPortfolio) => ReactNode;
  /** those sections, for the table of contents */
  readonly contents: ComponentProps<typeof PageWithContents>["sections"];
}

/** The scores of a portfolio: summary, metrics, comparison with other portfolios, and facts about its lines. */
export const PortfolioScores = (props: PortfolioScoresProps) => {
  const { portfolio, table, catalogue, scenarioOf, others, onEdit, actions, recycling, weights, children } = props;
  const id = portfolio.portfolio_id;
  const names = portfolioNamesOf(catalogue);
  const about = useMemo(() => ({ kind: "portfolio", id }) as const, [id]);
  const drawn = useAtomValue(uncertaintyAtom(about));
  const live = useAtomValue(portfolioScoresAtom(id));
  // null at first: the head renders before the sections, which take longer
  const deferred = useDeferredValue<PortfolioScoresState | null>(live, null);
  const { status, scores, problem, data_version } = deferred?.scores ? deferred : { ...live, scores: null };
  const period = useAtomValue(portfolioPeriodAtom(id));
  const years = yearsOf(period);
  const view = useAtomValue(shownPortfolioViewAtom(id));
  const edit = useSetAtom(editPortfolioHeadAtom);
  const [opened, setOpened] = useState<MetricId | null>(null);
  const [hasSettings, setSettings] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const bands = useMemo(() => paintedBands(catalogue.bands), [catalogue]);
  const usual = useMemo(() => metricColumns(catalogue, portfolio.weights), [catalogue, portfolio.weights]);
  const columnState = useColumnControls(usual, ...useAtom(portfolioColumnsAtom));
  const { columns, controls, message } = columnState;
  const facts = useMemo(() => tableFacts(table), [table]);
  const change = (changes: Parameters<typeof edit>[1], what: string) =>
    void edit(id, changes, what).then(({ ok }) => setFailed(!ok));

  const withExtremes = portfolio.showBestAndWorst;
  const openedColumn = columns.find(({ metric_id }) => metric_id === opened);
  const section = (name: string) => `portfolio-${name}`;
  const navSections = [
    { id: section("scores"), title: words.scores.title },
    { id: section("contributions"), title: words.contributions.title },
    ...props.contents,
  ];

  return (
    <PageWithContents sections={navSections}>
      <div className={styles.page}>
        <Announcer message={message} />
        <ScoresHead
          {...{ portfolio, table, scenarioOf, actions, onEdit }}
          onReturns={props.onReturns}
          compareWith={
            <CompareWith
              others={others}
              compared={portfolio.compared_with}
              onChange={(compared_with) => change({ compared_with }, words.compare.step)}
              tableId={section("side-by-side")}
            />
          }
          region={names.region(portfolio.region_use)}
          onSettings={() => setSettings(true)}
          period={period}
          onPeriod={(chosen) => change({ period: chosen }, periodTexts.step)}
        />
        {hasFailed && <ErrorNotice title={words.changeFailed} />}
        <ScoringState portfolio_id={id} {...{ status, problem }} hasScores={live.scores !== null} />
        {scores && (
          <>
            <ScoreSummary {...{ about, catalogue, scores, withExtremes }} view={view} isReady={status === "ready"} />
            <div className={styles.columns}>
              <MetricRanges
                id={section("scores")}
                portfolio_id={id}
                {...{ catalogue, columns, bands, withExtremes, years }}
                scores={view ?? scores}
                onOpen={setOpened}
              />
              <Contributions id={section("contributions")} portfolio_id={id} {...{ catalogue, names, facts }} />
            </div>
            {children({
              scores,
              data_version,
              facts,
              sideBySide: (
                <PortfolioComparison
                  id={section("side-by-side")}
                  {...{ portfolio, catalogue, scores, data_version, others, columns, controls, bands, drawn }}
                  onPerUse={(rawscoresPerUse) => change({ rawscoresPerUse }, words.raw.basis.toLowerCase())}
                />
              ),
            })}
          </>
        )}
        <ColumnDialogs state={columnState} help="portfolio_metric_info" />
        {scores && openedColumn && (
          <MetricDrawer
            portfolio_id={id}
            {...{ catalogue, names }}
            scores={view ?? scores}
            column={openedColumn}
            onClose={() => setOpened(null)}
          />
        )}
        {hasSettings && (
          <SettingsDrawer
            portfolio={portfolio}
            catalogue={catalogue}
            recycling={recycling}
            weights={weights}
            onChange={change}
            onClose={() => setSettings(false)}
          />
        )}
      </div>
    </PageWithContents>
  );
};
