import { useEffect, useState } from "react";
import { resultsTexts } from "../../text/en/results.ts";
import { afterPaint } from "../../scheduling/after-paint.ts";
import * as styles from "./panel.css.ts";

interface Section {
  readonly id: string;
  readonly title: string;
}

/** The section that the reader is at: the last one whose heading has passed the upper third of the window. */
const useCurrentSection = (sections: readonly Section[]): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const look = () => {
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top < window.innerHeight / 3;
      });
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [sections]);
  return current;
};

/**
 * A section that was out of view takes its real height as it comes into it, and may push away the heading that somebody jumped to:
 * then the page goes there once more.
 */
const useExactJumps = (): void => {
  useEffect(() => {
    const jumpAgain = () => afterPaint(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView());
    window.addEventListener("hashchange", jumpAgain);
    return () => window.removeEventListener("hashchange", jumpAgain);
  }, []);
};

/** The sections of the page; only those that are there. */
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
