import type { ComponentProps } from "react";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as styles from "./form.css.ts";
import { headingId, type SectionId } from "./sections.ts";

interface FormSectionProps extends Omit<ComponentProps<typeof Section>, "id" | "title" | "className"> {
  readonly section: SectionId;
}

/** A section of the form with its heading, which the navigation links to. */
export const FormSection = ({ section, ...rest }: FormSectionProps) => (
  <Section id={headingId(section)} className={styles.section} title={productEditorTexts.sections[section]} {...rest} />
);
