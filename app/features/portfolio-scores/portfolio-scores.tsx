import { useAtomValue, useSetAtom } from "jotai";
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { listedRegions } from "../../choices/catalogue-lists.ts";
import { LazyHelpText } from "../../help/lazy-help-text.tsx";
import { paintedBands } from "../../score-tables/band-of.ts";
import { ColumnMenu } from "../../score-tables/column-menu.tsx";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { MetricDialog } from "../../score-tables/metric-dialog.tsx";
import { useColumnControls } from "../../score-tables/use-column-controls.ts";
import { keepPortfolioColumnsAtom, portfolioColumnsAtom } from "../../state/portfolio-columns.ts";
import { editPortfolioHeadAtom } from "../../state/portfolio-editing.ts";
import { href } from "../../state/href.ts";
import { lawOfProducts } from "../../state/market-rules.ts";
import { portfolioNamesOf } from "../../state/portfolio-names.ts";
import {
  portfolioContributionsAtom,
  portfolioProgressAtom,
  portfolioScoresAtom,
  retryPortfolioScoresAtom,
  stopPortfolioScoresAtom,
} from "../../state/portfolio-scores.ts";
import { hideUncertaintyAtom, showUncertaintyAtom, uncertaintyAtom } from "../../state/uncertainty.ts";
import type { PortfolioChanges } from "../../state/portfolios.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatCount, formatPercent, formatScore } from "../../text/format.ts";
import { Button, LinkLike } from "../../ui/button.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Spinner } from "../../ui/progress-view.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Announcer } from "../../ui/toast.tsx";
import { AboutPortfolio } from "./about-portfolio.tsx";
import { AboutProducts } from "./about-products.tsx";
import { Contributions } from "./contributions.tsx";
import { KpiStrip } from "./kpi-strip.tsx";
import { MetricDrawer } from "./metric-drawer.tsx";
import { MetricRanges } from "./metric-ranges.tsx";
import { OtherKpis } from "./other-kpis.tsx";
import { PortfolioCircularity } from "./portfolio-circularity.tsx";
import { portfolioRows } from "./portfolio-rows.ts";
import { ScoreFigure } from "./score-figure.tsx";
import * as styles from "./scores.css.ts";
import { SettingsDrawer } from "./settings-drawer.tsx";
import { SideBySide } from "./side-by-side.tsx";
import { tableFacts } from "./table-facts.ts";
import { useComparedScores } from "./use-compared-scores.ts";

export interface PortfolioScoresProps {
  readonly portfolio: PortfolioHead;
  readonly table: EntryTable;
  readonly catalogue: Catalogue;
  /** name of the portfolio that this one is a scenario of; null = none */
  readonly scenarioOf: string | null;
  /** other portfolios that can be compared */
  readonly others: readonly {
    readonly id: string;
    readonly name: string;
    readonly scenario_of: string | null;
    readonly hasOwnWeights: boolean;
  }[];
  /** to the lines; null = somebody else's portfolio, which can only be read */
  readonly onEdit: (() => void) | null;
  /** commands of other features, in the head */
  readonly actions: ReactNode;
  readonly recycling: ReactNode;
  readonly weights: ReactNode;
  /** sections of other features, below the scores */
  readonly children: ReactNode;
  readonly onProfile: (prodsys_id: string) => void;
}

const words = portfolioScoresTexts;

const problemSentence = (code: string): string => {
  const { problems } = words;
  return Object.entries(problems).find(([known]) => known === code)?.[1] ?? problems.other;
};

/** The scores of a portfolio: what came out as one figure, metric by metric, beside others, and what it is made of. */
export const PortfolioScores = (props: PortfolioScoresProps) => {
  const { portfolio, table, catalogue, scenarioOf, others, onEdit, actions, recycling, weights, children, onProfile } =
    props;
  const id = portfolio.portfolio_id;
  const names = portfolioNamesOf(catalogue);
  const about = useMemo(() => ({ kind: "portfolio", id }) as const, [id]);
  const drawn = useAtomValue(uncertaintyAtom(about));
  const show = useSetAtom(showUncertaintyAtom);
  const hide = useSetAtom(hideUncertaintyAtom);
  const live = useAtomValue(portfolioScoresAtom(id));
  const deferred = useDeferredValue(live);
  const { status, scores, problem, data_version } = deferred.scores === null ? live : deferred;
  const part = useAtomValue(portfolioContributionsAtom(id));
  const progress = useAtomValue(portfolioProgressAtom(id));
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const stop = useSetAtom(stopPortfolioScoresAtom);
  const edit = useSetAtom(editPortfolioHeadAtom);
  const [opened, setOpened] = useState<MetricId | null>(null);
  const [hasSettings, setSettings] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const bands = useMemo(() => paintedBands(catalogue.bands), [catalogue]);
  const usual = useMemo(() => metricColumns(catalogue, portfolio.weights), [catalogue, portfolio.weights]);
  const { columns, controls, menu, asked, onAnswered, message } = useColumnControls(
    usual,
    useAtomValue(portfolioColumnsAtom),
    useSetAtom(keepPortfolioColumnsAtom),
  );
  const facts = useMemo(() => tableFacts(table), [table]);
  const law = lawOfProducts(catalogue, portfolio.region_use);
  const region = catalogue.regions.find(({ region_id }) => region_id === portfolio.region_use);
  const regionName = region?.region_name2 ?? portfolio.region_use;
  const compared = useComparedScores(others.filter((other) => portfolio.compared_with.includes(other.id)));
  const change = (changes: PortfolioChanges, what: string) =>
    void edit(id, changes, what).then(({ ok }) => setFailed(!ok));

  const withExtremes = portfolio.showBestAndWorst;
  const hasOwnWeights = portfolio.weights !== undefined;
  const rows = useMemo(
    () =>
      scores === null
        ? []
        : portfolioRows({
            id,
            name: portfolio.portfolio_name,
            hasOwnWeights,
            scores,
            withExtremes,
            names: words.beside.rows,
            compared: compared.flatMap((one) =>
              one.scores === null
                ? []
                : [
                    {
                      id: one.id,
                      name: one.name,
                      isScenario: one.scenario_of === id,
                      hasOwnWeights: one.hasOwnWeights,
                      scores: one.scores,
                    },
                  ],
            ),
          }),
    [scores, id, portfolio.portfolio_name, hasOwnWeights, withExtremes, compared],
  );
  const goneCompared = portfolio.compared_with.filter((other) => !others.some((one) => one.id === other));
  const shownScore = scores === null ? null : formatScore(scores.summary);
  const spoken = useUpdateMessage(status === "ready" ? shownScore : null);
  const openedColumn = columns.find(({ metric_id }) => metric_id === opened);
  const usesOf = (cut: "use_cases" | "stages" | "products", of: string): number | null =>
    cut === "stages"
      ? null
      : ((cut === "use_cases" ? facts.usecases : facts.products).find((one) => one.id === of)?.uses ?? null);
  const section = (name: string) => `portfolio-${name}`;

  return (
    <div className={styles.page}>
      <Announcer message={message} />
      <Announcer message={spoken} />
      <header className={styles.head}>
        <div>
          <PageTitle
            kicker={
              <>
                {words.kicker(
                  names.region(portfolio.region_use),
                  words.lines(table.length, formatCount(table.length)),
                  words.uses(table.uses, formatCount(table.uses)),
                )}
                {scenarioOf !== null && ` · ${words.scenarioOf(scenarioOf)}`}
                {portfolio.weights !== undefined && ` · ${weightsTexts.own}`}
              </>
            }
          >
            {portfolio.portfolio_name}
          </PageTitle>
        </div>
        <div className={styles.tools}>
          {actions}
          {onEdit && (
            <>
              <Button kind="quiet" icon="edit" onClick={() => setSettings(true)}>
                {words.settings}
              </Button>
              <SegmentedControl
                label={words.modes.label}
                options={[
                  { value: "edit", label: words.modes.edit },
                  { value: "scores", label: words.modes.scores },
                ]}
                value="scores"
                onChange={(mode) => {
                  if (mode === "edit") onEdit();
                }}
              />
              <Button onClick={onEdit}>{words.editPortfolio}</Button>
            </>
          )}
        </div>
      </header>
      {hasFailed && <ErrorNotice title={words.changeFailed} />}
      {problem && (
        <ErrorNotice title={words.problemTitle} onRetry={retry}>
          {problemSentence(problem.code)}
        </ErrorNotice>
      )}
      {status === "scoring" && progress !== null && (
        <p className={styles.section}>
          {words.figure.progress(formatPercent(progress))}{" "}
          <LinkLike onClick={() => void stop(id)}>{words.cancel}</LinkLike>
        </p>
      )}
      {!scores && status === "scoring" && progress === null && <Spinner label={words.figure.scoring} />}
      {scores && (
        <>
          <ScoreFigure {...{ scores, bands, withExtremes, drawn }} />
          <Button kind="quiet" size="small" onClick={() => (drawn.status === "off" ? show : hide)(about)}>
            {drawn.status === "off" ? uncertaintyTexts.show : uncertaintyTexts.hide}
          </Button>
          <KpiStrip kpis={scores.kpis} />
          <div className={styles.columns}>
            <MetricRanges
              id={section("scores")}
              {...{ catalogue, scores, columns, bands, withExtremes }}
              onOpen={setOpened}
            />
            <Contributions id={section("contributions")} {...{ catalogue, names, part, usesOf }} onRetry={retry} />
          </div>
          {children}
          <div className={styles.section}>
            <SideBySide
              id={section("side-by-side")}
              {...{ catalogue, rows, columns, controls, bands, drawn }}
              perUse={portfolio.rawscoresPerUse}
              onPerUse={(rawscoresPerUse) => change({ rawscoresPerUse }, words.raw.basis.toLowerCase())}
            />
            {compared
              .filter((one) => one.scores === null)
              .map((one) => (
                <p key={one.id}>{one.hasFailed ? words.beside.failed(one.name) : words.beside.loading(one.name)}</p>
              ))}
            {compared
              .filter((one) => one.scores !== null && one.data_version !== data_version)
              .map((one) => (
                <p key={one.id}>{words.beside.otherData(one.name, one.data_version ?? "")}</p>
              ))}
            {goneCompared.length > 0 && <p>{words.beside.gone}</p>}
          </div>
          <div className={styles.section}>
            <OtherKpis id={section("kpis")} kpis={scores.kpis} />
          </div>
          <div className={styles.section}>
            <AboutPortfolio
              id={section("about")}
              {...{ portfolio, names, facts, data_version, scenarioOf }}
              lines={table.length}
              uses={table.uses}
              assumed={usual.filter(({ metric_id }) => scores.assumed.includes(metric_id)).map(({ name }) => name)}
            />
          </div>
          <div className={styles.section}>
            <PortfolioCircularity id={section("circularity")} kpis={scores.kpis} />
          </div>
          <div className={styles.section}>
            <AboutProducts
              id={section("products")}
              {...{ names, facts, law, onProfile }}
              region={regionName}
              rulesAddress={href("rules", { query: { portfolio_id: id } })}
            />
          </div>
        </>
      )}
      {menu && <ColumnMenu {...menu} />}
      {asked && (
        <MetricDialog column={asked} onClose={onAnswered}>
          <LazyHelpText slug="portfolio_metric_info" part={asked.name} />
        </MetricDialog>
      )}
      {scores && openedColumn && (
        <MetricDrawer {...{ catalogue, names, scores, part }} column={openedColumn} onClose={() => setOpened(null)} />
      )}
      {hasSettings && (
        <SettingsDrawer
          portfolio={portfolio}
          regions={listedRegions(catalogue.regions)}
          others={others}
          recycling={recycling}
          weights={weights}
          onChange={change}
          onClose={() => setSettings(false)}
        />
      )}
    </div>
  );
};

/** The message for those who listen: each new score after the first. */
const useUpdateMessage = (score: string | null): string => {
  const [message, setMessage] = useState("");
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (score === null) return;
    if (seen.current !== null && seen.current !== score) setMessage(words.figure.updated(score));
    seen.current = score;
  }, [score]);
  return message;
};
