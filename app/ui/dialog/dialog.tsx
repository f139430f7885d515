import { useId, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { partTexts } from "../../text/en/parts.ts";
import * as text from "../../theme/text.css.ts";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import * as css from "./dialog.css.ts";
import { inTopLayer, useModal } from "./use-modal.ts";

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
  readonly title: string;
  /** called on Escape; the owner unmounts the dialog, or keeps it while an action runs */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** left to right; the last one is at the edge */
  readonly actions: readonly DialogAction[];
  readonly wide?: boolean;
  /** true = closing would lose input: Escape asks first */
  readonly hasUnsaved?: boolean;
}

/** A modal question, open while it is mounted. */
export function Dialog({ title, onClose, children, actions, wide = false, hasUnsaved = false }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [asks, setAsks] = useState(false);
  const modal = useModal(hasUnsaved ? () => setAsks(true) : onClose, (dialog) => {
    const isCutOff = dialog.scrollHeight > dialog.clientHeight;
    if (isCutOff && safe.current !== null && heading.current !== null) {
      // the focused button would be out of sight; not focusable before, or it would get the focus of dialogs with fields
      heading.current.tabIndex = -1;
      heading.current.focus();
    } else safe.current?.focus();
    // a long text starts at its heading
    dialog.scrollTo(0, 0);
  });
  const discard = () => {
    // closed one after the other, or the browser gives the focus back to a control of the outer one, which is gone
    flushSync(() => setAsks(false));
    onClose();
  };
  return inTopLayer(
    <dialog {...modal} className={classNames(css.dialog, wide && css.wide)} aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} className={text.section}>
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
      {asks && (
        <Dialog
          title={partTexts.unsaved.title}
          onClose={() => setAsks(false)}
          actions={[
            { label: partTexts.unsaved.discard, kind: "danger", onAct: discard },
            { label: partTexts.unsaved.keep, safe: true, onAct: () => setAsks(false) },
          ]}
        />
      )}
    </dialog>,
  );
}

interface MessageDialogProps extends Omit<DialogProps, "actions"> {
  /** label of the only button, which closes the dialog */
  readonly ok: string;
}

/** A dialog that says something and asks nothing. */
export const MessageDialog = ({ ok, ...dialog }: MessageDialogProps) => (
  <Dialog {...dialog} actions={[{ label: ok, onAct: dialog.onClose, kind: "primary", safe: true }]} />
);
