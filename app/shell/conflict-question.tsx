import { useAtomValue } from "jotai";
import { useEffect, useState, type ComponentType } from "react";
import { askedConflictAtom, type Conflict } from "../state/conflicts.ts";
import { sessionDialogAtom } from "../state/session-dialog.ts";

type Dialog = ComponentType<{ readonly conflict: Conflict }>;

/** Asks about the first document that was changed here and elsewhere. A question about the session comes first. */
export const ConflictQuestion = () => {
  const conflict = useAtomValue(askedConflictAtom);
  const session = useAtomValue(sessionDialogAtom);
  // in an object, because a component is a function and a setter would call it
  const [loaded, setLoaded] = useState<{ readonly Dialog: Dialog } | null>(null);
  const isAsked = conflict !== null;
  useEffect(() => {
    if (!isAsked || loaded !== null) return;
    // without its code the header goes on saying that a decision waits; the next conflict, or a reload, tries again
    import("../features/conflicts/conflict-dialog.tsx").then(
      (module) => setLoaded({ Dialog: module.default }),
      () => undefined,
    );
  }, [isAsked, loaded]);
  if (conflict === null || session !== null || loaded === null) return null;
  return <loaded.Dialog key={`${conflict.kind} ${conflict.id}`} conflict={conflict} />;
};
