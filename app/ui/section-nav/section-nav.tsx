import { Fragment, useEffect, useState } from "react";
import { afterPaint } from "../../scheduling/after-paint.ts";
import { pageSectionsTexts } from "../../text/en/page-sections.ts";
import { caption } from "../../theme/text.css.ts";
import { classNames } from "../class-names.ts";
import * as styles from "./section-nav.css.ts";

export interface NavSection {
  /** id of the heading */
  readonly id: string;
  readonly title: string;
  /** title of the group of collapsible sections that it belongs to */
  readonly group?: string;
}

/** The current section: the last one whose heading is above the lower edge of the window's upper third. */
const useCurrentSection = (sections: readonly NavSection[]): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const update = () => {
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top < window.innerHeight / 3;
      });
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
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
