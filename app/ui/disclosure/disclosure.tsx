import { useId, useState, type ReactNode } from "react";
import * as text from "../../theme/text.css.ts";
import * as css from "./disclosure.css.ts";
import { flushEnd, flushStartOnPhone } from "../button/flush.css.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";

interface DisclosureProps {
  readonly title: string;
  /** small grey text beside the title */
  readonly note?: ReactNode;
  /** buttons at the right, also shown while closed */
  readonly actions?: ReactNode;
  /** heading level: 2 is styled as a section, the others as a group */
  readonly level?: 2 | 3 | 4;
  /** makes the component controlled */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A section that opens and closes by its heading; the content is mounted only while open. */
export function Disclosure(props: DisclosureProps) {
  const { title, note, actions, level = 2, open, onOpenChange, children } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const contentId = useId();
  const Heading = `h${level}` as const;
  return (
    <div>
      <div className={classNames(css.head, flushEnd)} data-open={isOpen}>
        <Heading className={classNames(css.heading, level === 2 ? text.section : text.group)}>
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? contentId : undefined}
            onClick={() => {
              setOwnOpen(!isOpen);
              onOpenChange?.(!isOpen);
            }}
          >
            <span className={css.arrow}>
              <Icon name="chevronRight" />
            </span>
            <span>{title}</span>
            {note !== undefined && <span className={css.note}>{note}</span>}
          </button>
        </Heading>
        {actions && <div className={classNames(css.actions, flushStartOnPhone)}>{actions}</div>}
      </div>
      {isOpen && <div id={contentId}>{children}</div>}
    </div>
  );
}
