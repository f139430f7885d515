import { useAtomValue } from "jotai";
import { useEffect, useState, type ComponentType } from "react";
import { sessionDialogAtom, type SessionDialog } from "../state/account/session-dialog.ts";
import { shellTexts } from "../text/en/shell.ts";
import { ErrorNotice } from "../ui/error-notice/error-notice.tsx";

type Dialogs = ComponentType<{ readonly dialog: SessionDialog }>;

/** Dialogs about the session. `BehindPage` loads their code in advance. */
export const SessionQuestions = () => {
  const dialog = useAtomValue(sessionDialogAtom);
  // In an object, because a state setter calls a function that it is given.
  const [loaded, setLoaded] = useState<{ readonly Dialogs: Dialogs } | null>(null);
  const [failed, setFailed] = useState(false);
  const isAsked = dialog !== null;
  useEffect(() => {
    if (loaded !== null || failed || !isAsked) return;
    import("../features/account/session-questions/session-dialogs.tsx").then(
      (module) => setLoaded({ Dialogs: module.default }),
      () => setFailed(true),
    );
  }, [loaded, failed, isAsked]);
  if (dialog === null) return null;
  if (loaded !== null) return <loaded.Dialogs dialog={dialog} />;
  return failed ? (
    <ErrorNotice
      title={shellTexts.failure.chunkTitle}
      text={shellTexts.failure.chunkWhat}
      onRetry={() => setFailed(false)}
    />
  ) : null;
};
