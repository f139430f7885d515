import { type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import { afterPaint } from "../../scheduling/after-paint.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import * as text from "../../theme/text.css.ts";
import { LinkLike } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { FoldTitleContext } from "./fold-title.ts";
import * as css from "./fold.css.ts";

export interface FoldedSection extends Omit<FoldProps, "isOpen" | "onOpenChange" | "children"> {
  readonly content: ReactNode;
  /** ids of further headings inside, which a link can lead to */
  readonly anchors?: readonly string[];
}

interface FoldGroupProps {
  readonly title: string;
  /** small grey text beside the title */
  readonly note: string;
  readonly sections: readonly FoldedSection[];
  readonly isOpen: (id: string) => boolean;
  readonly onOpenChange: (ids: readonly string[], isOpen: boolean) => void;
}

/** The part of an address after "#" that a click leads to, or "". */
const jumpOf = ({ target }: MouseEvent): string => {
  const link = target instanceof Element ? target.closest("a[href^='#']") : null;
  return link?.getAttribute("href")?.slice(1) ?? "";
};

/** Opens the section that a link, the address or the "back" button jumps to, and scrolls to it. */
const useOpenedByJump = (sections: readonly FoldedSection[], open: (id: string) => void): void => {
  const hasFollowed = useRef(false);
  const places = JSON.stringify(sections.map(({ id, anchors = [] }) => [id, ...anchors]));
  useEffect(() => {
    const jump = (id: string) => {
      const [section] = (JSON.parse(places) as readonly string[][]).find((ids) => ids.includes(id)) ?? [];
      if (section === undefined) return;
      open(section);
      afterPaint(() => document.getElementById(id)?.scrollIntoView());
    };
    const followLink = (event: MouseEvent) => jump(jumpOf(event));
    const followAddress = () => jump(window.location.hash.slice(1));
    // only once: a section that is added or removed later is not a jump
    if (!hasFollowed.current) followAddress();
    hasFollowed.current = true;
    document.addEventListener("click", followLink);
    window.addEventListener("hashchange", followAddress);
    return () => {
      document.removeEventListener("click", followLink);
      window.removeEventListener("hashchange", followAddress);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `open` writes by id; a new function is no new jump
  }, [places]);
};

/** A titled list of collapsible sections. */
export const FoldGroup = ({ title, note, sections, isOpen, onOpenChange }: FoldGroupProps) => {
  const heading = useId();
  const ids = sections.map(({ id }) => id);
  useOpenedByJump(sections, (id) => onOpenChange([id], true));
  const areOpen = ids.every((id) => isOpen(id));
  const words = pageSectionsTexts;
  return (
    <section className={css.group} aria-labelledby={heading}>
      <div className={css.groupHead}>
        <h2 id={heading} className={text.section}>
          {title}
        </h2>
        <p className={text.caption}>{note}</p>
        <LinkLike
          className={css.all}
          aria-label={(areOpen ? words.closeAllOf : words.openAllOf)(title)}
          onClick={() => onOpenChange(ids, !areOpen)}
        >
          {areOpen ? words.closeAll : words.openAll}
        </LinkLike>
      </div>
      {sections.map(({ content, anchors: _inside, ...row }) => (
        <Fold key={row.id} {...row} isOpen={isOpen(row.id)} onOpenChange={(open) => onOpenChange([row.id], open)}>
          {content}
        </Fold>
      ))}
    </section>
  );
};

interface FoldProps {
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
            <span className={css.title}>{title}</span>
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
