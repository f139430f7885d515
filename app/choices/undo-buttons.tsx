import { useCallback, useState } from "react";
import { partTexts } from "../text/en/parts.ts";
import { IconButton } from "../ui/button/button.tsx";
import { Announcer } from "../ui/toast/toast.tsx";
import { useUndoKeys, type UndoWay } from "./use-undo-keys.ts";

/** The names of the next steps; null = none. */
type NextSteps = Readonly<Record<UndoWay, string | null>>;

interface UndoButtonsProps {
  readonly next: NextSteps;
  readonly onMove: (way: UndoWay) => void;
}

/** Undo and redo buttons, named by the next steps. */
export const UndoButtons = ({ next, onMove }: UndoButtonsProps) => {
  const words = partTexts.history;
  return (["undo", "redo"] as const).map((way) => (
    <IconButton
      key={way}
      icon={way}
      label={words.next[way](next[way])}
      disabled={next[way] === null}
      onClick={() => onMove(way)}
    />
  ));
};

interface AnnouncedUndoProps {
  readonly next: NextSteps;
  /** gives the name of the step; null = nothing to do. Stable, so that the keys are bound once. */
  readonly move: (
    way: UndoWay,
  ) => Promise<{ readonly ok: true; readonly value: string | null } | { readonly ok: false }>;
  readonly failed: string;
}

/** Undo and redo by buttons and keys, announced to screen readers. */
export const AnnouncedUndo = ({ next, move, failed }: AnnouncedUndoProps) => {
  const [message, setMessage] = useState("");
  const onMove = useCallback(
    async (way: UndoWay) => {
      const outcome = await move(way);
      if (!outcome.ok) setMessage(failed);
      else setMessage(outcome.value === null ? "" : partTexts.history.done[way](outcome.value));
    },
    [failed, move],
  );
  useUndoKeys(onMove);
  return (
    <>
      <Announcer message={message} />
      <UndoButtons next={next} onMove={(way) => void onMove(way)} />
    </>
  );
};
