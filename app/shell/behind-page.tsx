import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState, type ComponentType } from "react";
import { onIdle } from "../scheduling/on-idle.ts";
import { uncertaintyAtom } from "../state/analysis/uncertainty.ts";
import { loadContentIndexAtom } from "../state/core/content.ts";
import { sessionAtom } from "../state/core/session.ts";
import { requestRegionAtom } from "../state/core/region-tables.ts";
import { comparisonAtom } from "../state/work/comparisons.ts";
import { portfolioAtom, portfolioEntriesAtom } from "../state/work/portfolios.ts";
import { matchRoute, queryValue } from "../state/routes/match-route.ts";
import { useLiveAddress } from "./navigation.tsx";
import { guestHasWorkAtom, keepWorkAtom } from "../state/work/kept-storage.ts";
import { askedConflictAtom, type Conflict } from "../state/work/conflicts.ts";
import { sessionDialogAtom } from "../state/account/session-dialog.ts";

type Dialog = ComponentType<{ readonly conflict: Conflict }>;

/** Asks how to resolve the first document that was changed here and elsewhere. Session dialogs take precedence. */
const ConflictQuestion = () => {
  const conflict = useAtomValue(askedConflictAtom);
  const session = useAtomValue(sessionDialogAtom);
  // In an object, because a state setter calls a function that it is given.
  const [loaded, setLoaded] = useState<{ readonly Dialog: Dialog } | null>(null);
  const isAsked = conflict !== null;
  useEffect(() => {
    if (!isAsked || loaded !== null) return;
    // If the code fails to load, the header still shows the conflict; the next conflict or a reload tries again.
    import("../features/account/conflicts/conflict-dialog.tsx").then(
      (module) => setLoaded({ Dialog: module.default }),
      () => undefined,
    );
  }, [isAsked, loaded]);
  if (conflict === null || session !== null || loaded === null) return null;
  return <loaded.Dialog key={`${conflict.kind} ${conflict.id}`} conflict={conflict} />;
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
    </>
  );
};
