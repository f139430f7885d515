import type { ReactNode } from "react";
import { sticky } from "../../theme/sticky.css.ts";
import { classNames } from "../class-names.ts";
import * as styles from "./section-nav.css.ts";
import { SectionNav, type NavSection } from "./section-nav.tsx";

interface PageWithContentsProps {
  readonly sections: readonly NavSection[];
  readonly children: ReactNode;
}

/** A page whose table of contents stays in place at its side in a wide window. */
export const PageWithContents = ({ sections, children }: PageWithContentsProps) => (
  <div className={styles.withContents}>
    <SectionNav sections={sections} className={classNames(sticky, styles.beside)} />
    {children}
  </div>
);
