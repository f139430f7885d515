import type { ComponentProps, ReactNode } from "react";
import { SectionHeading } from "./page-title.tsx";

interface SectionProps extends ComponentProps<typeof SectionHeading> {
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
