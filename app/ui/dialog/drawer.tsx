import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import * as text from "../../theme/text.css.ts";
import { partTexts } from "../../text/en/parts.ts";
import { IconButton } from "../button/button.tsx";
import * as css from "./dialog.css.ts";
import { inTopLayer, useModal } from "./use-modal.ts";

interface DrawerProps {
  readonly title: ReactNode;
  /** a small line above the title */
  readonly kicker?: ReactNode;
  /** called on Escape, the close button, or a click outside the drawer; the owner unmounts it */
  readonly onClose: () => void;
  /** identifies the content: a change scrolls back to the top */
  readonly subject?: string;
  readonly children: ReactNode;
}

/**
 * A panel with details at the right edge, full screen on a phone; open while it is mounted. The page behind it is
 * inert; opening focuses the title, and closing returns the focus.
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
    // the content has a box of its own, so a press on the dialog itself was on its backdrop
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
