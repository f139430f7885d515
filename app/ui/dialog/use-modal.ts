import { useLayoutEffect, useRef, type SyntheticEvent } from "react";

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
