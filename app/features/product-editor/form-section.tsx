import type { ReactNode } from "react";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./form.css.ts";

interface FormSectionProps {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the form with its heading, which the navigation links to. */
export const FormSection = ({ id, title, note, actions, children }: FormSectionProps) => (
  <Section id={id} className={styles.section} title={title} note={note} actions={actions}>
    {children}
  </Section>
);
