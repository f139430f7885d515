import type { ReactNode } from "react";
import * as text from "../../theme/text.css.ts";
import { flushEnd, flushStartOnPhone } from "../button/flush.css.ts";
import { classNames } from "../class-names.ts";
import { useFoldTitle } from "../fold/fold-title.ts";
import * as css from "./page-title.css.ts";

export { PageTitle } from "./title.tsx";

/** The introduction under the title. */
export const Lead = ({ children }: { readonly children: ReactNode }) => (
  <p className={classNames(text.lead, css.lead)}>{children}</p>
);

interface SectionHeadingProps {
  readonly title: ReactNode;
  /** small grey text on the same line: unit, scale, how to read it */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly level?: 2 | 3;
  readonly id?: string;
}

/**
 * Heading of a section with note and actions. Inside a `Fold` with the same id, the fold is the heading: a title that says
 * more (a finding) becomes a line of text, and a title that repeats the fold's is left out.
 */
export function SectionHeading({ title, note, actions, level = 2, id }: SectionHeadingProps) {
  const { isInside, title: folded } = useFoldTitle(id);
  // below the h3 of the fold
  const Heading = isInside ? "h4" : (`h${level}` as const);
  if (folded === title && note === undefined && actions === undefined) return null;
  return (
    <div className={css.sectionHead}>
      {folded === null ? (
        <Heading id={id} className={level === 2 && !isInside ? text.section : text.group}>
          {title}
        </Heading>
      ) : (
        folded !== title && <p className={text.group}>{title}</p>
      )}
      {note !== undefined && <p className={text.caption}>{note}</p>}
      {actions !== undefined && (
        <div className={classNames(css.sectionActions, flushEnd, flushStartOnPhone)}>{actions}</div>
      )}
    </div>
  );
}

interface SectionProps extends SectionHeadingProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section under its heading; with an id, which the heading gets, it is a landmark named by the heading. */
export const Section = ({ className, children, ...heading }: SectionProps) => (
  <section className={className} aria-labelledby={heading.id}>
    <SectionHeading {...heading} />
    {children}
  </section>
);
