import { useRef, type ReactNode } from "react";
import * as css from "./dialog.css.ts";
import { inTopLayer } from "./in-top-layer.ts";
import { useModal } from "./use-modal.ts";

interface FullDialogProps {
  readonly label: string;
  /** Escape was pressed; the owner takes the dialog away, or asks first. */
  readonly onClose: () => void;
  /** brings its own heading and its own way out */
  readonly children: ReactNode;
}

/** What floats over the form while it is open. */
const FLOATING = '[role="listbox"], [role="menu"]';

/**
 * A whole screen over the page, open for as long as it is mounted: for work that returns to where it was called. The page behind
 * it is inert and stays as it is; its first heading has the focus when it opens, and whoever opened it gets the focus back.
 */
export function FullDialog({ label, onClose, children }: FullDialogProps) {
  // a list or menu that is open inside takes the Escape for itself
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
        // Escape in a dialog that stands inside this one is that one's
        if (event.target === event.currentTarget && !isTaken.current) onClose();
        isTaken.current = false;
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        // browsers close by force at the second Escape: what is being edited stays, and the question is asked again
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
