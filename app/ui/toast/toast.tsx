import { useEffect, useRef } from "react";
import { partTexts } from "../../text/en/parts.ts";
import { Button, IconButton } from "../button/button.tsx";
import { VisuallyHidden } from "../hidden/hidden.tsx";
import * as css from "./toast.css.ts";

/** Announces a message to screen readers each time it changes. */
export function Announcer({ message }: { readonly message: string }) {
  // A live region announces changes only, not its initial text: set the text after mount.
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = message;
  }, [message, region]);
  return (
    <VisuallyHidden>
      <output ref={region} />
    </VisuallyHidden>
  );
}

interface ToastProps {
  readonly message: string;
  readonly action?: { readonly label: string; readonly onAct: () => void };
  readonly onClose: () => void;
}

/** A floating message; the owner unmounts it when its time is over. */
export const Toast = ({ message, action, onClose }: ToastProps) => (
  <div className={css.toast}>
    <span>{message}</span>
    <Announcer message={message} />
    {action && (
      <Button kind="quiet" onClick={action.onAct}>
        {action.label}
      </Button>
    )}
    <IconButton icon="close" label={partTexts.dismiss} onClick={onClose} />
  </div>
);
