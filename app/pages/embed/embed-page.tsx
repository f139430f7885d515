import { Provider, useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useRef, type ReactNode, lazy, Suspense } from "react";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { openSharedAtom, type OpenedShare } from "../../state/share/opened-share.ts";
import { shareAddress } from "../../state/share/shares.ts";
import { embedTexts as words } from "../../text/en/embed.ts";
import { shareTexts } from "../../text/en/share.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { EmbedBoundary } from "./embed-boundary.tsx";
import { EmbeddedComparison } from "./embedded-comparison.tsx";
import * as style from "./embed.css.ts";
import { useHeightMessages } from "./height-messages.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { OpenedPortfolio } from "../portfolio-mode/opened-portfolio.tsx";

const Scores = lazy(() => import("../../features/portfolio-scores/embedded-scores.tsx"));

/** The scores of a shared portfolio. */
const EmbeddedPortfolio = ({ id, catalogue }: { readonly id: string; readonly catalogue: Catalogue }) => (
  <OpenedPortfolio portfolio_id={id}>
    {(portfolio) => (
      <Suspense fallback={<Spinner label={words.loading} />}>
        <Scores {...{ portfolio, catalogue }} />
      </Suspense>
    )}
  </OpenedPortfolio>
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
  const opened = opening?.ok && "opened" in opening ? opening.opened : null;
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
    const fault = opening.ok ? "damaged" : opening.fault;
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
