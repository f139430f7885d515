import { useEffect, useState } from "react";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import * as styles from "./editor.css.ts";
import { headingId, type SectionId } from "./sections.ts";

interface EditorNavProps {
  readonly sections: readonly { readonly id: SectionId; readonly title: string }[];
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
}

/** The current section: the last one whose heading is in or above the upper third of the window. */
const useCurrentSection = (sections: EditorNavProps["sections"]): SectionId | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const look = () => {
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(headingId(id));
        return heading !== null && heading.getBoundingClientRect().top < window.innerHeight / 3;
      });
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    // capture: scroll events do not bubble, and a dialog has a scroll container of its own
    document.addEventListener("scroll", look, { passive: true, capture: true });
    return () => document.removeEventListener("scroll", look, { capture: true });
  }, [sections]);
  return current;
};

/** Links to the sections of the form, and the choice between simple view and all settings. */
export const EditorNav = ({ sections, all, onAll }: EditorNavProps) => {
  const current = useCurrentSection(sections);
  return (
    <div className={styles.nav}>
      <nav aria-label={words.nav}>
        <ul className={styles.navList}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.navLink}
                aria-current={id === current ? "location" : undefined}
                onClick={() => {
                  const heading = document.getElementById(headingId(id));
                  heading?.closest("section")?.scrollIntoView();
                  heading?.setAttribute("tabindex", "-1");
                  heading?.focus({ preventScroll: true });
                }}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <SegmentedControl
        label={words.view}
        options={[
          { value: "simple", label: words.views.simple },
          { value: "all", label: words.views.all },
        ]}
        value={all ? "all" : "simple"}
        onChange={(view) => onAll(view === "all")}
      />
    </div>
  );
};
