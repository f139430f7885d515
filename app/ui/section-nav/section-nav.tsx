import { Fragment, useEffect, useState } from "react";
import { afterPaint } from "../../scheduling/after-paint.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { caption } from "../../theme/text.css.ts";
import { classNames } from "../class-names.ts";
import * as styles from "./section-nav.css.ts";

export interface NavSection {
  readonly id: string;
  readonly title: string;
  /** title of the group of collapsible sections that it belongs to */
  readonly group?: string;
}

/** Where a jump puts a heading, below the sticky header, in px with some tolerance. */
const JUMP_PX = 104;

/**
 * The current section: the last one whose heading has reached the place of a jump. The one that was jumped to stays current
 * while its heading is in the window at the end of the page, where it cannot get there.
 */
const currentOf = (sections: readonly NavSection[]): string | undefined => {
  const topOf = ({ id }: NavSection) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
  const asked = sections.find(({ id }) => window.location.hash === `#${id}`);
  if (atEnd && asked && topOf(asked) >= 0 && topOf(asked) < window.innerHeight) return asked.id;
  return (sections.filter((section) => topOf(section) <= JUMP_PX).at(-1) ?? sections[0])?.id;
};

const useCurrentSection = (sections: readonly NavSection[]): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const update = () => setCurrent(currentOf(sections));
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [sections]);
  return current;
};

/**
 * Scrolls to the target of a jump a second time: a section with `content-visibility: auto` gets its real height only
 * when it comes into view, which can move the heading.
 */
const useExactJumps = (): void => {
  useEffect(() => {
    const jumpAgain = () => afterPaint(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView());
    window.addEventListener("hashchange", jumpAgain);
    return () => window.removeEventListener("hashchange", jumpAgain);
  }, []);
};

const NavLink = ({ section, isCurrent }: { readonly section: NavSection; readonly isCurrent: boolean }) => (
  <li>
    <a href={`#${section.id}`} className={styles.link} aria-current={isCurrent ? "location" : undefined}>
      {section.title}
    </a>
  </li>
);

/** Table of contents: links to the sections of the page, in groups. */
export const SectionNav = (props: { readonly sections: readonly NavSection[]; readonly className?: string }) => {
  const { sections, className } = props;
  const current = useCurrentSection(sections);
  useExactJumps();
  const groups = [...new Set(sections.map(({ group }) => group))];
  return (
    <nav aria-label={pageSectionsTexts.contents} className={classNames(styles.contents, className)}>
      {groups.map((group) => (
        <Fragment key={group ?? ""}>
          {group !== undefined && <p className={classNames(caption, styles.group)}>{group}</p>}
          <ul aria-label={group}>
            {sections
              .filter((section) => section.group === group)
              .map((section) => (
                <NavLink key={section.id} section={section} isCurrent={section.id === current} />
              ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
};
