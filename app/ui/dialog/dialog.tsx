import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import * as text from "../../theme/text.css.ts";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import * as css from "./dialog.css.ts";
import { inTopLayer } from "./in-top-layer.ts";

export interface DialogAction {
  readonly label: string;
  readonly onAct: () => void;
  readonly kind?: "primary" | "secondary" | "danger";
  /** Nothing is lost by it: it has the focus when the dialog opens. */
  readonly safe?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
}

interface DialogProps {
  /** the question */
  readonly title: string;
  /** Escape was pressed; the owner takes the dialog away. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** left to right; the last one stands at the edge */
  readonly actions: readonly DialogAction[];
  readonly wide?: boolean;
}

/**
 * A modal question, open for as long as it is mounted. The browser's own dialog keeps the focus inside, makes the page behind it
 * inert, and gives the focus back when it closes.
 */
export function Dialog({ title, onClose, children, actions, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  // in the layout phase: at unmount the dialog must close while it is still in the page, or the focus is not given back
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    safe.current?.focus();
    // a long text begins at its heading, wherever the focused button stands
    element?.scrollTo(0, 0);
    return () => element?.close();
  }, []);
  return inTopLayer(
    <dialog
      ref={dialog}
      className={classNames(css.dialog, wide && css.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // the owner decides: it unmounts the dialog, or keeps it while something is under way
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // browsers close by force at the second Escape; our own close at unmount (or remount) is no request
        if (dialog.current && !dialog.current.open) onClose();
      }}
    >
      <h2 id={titleId} className={text.section}>
        {title}
      </h2>
      {children !== undefined && <div className={css.body}>{children}</div>}
      <div className={css.actions}>
        {actions.map((action) => (
          <Button
            key={action.label}
            ref={action.safe ? safe : undefined}
            kind={action.kind ?? "secondary"}
            busy={action.busy ?? false}
            disabled={action.disabled}
            onClick={action.onAct}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </dialog>,
  );
}
