import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { onIdle } from "../scheduling/on-idle.ts";
import { uncertaintyAtom } from "../state/analysis/uncertainty.ts";
import { sessionAtom } from "../state/core/session.ts";
import { matchRoute, queryValue } from "../state/routes/match-route.ts";
import { ConflictQuestion } from "./conflict-question.tsx";
import { useLiveAddress } from "./navigation.tsx";

/** Computes the scores of a comparison and the draws behind them, which the title of its results waits for. */
const ResultsAhead = ({ comparison_id }: { readonly comparison_id: string }) => {
  useAtomValue(uncertaintyAtom({ kind: "comparison", id: comparison_id }));
  return null;
};

/** Loads the dialogs about the session: when one is needed, there may be no connection. */
const loadDialogs = (): void =>
  void import("../features/account/session-questions/session-dialogs.tsx").catch(() => undefined);

/** What runs beside the page: the figures of the results in the address, also before the page's code arrives; and conflicts. */
export const BehindPage = ({ begun }: { /** whether a page is on screen */ readonly begun: boolean }) => {
  const isUser = useAtomValue(sessionAtom).kind === "user";
  const { pathname, search } = useLiveAddress();
  const comparison_id = queryValue(search, "comparison_id");
  const isResults = matchRoute(pathname)?.id === "comparison-mode" && queryValue(search, "step") === undefined;
  // not before: it would delay the page's own code
  useEffect(() => (begun && isUser ? onIdle(loadDialogs) : undefined), [begun, isUser]);
  return (
    <>
      {isResults && comparison_id !== undefined && <ResultsAhead comparison_id={comparison_id} />}
      <ConflictQuestion />
    </>
  );
};
