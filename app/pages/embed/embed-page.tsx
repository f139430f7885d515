import { Provider, useAtomValue, useSetAtom } from "jotai";
import { Component, type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { comparedProducts, resultRows } from "../../features/comparison-results/result-rows.ts";
import { comparisonScoresAtom } from "../../state/comparison/comparison-scores.ts";
import { type OpenedShare, openSharedAtom } from "../../state/share/opened-share.ts";
import { shareAddress } from "../../state/share/shares.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { embedTexts as words } from "../../text/en/embed.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { shareTexts } from "../../text/en/share.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { lazyPart } from "../../ui/lazy-part/lazy-part.ts";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { OpenedPortfolio } from "../portfolio-mode/opened-portfolio.tsx";
import * as style from "./embed.css.ts";

const FailedChart = () => {
  const { title, text } = shareTexts.faults.failed;
  return <ErrorNotice title={title} text={text} onRetry={() => window.location.reload()} />;
};
const STAND_INS = { Waiting: () => <Spinner label={words.loading} />, Missing: FailedChart };

const Scores = lazyPart(() => import("../../features/portfolio-scores/embedded-scores.tsx"), STAND_INS);

/** The scores of a shared portfolio. */
const EmbeddedPortfolio = ({ id, catalogue }: { readonly id: string; readonly catalogue: Catalogue }) => (
  <OpenedPortfolio portfolio_id={id}>{(portfolio) => <Scores {...{ portfolio, catalogue }} />}</OpenedPortfolio>
);

interface EmbedPageProps {
  readonly share_id: string;
  /** `chart` of the address; unknown ones show the ranking */
  readonly chart: string | null;
}

/** One chart of the share, rendered in the share's own store. */
const Chart = ({ opened, chart }: { readonly opened: OpenedShare; readonly chart: string | null }) => {
  const catalogue = useAtomValue(catalogueAtom);
  if (catalogue === null) return null;
  return opened.share.comparison === undefined ? (
    <EmbeddedPortfolio id={opened.id} catalogue={catalogue} />
  ) : (
    <EmbeddedComparison id={opened.id} catalogue={catalogue} chart={chart} />
  );
};

/** Source of the figures, and the link to the full results. */
const Foot = ({ opened, share_id }: { readonly opened: OpenedShare; readonly share_id: string }) => (
  <footer className={`${caption} ${style.foot}`}>
    <span>{words.source(opened.share.data_version)}</span>
    <a className={style.link} href={shareAddress(share_id)} target="_blank" rel="noopener">
      {words.open[opened.share.comparison === undefined ? "portfolio" : "comparison"]}
      <VisuallyHidden> {words.newTab}</VisuallyHidden>
    </a>
  </footer>
);

/** `/s/{id}/embed`: one chart of a stored share for a frame in another site, or why it cannot be shown. */
export const EmbedPage = ({ share_id, chart }: EmbedPageProps) => {
  const open = useSetAtom(openSharedAtom);
  const { current: opening, reload } = useLoaded(
    useCallback(() => open({ kind: "stored", id: share_id }), [open, share_id]),
  );
  const opened = opening?.ok && "opened" in opening.value ? opening.value.opened : null;
  const { comparison, portfolio } = opened?.share ?? {};
  const name = comparison?.comparison_name ?? portfolio?.head.portfolio_name;
  useEffect(() => {
    if (name !== undefined) document.title = shareTexts.shared.documentTitle(name);
  }, [name]);
  const content = (): ReactNode => {
    if (opening === null) return <Spinner label={words.loading} />;
    if (opened !== null) {
      return (
        <>
          <p className={caption}>{name}</p>
          <Provider store={opened.store}>
            <Chart opened={opened} chart={chart} />
          </Provider>
          <Foot opened={opened} share_id={share_id} />
        </>
      );
    }
    // only a share file can contain a backup, never a stored share
    const fault = opening.ok ? "damaged" : opening.problem;
    return (
      <>
        <h1 className={group}>{shareTexts.faults[fault].title}</h1>
        <p className={small}>{shareTexts.faults[fault].text}</p>
        {fault === "failed" && (
          <p>
            <Button onClick={reload}>{words.retry}</Button>
          </p>
        )}
      </>
    );
  };
  const frame = useRef<HTMLElement>(null);
  useHeightMessages(frame);
  return (
    <main ref={frame} className={style.embed}>
      <EmbedBoundary>{content()}</EmbedBoundary>
    </main>
  );
};

interface Props {
  readonly children: ReactNode;
}

/** Catches errors in an embedded share. Unlike the app's boundary it leads nowhere: other pages refuse to be framed. */
class EmbedBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailedChart /> : this.props.children;
  }
}

const Ranking = lazyPart(() => import("../../features/comparison-results/embedded-ranking.tsx"), STAND_INS);

/** The charts other than the ranking, by their name in the address. */
const CHARTS = {
  stages: lazyPart(() => import("../../features/impact-stages/embedded-stages.tsx"), STAND_INS),
  "break-even": lazyPart(() => import("../../features/break-even/embedded-break-even.tsx"), STAND_INS),
  "end-of-life": lazyPart(() => import("../../features/end-of-life/embedded-end-of-life.tsx"), STAND_INS),
} as const;

const isChart = (name: string | null): name is keyof typeof CHARTS => name !== null && Object.hasOwn(CHARTS, name);

interface EmbeddedComparisonProps {
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly chart: string | null;
}

/** The chosen chart of a shared comparison, else its ranking. */
const EmbeddedComparison = ({ id, catalogue, chart }: EmbeddedComparisonProps) => {
  const comparison = useAtomValue(comparisonAtom(id))?.comparison;
  const { scores, problem } = useAtomValue(comparisonScoresAtom(id));
  const rows = useMemo(
    () => (comparison && scores ? resultRows(comparison.currentProductIds, scores, catalogue).rows : null),
    [comparison, scores, catalogue],
  );
  if (problem !== null) return <ErrorNotice title={resultsTexts.problemTitle} />;
  if (comparison === undefined || rows === null) return <Spinner label={resultsTexts.finding.scoring} />;
  const Chart = isChart(chart) ? CHARTS[chart] : null;
  return Chart === null ? (
    <Ranking {...{ comparison, catalogue, rows }} />
  ) : (
    <Chart comparison_id={id} catalogue={catalogue} products={comparedProducts(rows)} />
  );
};

/** The message to the page around a frame: `{ type: "tare:height", height }`, px. Nothing in it depends on the share's content. */
const HEIGHT_MESSAGE = "tare:height";

/** Tells the page around the frame the height of its content, at first and after each change. */
function useHeightMessages(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = content.current;
    if (element === null || window.parent === window) return undefined;
    let told = 0;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      if (height === told) return;
      told = height;
      // any site may embed a share, so the message may go to any
      window.parent.postMessage({ type: HEIGHT_MESSAGE, height }, "*");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [content]);
}
