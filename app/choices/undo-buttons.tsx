import { useCallback, useEffect, useState } from "react";
import { afterPaint } from "../scheduling/after-paint.ts";
import { partTexts } from "../text/en/parts.ts";
import { IconButton } from "../ui/button/button.tsx";
import { Announcer } from "../ui/toast/toast.tsx";

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

export type UndoWay = "undo" | "redo";

/**
 * Ctrl or Cmd with Z undoes, with Shift-Z or Y redoes. Text fields keep the browser's own undo, except fields with
 * `data-field`: they are blurred first, because their input is an undo step.
 */
export const useUndoKeys = (onMove: (way: UndoWay) => Promise<void>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // an editor in a dialog above the page has its own history
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (key !== "z" && !isRedo) return;
      const { target } = event;
      const isText = target instanceof HTMLElement && target.matches("input:not([data-field]), textarea");
      const isCheckbox = target instanceof HTMLInputElement && target.type === "checkbox";
      if (isText && !isCheckbox) return;
      event.preventDefault();
      if (target instanceof HTMLInputElement && target.dataset["field"] !== undefined) target.blur();
      // After the paint, so that key presses do not wait for the page to render.
      afterPaint(() => void onMove(isRedo ? "redo" : "undo"));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onMove]);
};
