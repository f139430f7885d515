import { useAtomValue, useSetAtom } from "jotai";
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { listedRegions } from "../../choices/catalogue-lists.ts";
import { LazyHelpText } from "../../help/lazy-help-text.tsx";
import { paintedBands } from "../../score-tables/band-of.ts";
import { ColumnMenu } from "../../score-tables/column-menu.tsx";
import { metricColumns } from "../../score-tables/metric-columns.ts";
import { MetricDialog } from "../../score-tables/metric-dialog.tsx";
import { UncertaintySwitch } from "../../score-tables/uncertainty-switch.tsx";
import { useColumnControls } from "../../score-tables/use-column-controls.ts";
import { keepPortfolioColumnsAtom, portfolioColumnsAtom } from "../../state/core/column-order.ts";
import { editPortfolioHeadAtom } from "../../state/portfolio/portfolio-editing.ts";
import { href } from "../../state/routes/href.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { downloadPortfolioCsvAtom } from "../../state/files/portfolio-export.ts";
import { portfolioNamesOf } from "../../state/portfolio/portfolio-names.ts";
import {
  portfolioScoresAtom,
  type PortfolioScoresState,
  retryPortfolioScoresAtom,
} from "../../state/portfolio/portfolio-scores.ts";
import { hideUncertaintyAtom, showUncertaintyAtom, uncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import type { PortfolioChanges } from "../../state/work/portfolios.ts";
import { portfolioScoresTexts as words } from "../../text/en/portfolio-scores.ts";
import { productName } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";
import { FoldGroup, type FoldedSection } from "../../ui/fold/fold-group.tsx";
import { PageWithContents } from "../../ui/section-nav/page-with-contents.tsx";
import type { NavSection } from "../../ui/section-nav/section-nav.tsx";
import { openSectionsAtom, setSectionsOpenAtom } from "../../state/core/open-sections.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { detailSections } from "./detail-sections.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { PortfolioComparison } from "./portfolio-comparison.tsx";
import { Contributions } from "./contributions.tsx";
import { StatedFindings } from "../../ui/stated-findings/stated-findings.tsx";
import { metricTotals } from "../../score-tables/raw-in-words.ts";
import { KpiStrip } from "./kpi-strip.tsx";
import { MetricDrawer } from "./metric-drawer.tsx";
import { portfolioFindings } from "./portfolio-findings.ts";
import { MetricRanges } from "./metric-ranges.tsx";
import { reuseRuleSection } from "./reuse-rule-switch.tsx";
import { ScoreFigure } from "./score-figure.tsx";
import * as styles from "./scores.css.ts";
import { ScoresHead } from "./scores-head.tsx";
import { ScoringState } from "./scoring-state.tsx";
import { SettingsDrawer } from "./settings-drawer.tsx";
import { tableFacts } from "./table-facts.ts";
import { useComparedScores, type OtherPortfolio } from "./use-compared-scores.ts";
import { shownPortfolioViewAtom } from "../../state/portfolio/portfolio-reuse-rule.ts";
import { portfolioContributionsAtom } from "../../state/portfolio/portfolio-facts.ts";

interface PortfolioScoresProps extends Omit<ComponentProps<typeof ScoresHead>, "region" | "onSettings" | "onReturns"> {
  readonly catalogue: Catalogue;
  /** portfolios that can be compared */
  readonly others: readonly OtherPortfolio[];
  /** opens the packaging returns; only with `onEdit` */
  readonly onReturns?: () => void;
  readonly recycling: ReactNode;
  readonly weights: ReactNode;
  /** sections from other features, below the scores */
  readonly children: ReactNode;
  /** collapsible sections from other features; those of the scores follow them */
  readonly explore: readonly FoldedSection[];
  readonly details?: readonly FoldedSection[];
  /** the sections of `children`, in order, for the table of contents */
  readonly contents: readonly NavSection[];
  readonly onProfile: (prodsys_id: string) => void;
}

type Scores = NonNullable<PortfolioScoresState["scores"]>;

/** Uncertainty is computed for the scores with the reuse rule only. */
const NOT_DRAWN = { value: null, ids: [] } as const;

/** Screen reader message for each new score after the first. */
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

/** The scores of a portfolio: summary, metrics, comparison with other portfolios, and facts about its lines. */
export const PortfolioScores = (props: PortfolioScoresProps) => {
  const { portfolio, table, catalogue, scenarioOf, others, onEdit, actions, recycling, weights, children, onProfile } =
    props;
  const { explore: exploreOthers, details = [], contents } = props;
  const id = portfolio.portfolio_id;
  const names = portfolioNamesOf(catalogue);
  const about = useMemo(() => ({ kind: "portfolio", id }) as const, [id]);
  const drawn = useAtomValue(uncertaintyAtom(about));
  const show = useSetAtom(showUncertaintyAtom);
  const hide = useSetAtom(hideUncertaintyAtom);
  const live = useAtomValue(portfolioScoresAtom(id));
  // null at first: the head renders before the sections, which take longer
  const deferred = useDeferredValue<PortfolioScoresState | null>(live, null);
  const { status, scores, problem, data_version } = deferred?.scores ? deferred : { ...live, scores: null };
  const part = useAtomValue(portfolioContributionsAtom(id));
  const shown = useAtomValue(shownPortfolioViewAtom(id));
  const retry = useSetAtom(retryPortfolioScoresAtom);
  const edit = useSetAtom(editPortfolioHeadAtom);
  const download = useSetAtom(downloadPortfolioCsvAtom);
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
  const shownScore = scores === null ? null : formatSummary(scores.summary);
  const spoken = useUpdateMessage(status === "ready" ? shownScore : null);
  const openedColumn = columns.find(({ metric_id }) => metric_id === opened);
  const usesOf = (cut: "use_cases" | "stages" | "products", of: string): number | null =>
    cut === "stages"
      ? null
      : ((cut === "use_cases" ? facts.usecases : facts.products).find((one) => one.id === of)?.uses ?? null);
  const section = (name: string) => `portfolio-${name}`;
  const folds = { isOpen: useAtomValue(openSectionsAtom), onOpenChange: useSetAtom(setSectionsOpenAtom) };
  const { inside } = pageSectionsTexts;
  const beside = (of: Scores): FoldedSection => ({
    id: section("side-by-side"),
    title: words.beside.title,
    inside: inside.beside,
    content: (
      <PortfolioComparison
        id={section("side-by-side")}
        {...{ portfolio, catalogue, data_version, compared, columns, controls, bands, drawn }}
        scores={of}
        gone={portfolio.compared_with.some((other) => !others.some((one) => one.id === other))}
        onPerUse={(rawscoresPerUse) => change({ rawscoresPerUse }, words.raw.basis.toLowerCase())}
      />
    ),
  });
  const exploreOf = (of: Scores): readonly FoldedSection[] => {
    const minUses = catalogue.reusable_min_uses;
    const rule = reuseRuleSection(section("reuse-rule"), { portfolio_id: id, scores: of, minUses });
    return [...exploreOthers, beside(of), ...(rule === null ? [] : [rule])];
  };
  const detailsOf = (of: Scores) =>
    detailSections({
      portfolio,
      names,
      facts,
      law,
      data_version,
      scenarioOf,
      onProfile,
      regionName,
      kpis: of.kpis,
      lines: table.length,
      uses: table.uses,
      defaultFood: catalogue.default_food,
      assumed: usual.filter(({ metric_id }) => of.assumed.includes(metric_id)).map(({ name }) => name),
      rulesAddress: href("rules", { query: { portfolio_id: id } }),
      onCsv: () => download({ id, table: "products" }),
    });
  const navSections: readonly NavSection[] = [
    { id: section("scores"), title: words.scores.title },
    { id: section("contributions"), title: words.contributions.title },
    ...contents,
    ...(scores ? exploreOf(scores) : exploreOthers).map((one) => ({
      id: one.id,
      title: one.title,
      group: pageSectionsTexts.explore.title,
    })),
    ...[...details, ...(scores ? detailsOf(scores) : [])].map((one) => ({
      id: one.id,
      title: one.title,
      group: pageSectionsTexts.details.title,
    })),
  ];

  return (
    <PageWithContents sections={navSections}>
      <div className={styles.page}>
        <Announcer message={message} />
        <Announcer message={spoken} />
        <ScoresHead
          {...{ portfolio, table, scenarioOf, actions, onEdit }}
          onReturns={props.onReturns}
          region={names.region(portfolio.region_use)}
          onSettings={() => setSettings(true)}
        />
        {hasFailed && <ErrorNotice title={words.changeFailed} />}
        <ScoringState portfolio_id={id} {...{ status, problem }} hasScores={live.scores !== null} />
        {scores && (
          <>
            <ScoreFigure scores={shown ?? scores} drawn={shown ? NOT_DRAWN : drawn} {...{ bands, withExtremes }}>
              {!shown && (
                <div className={styles.drawing}>
                  <UncertaintySwitch
                    isShown={drawn.status !== "off"}
                    isWaiting={drawn.status === "drawing" && drawn.value === null}
                    onShow={() => show(about)}
                    onHide={() => hide(about)}
                  />
                </div>
              )}
            </ScoreFigure>
            <KpiStrip kpis={scores.kpis} />
            <StatedFindings
              findings={portfolioFindings({
                drawn: shown ? NOT_DRAWN : drawn,
                contributions: part.value,
                productName: (of) => productName(names.product(of).name),
                writing: (largest) => metricTotals(catalogue, "climate", largest),
              })}
            />
            <div className={styles.columns}>
              <MetricRanges
                id={section("scores")}
                portfolio_id={id}
                {...{ catalogue, columns, bands, withExtremes }}
                scores={shown ?? scores}
                onOpen={setOpened}
              />
              <Contributions
                id={section("contributions")}
                portfolio_id={id}
                {...{ catalogue, names, part, usesOf }}
                onRetry={retry}
              />
            </div>
            {children}
            <FoldGroup {...pageSectionsTexts.explore} {...folds} sections={exploreOf(scores)} />
            <FoldGroup {...pageSectionsTexts.details} {...folds} sections={[...details, ...detailsOf(scores)]} />
          </>
        )}
        {menu && <ColumnMenu {...menu} />}
        {asked && (
          <MetricDialog column={asked} onClose={onAnswered}>
            <LazyHelpText slug="portfolio_metric_info" part={asked.name} />
          </MetricDialog>
        )}
        {scores && openedColumn && (
          <MetricDrawer
            portfolio_id={id}
            {...{ catalogue, names, part }}
            scores={shown ?? scores}
            column={openedColumn}
            onClose={() => setOpened(null)}
          />
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
    </PageWithContents>
  );
};
