import { useLayoutEffect, useRef } from "react";
import * as css from "./busy-overlay.css.ts";
import { Spinner } from "../progress-view/progress-view.tsx";

/** Makes the page inert while it is mounted, with a spinner; the focus returns afterwards. */
export function BusyOverlay({ label }: { readonly label: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={css.overlay} aria-label={label} onCancel={(event) => event.preventDefault()}>
      <Spinner label={label} />
    </dialog>
  );
}
