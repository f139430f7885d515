import { useId, useRef, type ReactNode } from "react";
import * as text from "../../theme/text.css.ts";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import * as css from "./dialog.css.ts";
import { inTopLayer } from "./in-top-layer.ts";
import { useModal } from "./use-modal.ts";

export interface DialogAction {
  readonly label: string;
  readonly onAct: () => void;
  readonly kind?: "primary" | "secondary" | "danger";
  /** Loses nothing; focused when the dialog opens. */
  readonly safe?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
}

interface DialogProps {
  /** the question */
  readonly title: string;
  /** called on Escape; the owner unmounts the dialog, or keeps it while an action runs */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** left to right; the last one is at the edge */
  readonly actions: readonly DialogAction[];
  readonly wide?: boolean;
}

/** A modal question, open while it is mounted. */
export function Dialog({ title, onClose, children, actions, wide = false }: DialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const modal = useModal(onClose, (dialog) => {
    safe.current?.focus();
    // scroll a long text to its heading, although the focused button is below
    dialog.scrollTo(0, 0);
  });
  return inTopLayer(
    <dialog {...modal} className={classNames(css.dialog, wide && css.wide)} aria-labelledby={titleId}>
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
