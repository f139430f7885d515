import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { onIdle } from "../scheduling/on-idle.ts";
import type { Entry } from "../state/account/entry-stage.ts";
import { sessionDialogAtom } from "../state/account/session-questions.ts";
import { uncertaintyAtom } from "../state/analysis/uncertainty.ts";
import { loadContentIndexAtom } from "../state/core/content.ts";
import type { ProblemCode } from "../state/core/outcome.ts";
import { sessionAtom } from "../state/core/session.ts";
import { requestRegionAtom } from "../state/core/site-settings.ts";
import { referenceCatalogueAtom } from "../state/engine/reference-catalogue.ts";
import { matchRoute, queryValue } from "../state/routes/match-route.ts";
import { lateRowsAtom, loadingAtom, retryLoadingAtom } from "../state/start/loading.ts";
import { comparisonAtom } from "../state/work/comparisons.ts";
import { askedConflictAtom } from "../state/work/conflicts.ts";
import { guestHasWorkAtom, keepWorkAtom } from "../state/work/local-work.ts";
import { portfolioAtom, portfolioEntriesAtom } from "../state/work/portfolios.ts";
import { insideTexts } from "../text/en/inside.ts";
import { shellTexts } from "../text/en/shell.ts";
import { formatCount } from "../text/format.ts";
import { lazyDialog } from "../ui/dialog/lazy-dialog.ts";
import { ErrorNotice } from "../ui/error-notice/error-notice.tsx";
import { lazyPart } from "../ui/lazy-part/lazy-part.ts";
import { ProgressView } from "../ui/progress-view/progress-view.tsx";
import { LateRows } from "./late-rows.tsx";
import * as style from "./loading-screen.css.ts";
import { useLiveAddress } from "./navigation.tsx";

const CommandMenu = lazyDialog(() => import("../features/command-menu/command-menu.tsx"));
// If the code fails to load, the header still shows the conflict; the next conflict or a reload tries again.
const ConflictDialog = lazyPart(() => import("../features/account/conflicts/conflict-dialog.tsx"));

/** Asks how to resolve the first document that was changed here and elsewhere. Session dialogs take precedence. */
const ConflictQuestion = () => {
  const conflict = useAtomValue(askedConflictAtom);
  const session = useAtomValue(sessionDialogAtom);
  if (conflict === null || session !== null) return null;
  return <ConflictDialog key={`${conflict.kind} ${conflict.id}`} conflict={conflict} />;
};

/** Requests the rows of the region that results are about; undefined = not known yet. */
const useRegionAhead = (region_use: string | undefined): void => {
  const request = useSetAtom(requestRegionAtom);
  useEffect(() => {
    if (region_use !== undefined) void request(region_use);
  }, [region_use, request]);
};

/** Computes the scores of a comparison and the draws behind them, which the title of its results waits for. */
const ResultsAhead = ({ comparison_id }: { readonly comparison_id: string }) => {
  useRegionAhead(useAtomValue(comparisonAtom(comparison_id))?.comparison.region_use);
  useAtomValue(uncertaintyAtom({ kind: "comparison", id: comparison_id }));
  return null;
};

/** Requests the lines of a portfolio, and its region's rows. */
const LinesAhead = ({ portfolio_id }: { readonly portfolio_id: string }) => {
  useRegionAhead(useAtomValue(portfolioAtom(portfolio_id))?.portfolio.region_use);
  useAtomValue(portfolioEntriesAtom(portfolio_id));
  return null;
};

/** The command menu, which Ctrl+K (Cmd+K on a Mac) opens unless a dialog asks something. */
const Commands = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((before) => before || document.querySelector("dialog[open]") === null);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return isOpen && <CommandMenu onClose={() => setOpen(false)} />;
};

/** Asks the browser to keep a guest's work as soon as there is some. */
const useKeptWork = (): void => {
  const hasWork = useAtomValue(guestHasWorkAtom);
  const keep = useSetAtom(keepWorkAtom);
  useEffect(() => {
    if (hasWork) void keep();
  }, [hasWork, keep]);
};

/** Loads the dialogs about the session: when one is needed, there may be no connection. */
const loadDialogs = (): void =>
  void import("../features/account/session-questions/session-dialogs.tsx").catch(() => undefined);

/** Requests scores or lines for the address before the page's code arrives, and asks about conflicts. */
export const BehindPage = ({ begun }: { /** whether a page is on screen */ readonly begun: boolean }) => {
  const isUser = useAtomValue(sessionAtom).kind === "user";
  const { pathname, search } = useLiveAddress();
  const route = matchRoute(pathname)?.id;
  const isResults = route === "comparison-mode" && queryValue(search, "step") === undefined;
  const comparison_id = isResults ? queryValue(search, "comparison_id") : undefined;
  const portfolio_id = route === "portfolio-mode" ? queryValue(search, "portfolio_id") : undefined;
  const loadContentIndex = useSetAtom(loadContentIndexAtom);
  useKeptWork();
  // not earlier: both would delay the page's own code
  useEffect(() => (begun && isUser ? onIdle(loadDialogs) : undefined), [begun, isUser]);
  useEffect(() => (begun ? onIdle(() => void loadContentIndex()) : undefined), [begun, loadContentIndex]);
  return (
    <>
      {comparison_id !== undefined && <ResultsAhead comparison_id={comparison_id} />}
      {portfolio_id !== undefined && <LinesAhead portfolio_id={portfolio_id} />}
      <ConflictQuestion />
      <Commands />
    </>
  );
};

const { tables: words } = insideTexts;

const problemText = (code: ProblemCode | undefined): string => {
  if (code === "network") return words.problem.network;
  if (code === "timeout") return words.problem.timeout;
  return code === "bad_reply" || code === "version_moved" ? words.problem.server : words.problem.here;
};

/** Shown instead of the app until the tables are loaded: the stage with progress, or the error with a retry. */
export const LoadingScreen = () => {
  const loading = useAtomValue(loadingAtom);
  const counts = useAtomValue(referenceCatalogueAtom)?.counts;
  const retry = useSetAtom(retryLoadingAtom);
  const isLate = useAtomValue(lateRowsAtom);
  if (loading.status === "failed") {
    return (
      <main className={style.failed}>
        <ErrorNotice
          title={words.failedTitle}
          text={
            <>
              <p>{problemText(loading.problem?.code)}</p>
              <p>{words.safe}</p>
            </>
          }
          onRetry={() => void retry()}
          retryLabel={shellTexts.loading.retry}
        />
      </main>
    );
  }
  const note = counts && {
    note: words.counts(formatCount(counts.products), formatCount(counts.activities), formatCount(counts.regions)),
  };
  return (
    <main className={style.loading}>
      <output className={style.late}>{isLate && <LateRows />}</output>
      <ProgressView label={words.stages[loading.stage]} percent={loading.percent} {...note} />
    </main>
  );
};

/** Progress when a part starts to load, in percent; the order is that of specification section 4. */
const PERCENT = { account: 5, food: 20, product: 40, portfolio: 60, comparison: 80 } as const;

/** Shown instead of the app while a user's saved work loads after login. */
export const EntryScreen = ({ entry }: { readonly entry: Entry }) => {
  const part = entry.kind === "loading" ? (entry.part ?? "account") : null;
  return (
    <main className={style.loading}>
      {part && <ProgressView label={insideTexts.loading[part]} percent={PERCENT[part]} />}
    </main>
  );
};
