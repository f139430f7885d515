import type { ComponentProps, ReactNode } from "react";
import type { ComponentDraft } from "../../../workers/engine/rules/product-draft.ts";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { group } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import type { Editor } from "./editor.ts";
import * as styles from "./form.css.ts";
import { componentLabel, headingId, type SectionId } from "./sections.ts";

interface HeldByComponentProps {
  readonly editor: Editor;
  readonly children: (component: ComponentDraft) => ReactNode;
}

/** Settings per component, with the component's name as heading if there is more than one. */
export const HeldByComponent = ({ editor: { draft }, children }: HeldByComponentProps) => (
  <div className={styles.groups}>
    {draft.components.map((component, place) => (
      <div key={component.component_id} className={styles.group}>
        {draft.components.length > 1 && <h3 className={group}>{componentLabel(component, place)}</h3>}
        {children(component)}
      </div>
    ))}
  </div>
);

const words = productEditorTexts.resumed;

/** Says that the changes before a reload were restored, with a link to discard them. */
export const ResumedNotice = ({ onDrop }: { readonly onDrop: () => void }) => (
  <output className={styles.resumed}>
    {words.text} <LinkLike onClick={onDrop}>{words.drop}</LinkLike>
  </output>
);

interface FormSectionProps extends Omit<ComponentProps<typeof Section>, "id" | "title" | "className"> {
  readonly section: SectionId;
}

/** A section of the form with its heading, which the navigation links to. */
export const FormSection = ({ section, ...rest }: FormSectionProps) => (
  <Section id={headingId(section)} className={styles.section} title={productEditorTexts.sections[section]} {...rest} />
);
