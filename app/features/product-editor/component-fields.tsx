import { useMemo, useId } from "react";
import { componentPath, type ComponentField, type FieldPath } from "../../../workers/engine/rules/field-path.ts";
import { contactOptions } from "../../../workers/engine/rules/food-contact.ts";
import type { ComponentDraft } from "../../../workers/engine/rules/product-draft.ts";
import { shownRecycledContent } from "../../../workers/engine/rules/recycled-content.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { formatNumber, formatPercent } from "../../text/format.ts";
import { litterClassName } from "../../text/litter-class.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { AmountField } from "../../ui/field/amount-field.tsx";
import { ComboBox } from "../../ui/combo-box/combo-box.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import type { Editor } from "./editor.ts";
import * as styles from "./form.css.ts";
import { named } from "../../text/short-name.ts";
import { TextField } from "../../ui/field/text-field.tsx";

interface ComponentFieldsProps {
  readonly editor: Editor;
  readonly component: ComponentDraft;
}

/** The component type, as free text with suggestions. */
const ComponentType = ({ editor, component }: ComponentFieldsProps) => {
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

const MASS_BASES = ["", "specified", "weighed"] as const;

/** Recycled content: entered, the regional average, or not possible with the material. */
const RecycledContent = ({ editor, component }: ComponentFieldsProps) => {
  const { component_id } = component;
  const { percent, from } = shownRecycledContent(component, editor.tables);
  const average = editor.tables.materials.find(({ mat_recipe_id }) => mat_recipe_id === component.mat_recipe_id);
  return (
    <div className={styles.stack}>
      <NumberField
        {...editor.field(componentPath(component_id, "recycled_content"))}
        epoch={editor.epoch}
        label={words.recycled}
        unit={words.percent}
        // the average is shown rounded; it is stored only after an edit
        value={from === "regional" ? Math.round(percent) : percent}
        disabled={from === "not_possible"}
        hint={
          from === "not_possible"
            ? words.recycledNotPossible
            : words.recycledRegional(formatNumber(average?.recycled_content_default ?? 0))
        }
        onChange={(recycled_content) => editor.changeComponent(component_id, { recycled_content })}
      />
      {from === "edited" && (
        <LinkLike onClick={() => editor.changeComponent(component_id, { recycled_content: null }, "step")}>
          {words.recycledReset}
        </LinkLike>
      )}
    </div>
  );
};

/** The form fields of one component. */
export const ComponentFields = ({ editor, component }: ComponentFieldsProps) => {
  const { draft, tables, all, epoch } = editor;
  const { component_id } = component;
  const ties = (field: ComponentField) => editor.field(componentPath(component_id, field) satisfies FieldPath);
  // do not build the list again on every key press
  const materials = useMemo(
    () =>
      tables.materials.map(({ mat_recipe_id, name, family }) => ({
        value: mat_recipe_id,
        ...named(name),
        detail: family,
      })),
    [tables],
  );
  const contacts = contactOptions(draft, component_id, tables);
  const contact = tables.contacts.find(({ coc_contact_id }) => coc_contact_id === component.coc_contact_id);
  const litter = tables.litter_classes.find(({ litter_class }) => litter_class === component.litter_class);
  return (
    <div className={styles.fields}>
      <ComponentType editor={editor} component={component} />
      <ComboBox
        {...ties("mat_recipe_id")}
        label={words.material}
        value={component.mat_recipe_id === "" ? null : component.mat_recipe_id}
        options={materials}
        onChange={(chosen) => {
          if (chosen !== null) editor.changeComponent(component_id, { mat_recipe_id: chosen }, "step");
        }}
      />
      <AmountField
        {...ties("mass_grams")}
        epoch={epoch}
        label={words.mass}
        unit="g"
        value={component.mass_grams}
        hint={words.massHint}
        onChange={(mass_grams) => editor.changeComponent(component_id, { mass_grams })}
      />
      <Select
        {...ties("mass_basis")}
        label={words.massBasis}
        value={component.mass_basis}
        hint={words.massBasisHint}
        options={MASS_BASES.map((value) => ({ value, label: words.massBases[value || "assumed"] }))}
        onChange={(chosen) => {
          const mass_basis = MASS_BASES.find((value) => value === chosen);
          if (mass_basis !== undefined) editor.changeComponent(component_id, { mass_basis }, "step");
        }}
      />
      <Select
        {...ties("coc_contact_id")}
        label={words.contact}
        value={component.coc_contact_id}
        hint={contacts.length < tables.contacts.length ? words.contactRestricted : undefined}
        options={[
          ...(contacts.some(({ coc_contact_id }) => coc_contact_id === component.coc_contact_id)
            ? []
            : [{ value: component.coc_contact_id, label: contact?.name ?? words.notChosen, disabled: true }]),
          ...contacts.map(({ coc_contact_id, name }) => ({ value: coc_contact_id, ...named(name) })),
        ]}
        onChange={(coc_contact_id) => editor.changeComponent(component_id, { coc_contact_id }, "step")}
      />
      {all && <RecycledContent editor={editor} component={component} />}
      {all && (
        <Select
          {...ties("litter_class")}
          label={words.litter}
          value={component.litter_class}
          hint={litter && words.litterHint(litter.description, formatPercent(litter.rate, 1))}
          options={[
            ...(litter === undefined
              ? [
                  {
                    value: component.litter_class,
                    label: litterClassName(component.litter_class) || words.notChosen,
                    disabled: true,
                  },
                ]
              : []),
            ...tables.litter_classes.map(({ litter_class }) => ({
              value: litter_class,
              label: litterClassName(litter_class),
            })),
          ]}
          onChange={(litter_class) => editor.changeComponent(component_id, { litter_class }, "step")}
        />
      )}
    </div>
  );
};
