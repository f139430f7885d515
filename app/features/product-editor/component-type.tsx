import { useId } from "react";
import { componentPath } from "../../../workers/engine/rules/field-path.ts";
import type { ComponentDraft } from "../../../workers/engine/rules/product-draft.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import type { Editor } from "./editor.ts";

interface ComponentTypeProps {
  readonly editor: Editor;
  readonly component: ComponentDraft;
}

/** The component type, as free text with suggestions. */
export const ComponentType = ({ editor, component }: ComponentTypeProps) => {
  const types = useId();
  return (
    <>
      <TextField
        {...editor.field(componentPath(component.component_id, "component_name"))}
        label={words.componentType}
        hint={words.componentTypeHint}
        value={component.component_name}
        maxLength={200}
        autoComplete="off"
        list={types}
        onChange={(component_name) => editor.changeComponent(component.component_id, { component_name })}
      />
      <datalist id={types}>
        {editor.tables.component_types.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </datalist>
    </>
  );
};
