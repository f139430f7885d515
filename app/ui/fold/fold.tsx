import { useId, useMemo, type ReactNode } from "react";
import * as text from "../../theme/text.css.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { FoldTitleContext } from "./fold-title.ts";
import * as css from "./fold.css.ts";

export interface FoldProps {
  /** id of the heading; the section inside names it in `aria-labelledby` */
  readonly id: string;
  readonly title: string;
  /** one line: what is inside */
  readonly inside: ReactNode;
  /** a count or a mark at the end of the row */
  readonly aside?: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** mounted only while open, so that a collapsed section loads and computes nothing */
  readonly children: ReactNode;
}

/** A row with a title and one line of what is inside; the section below it is shown on request. */
export const Fold = ({ id, title, inside, aside, isOpen, onOpenChange, children }: FoldProps) => {
  const content = useId();
  const summary = useId();
  const shown = useMemo(() => ({ id, title }), [id, title]);
  return (
    <div>
      <div className={css.row} data-open={isOpen}>
        <h3 id={id} className={classNames(text.group, css.heading)}>
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? content : undefined}
            aria-describedby={summary}
            onClick={() => onOpenChange(!isOpen)}
          >
            <span className={css.arrow}>
              <Icon name="chevronRight" />
            </span>
            {title}
          </button>
        </h3>
        <p id={summary} className={classNames(text.small, css.inside)}>
          {inside}
        </p>
        {aside !== undefined && <div className={text.caption}>{aside}</div>}
      </div>
      {isOpen && (
        <div id={content} className={css.content}>
          <FoldTitleContext value={shown}>{children}</FoldTitleContext>
        </div>
      )}
    </div>
  );
};
