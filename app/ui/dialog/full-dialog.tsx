import { useRef, type ReactNode } from "react";
import * as css from "./dialog.css.ts";
import { inTopLayer, useModal } from "./use-modal.ts";

interface FullDialogProps {
  readonly label: string;
  /** called on Escape; the owner unmounts the dialog, or asks first */
  readonly onClose: () => void;
  /** has its own heading and close button */
  readonly children: ReactNode;
}

/** Selector of open lists and menus inside the dialog. */
const FLOATING = '[role="listbox"], [role="menu"]';

/**
 * A full-screen dialog over the page, open while it is mounted: for work that returns to the calling page. The page
 * behind it is inert and keeps its state; opening focuses the first heading, and closing returns the focus.
 */
export function FullDialog({ label, onClose, children }: FullDialogProps) {
  // Escape closes an open list or menu inside first
  const isTaken = useRef(false);
  const { ref } = useModal(onClose, (dialog) => dialog.querySelector<HTMLElement>("h1")?.focus());
  return inTopLayer(
    <dialog
      ref={ref}
      className={css.fullDialog}
      aria-label={label}
      onKeyDownCapture={(event) => {
        if (event.key === "Escape") isTaken.current = event.currentTarget.querySelector(FLOATING) !== null;
      }}
      onCancel={(event) => {
        event.preventDefault();
        // Escape in a dialog inside this one is handled there
        if (event.target === event.currentTarget && !isTaken.current) onClose();
        isTaken.current = false;
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        // browsers force-close a dialog at the second Escape: reopen it, so that edits are kept and the question is
        // asked again
        if (!event.currentTarget.open) {
          event.currentTarget.showModal();
          if (!isTaken.current) onClose();
          isTaken.current = false;
        }
      }}
    >
      {children}
    </dialog>,
  );
}
