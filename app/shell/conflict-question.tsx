import { useAtomValue } from "jotai";
import { useEffect, useState, type ComponentType } from "react";
import { askedConflictAtom, type Conflict } from "../state/work/conflicts.ts";
import { sessionDialogAtom } from "../state/account/session-dialog.ts";

type Dialog = ComponentType<{ readonly conflict: Conflict }>;

/** Asks how to resolve the first document that was changed here and elsewhere. Session dialogs take precedence. */
export const ConflictQuestion = () => {
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
