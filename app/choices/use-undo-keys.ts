import { useEffect } from "react";
import { afterPaint } from "../scheduling/after-paint.ts";

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
