import { useEffect, useState } from "react";
import { resultsTexts } from "../../text/en/results.ts";
import { afterPaint } from "../../scheduling/after-paint.ts";
import * as styles from "./panel.css.ts";

interface Section {
  readonly id: string;
  readonly title: string;
}

/** The current section: the last one whose heading is above the lower edge of the window's upper third. */
const useCurrentSection = (sections: readonly Section[]): string | undefined => {
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

/** Table of contents: links to the sections of the page. */
export const SectionNav = ({ sections }: { readonly sections: readonly Section[] }) => {
  const current = useCurrentSection(sections);
  useExactJumps();
  return (
    <nav aria-label={resultsTexts.panel.contents} className={styles.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.contentsLink} aria-current={id === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
