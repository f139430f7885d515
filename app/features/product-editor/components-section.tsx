import { useRef } from "react";
import { addComponent, deleteComponent } from "../../../workers/engine/rules/change-component.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { formatMass } from "../../text/format-mass.ts";
import { formatUnit, formatWithUnit } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { ComponentRow } from "./component-row.tsx";
import * as styles from "./components.css.ts";
import type { Editor } from "./editor.ts";
import { FormSection } from "./form-section.tsx";
import * as form from "./form.css.ts";

/** Section of the form: a table of components; rows open for editing. */
export const ComponentsSection = ({ editor }: { readonly editor: Editor }) => {
  const { draft, tables, all } = editor;
  const add = useRef<HTMLButtonElement>(null);
  const { error } = editor.field("components");
  const mass = draft.components.reduce((sum, { mass_grams }) => sum + (mass_grams ?? 0), 0);
  const addOne = () => {
    const next = addComponent(draft, tables);
    editor.replace(next);
    editor.onOpenComponent(next.components.at(-1)?.component_id ?? null);
  };
  const remove = (component_id: string) => {
    editor.replace(deleteComponent(draft, component_id));
    // the focused row was removed
    add.current?.focus();
  };
  return (
    <FormSection
      section="components"
      actions={
        <Button ref={add} kind="quiet" icon="plus" onClick={addOne}>
          {words.addComponent}
        </Button>
      }
    >
      <div>
        <div className={all ? styles.allHead : styles.head} aria-hidden="true">
          <span>{words.columns.component}</span>
          <span>{words.columns.material}</span>
          <span className={styles.number}>{words.columns.mass(formatUnit("g"))}</span>
          <span>{words.columns.contact}</span>
          {all && <span className={styles.number}>{words.columns.recycled}</span>}
          {all && <span>{words.columns.litter}</span>}
        </div>
        <ul className={styles.list} aria-label={words.componentsTable}>
          {draft.components.map((component, place) => (
            <ComponentRow
              key={component.component_id}
              editor={editor}
              component={component}
              place={place}
              onDelete={() => remove(component.component_id)}
            />
          ))}
        </ul>
        <p className={styles.foot}>
          {words.total(formatWithUnit(formatMass(mass), formatUnit("g")))}
          {draft.components.length > 1 && ` ${words.mainNote}`}
        </p>
        {error !== undefined && <p className={form.said}>{error}</p>}
      </div>
    </FormSection>
  );
};
