import { useAtomValue } from "jotai";
import { useEffect, useState, type ComponentType } from "react";
import { sessionDialogAtom, type SessionDialog } from "../state/account/session-dialog.ts";
import { sessionAtom } from "../state/core/session.ts";
import { shellTexts } from "../text/en/shell.ts";
import { ErrorNotice } from "../ui/error-notice/error-notice.tsx";
import { onIdle } from "../scheduling/on-idle.ts";

type Dialogs = ComponentType<{ readonly dialog: SessionDialog }>;

/** Dialogs about the session. Their code loads in advance when idle: when one is needed, there may be no connection. */
export const SessionQuestions = ({ begun }: { /** whether the first page is on screen */ readonly begun: boolean }) => {
  const dialog = useAtomValue(sessionDialogAtom);
  const isUser = useAtomValue(sessionAtom).kind === "user";
  // In an object, because a state setter calls a function that it is given.
  const [loaded, setLoaded] = useState<{ readonly Dialogs: Dialogs } | null>(null);
  const [failed, setFailed] = useState(false);
  const isAsked = dialog !== null;
  useEffect(() => {
    if (loaded !== null || failed || !(isUser || isAsked)) return undefined;
    const load = (): void => {
      import("../features/account/session-questions/session-dialogs.tsx").then(
        (module) => setLoaded({ Dialogs: module.default }),
        () => setFailed(true),
      );
    };
    if (isAsked) load();
    // not before: it would delay the page's own code
    else if (begun) return onIdle(load);
    return undefined;
  }, [loaded, failed, isUser, isAsked, begun]);
  if (dialog === null) return null;
  if (loaded !== null) return <loaded.Dialogs dialog={dialog} />;
  return failed ? (
    <ErrorNotice title={shellTexts.failure.chunkTitle} onRetry={() => setFailed(false)}>
      {shellTexts.failure.chunkWhat}
    </ErrorNotice>
  ) : null;
};
