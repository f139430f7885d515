import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import * as text from "../../theme/text.css.ts";
import { partTexts } from "../../text/en/parts.ts";
import { IconButton } from "../button/button.tsx";
import * as css from "./dialog.css.ts";
import { inTopLayer } from "./in-top-layer.ts";
import { useModal } from "./use-modal.ts";

interface DrawerProps {
  readonly title: ReactNode;
  /** a small line above the title */
  readonly kicker?: ReactNode;
  /** Escape, the cross, or a press beside the drawer; the owner takes it away. */
  readonly onClose: () => void;
  /** A change of it scrolls back to the top: the drawer now shows something else. */
  readonly subject?: string;
  readonly children: ReactNode;
}

/**
 * A sheet at the right edge for a closer look, the whole screen on a phone; open for as long as it is mounted. The page behind it
 * is inert; the title has the focus when it opens, and whoever opened it gets the focus back.
 */
export function Drawer({ title, kicker, onClose, subject, children }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownSubject = useRef(subject);
  const titleId = useId();
  const modal = useModal(onClose, () => heading.current?.focus());
  const { ref: dialog } = modal;
  useLayoutEffect(() => {
    if (shownSubject.current !== subject) dialog.current?.scrollTo(0, 0);
    shownSubject.current = subject;
  }, [dialog, subject]);
  useLayoutEffect(() => {
    const element = dialog.current;
    // all that is inside lies in a box of its own: what hits the dialog itself hit its backdrop
    const onPress = (event: Event) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener("click", onPress);
    return () => element?.removeEventListener("click", onPress);
  }, [dialog, onClose]);
  return inTopLayer(
    <dialog {...modal} className={css.drawer} aria-labelledby={titleId}>
      <div className={css.drawerInside}>
        <header className={css.drawerHead}>
          <div>
            {kicker !== undefined && <p className={text.caption}>{kicker}</p>}
            <h2 ref={heading} id={titleId} tabIndex={-1} className={text.title}>
              {title}
            </h2>
          </div>
          <IconButton icon="close" label={partTexts.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>,
  );
}
