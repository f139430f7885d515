import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from "react";
import { createPortal } from "react-dom";

/**
 * Renders a modal dialog into the body instead of the component that opened it. That component may be hidden while the
 * dialog is open, by rotating the device or resizing the window; the dialog and its input must stay visible.
 */
export const inTopLayer = (dialog: ReactNode) => createPortal(dialog, document.body);

/**
 * The attributes of a native dialog that is modal while it is mounted. The browser keeps the focus inside, makes the
 * page behind it inert, and gives the focus back when the dialog closes.
 *
 * @param onClose called when the user asks to close it; the owner unmounts the dialog, or keeps it while an action runs
 * @param onOpen moves the initial focus
 */
export function useModal(onClose: () => void, onOpen: (dialog: HTMLDialogElement) => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const open = useRef(onOpen);
  // in the layout phase: at unmount the dialog must close while it is still in the page, or the browser does not return
  // the focus
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    if (dialog !== null) open.current(dialog);
    return () => dialog?.close();
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onClose: () => {
      // browsers force-close a dialog at the second Escape; our own close at unmount (or remount) is not a request of
      // the user
      if (ref.current && !ref.current.open) onClose();
    },
  };
}
