import { useEffect, useRef } from "react";
import { partTexts } from "../text/en/parts.ts";
import { Button, IconButton } from "./button.tsx";
import { VisuallyHidden } from "./hidden.tsx";
import * as css from "./toast.css.ts";

/** Says a message to those who listen, each time it changes. */
export function Announcer({ message }: { readonly message: string }) {
  // a live region reads out changes, not what it is born with: so the words come after it
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

/** A message that floats until it is closed; its owner takes it away when its time is over. */
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
