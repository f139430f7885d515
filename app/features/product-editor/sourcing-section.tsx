import { Fragment } from "react";
import { componentPath } from "../../../workers/engine/rules/field-path.ts";
import type { ComponentDraft } from "../../../workers/engine/rules/product-draft.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import type { Editor, FieldTies } from "./editor.ts";
import * as styles from "./form.css.ts";
import { FormSection, HeldByComponent } from "./held-by-component.tsx";

interface CheckGroupProps {
  readonly label: string;
  /** why some checkboxes are disabled */
  readonly note: string | undefined;
  readonly ties: readonly FieldTies[];
  readonly checks: readonly {
    readonly id: string;
    readonly label: string;
    readonly checked: boolean;
    /** whether it can be checked; a checked box can always be unchecked */
    readonly possible: boolean;
    readonly onToggle: () => void;
  }[];
}

/** A group of checkboxes with a legend. */
const CheckGroup = ({ label, note, ties, checks }: CheckGroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>
      <span className={styles.groupTitle}>{label}</span>{" "}
      {ties.map(({ id, mark }) => (
        <Fragment key={id}>{mark}</Fragment>
      ))}
    </legend>
    <div className={styles.checks}>
      {checks.map(({ id, label: name, checked, possible, onToggle }) => (
        <Checkbox key={id} label={name} checked={checked} disabled={!possible && !checked} onChange={onToggle} />
      ))}
    </div>
    {note !== undefined && <p className={styles.note}>{note}</p>}
  </fieldset>
);

/** Adds an id, or removes it if present. */
const toggled = (held: readonly string[], id: string): readonly string[] =>
  held.includes(id) ? held.filter((one) => one !== id) : [...held, id];

/** Design and certificates of one component; boxes that its material rules out are disabled. */
const ComponentSourcing = ({ editor, component }: { readonly editor: Editor; readonly component: ComponentDraft }) => {
  const { tables, field } = editor;
  const { component_id } = component;
  const material = tables.materials.find(({ mat_recipe_id }) => mat_recipe_id === component.mat_recipe_id);
  const set = (changes: Parameters<Editor["changeComponent"]>[1]) =>
    editor.changeComponent(component_id, changes, "step");
  return (
    <>
      <CheckGroup
        label={words.recycling}
        note={material?.recyclable === false ? words.designedNot : undefined}
        ties={[field(componentPath(component_id, "designed_for_recycling"))]}
        checks={[
          {
            id: "designed",
            label: words.designed,
            checked: component.designed_for_recycling,
            possible: material?.recyclable !== false,
            onToggle: () => set({ designed_for_recycling: !component.designed_for_recycling }),
          },
        ]}
      />
      <CheckGroup
        label={words.composting}
        note={material?.compostable === false ? words.compostNot : undefined}
        ties={[
          field(componentPath(component_id, "compost_certificates")),
          field(componentPath(component_id, "compostable_default")),
        ]}
        checks={[
          ...tables.compost_certificates.map(({ id, name, counts }) => ({
            id,
            label: counts ? name : words.compostNotCounting(name),
            checked: component.compost_certificates.includes(id),
            possible: material?.compostable !== false,
            onToggle: () => set({ compost_certificates: toggled(component.compost_certificates, id) }),
          })),
          {
            id: "without",
            label: words.compostDefault,
            checked: component.compostable_default,
            possible: material?.compostable !== false,
            onToggle: () => set({ compostable_default: !component.compostable_default }),
          },
        ]}
      />
      <CheckGroup
        label={words.sourcingCertificates}
        note={material?.biomass === false ? words.sourcingNot : undefined}
        ties={[field(componentPath(component_id, "sourcing_certificates"))]}
        checks={tables.sourcing_certificates.map(({ id, name }) => ({
          id,
          label: name,
          checked: component.sourcing_certificates.includes(id),
          possible: material?.biomass !== false,
          onToggle: () => set({ sourcing_certificates: toggled(component.sourcing_certificates, id) }),
        }))}
      />
    </>
  );
};

/** Section of the form: design for recycling, compost and sourcing certificates. */
export const SourcingSection = ({ editor }: { readonly editor: Editor }) => (
  <FormSection section="sourcing" note={words.sourcingText}>
    <HeldByComponent editor={editor}>
      {(component) => <ComponentSourcing editor={editor} component={component} />}
    </HeldByComponent>
  </FormSection>
);
