import { useId, useRef } from "react";
import { addComponent, deleteComponent } from "../../../workers/engine/rules/change-component.ts";
import { COMPONENT_FIELDS, componentPath } from "../../../workers/engine/rules/field-path.ts";
import { isDeletable } from "../../../workers/engine/rules/main-component.ts";
import type { ComponentDraft } from "../../../workers/engine/rules/product-draft.ts";
import { shownRecycledContent } from "../../../workers/engine/rules/recycled-content.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { capital } from "../../text/en/sentence-parts.ts";
import { formatMass, formatNumber, formatUnit, formatWithUnit } from "../../text/format.ts";
import { litterClassName } from "../../text/litter-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { ComponentFields } from "./component-fields.tsx";
import type { Editor } from "./editor.ts";
import * as form from "./form.css.ts";
import * as styles from "./form.css.ts";
import { FormSection } from "./held-by-component.tsx";
import { componentLabel } from "./sections.ts";

interface ComponentRowProps {
  readonly editor: Editor;
  readonly component: ComponentDraft;
  readonly place: number;
  readonly onDelete: () => void;
}

const recycledInWords = (component: ComponentDraft, { tables }: Editor): string => {
  const { percent, from } = shownRecycledContent(component, tables);
  if (component.mat_recipe_id === "") return words.notEntered;
  return from === "not_possible" ? words.notAllowed : formatNumber(percent);
};

/** One component as a table row; its fields show below while it is open. */
const ComponentRow = ({ editor, component, place, onDelete }: ComponentRowProps) => {
  const { tables, all, openComponent, onOpenComponent, isChanged, field } = editor;
  const { component_id } = component;
  const fieldsId = useId();
  const isOpen = openComponent === component_id;
  const name = componentLabel(component, place);
  const material = tables.materials.find(({ mat_recipe_id }) => mat_recipe_id === component.mat_recipe_id);
  const contact = tables.contacts.find(({ coc_contact_id }) => coc_contact_id === component.coc_contact_id);
  const paths = COMPONENT_FIELDS.map((one) => componentPath(component_id, one));
  const isNew = isChanged(`components/${component_id}`);
  const isMarked = isNew || paths.some(isChanged);
  const isFaulty = paths.some((path) => field(path).error !== undefined);
  const toggle = () => onOpenComponent(isOpen ? null : component_id);
  const facts = [
    { label: words.columns.material, shown: material === undefined ? words.notChosen : capital(material.short_name) },
    {
      label: words.columns.mass(formatUnit("g")),
      shown: component.mass_grams === null ? words.notEntered : formatMass(component.mass_grams),
      numeric: true,
    },
    { label: words.columns.contact, shown: contact?.name ?? words.notChosen, detail: true },
    ...(all
      ? [
          { label: words.columns.recycled, shown: recycledInWords(component, editor), numeric: true, detail: true },
          {
            label: words.columns.litter,
            shown: litterClassName(component.litter_class) || words.notChosen,
            detail: true,
          },
        ]
      : []),
  ];
  return (
    <li className={styles.item} data-open={isOpen}>
      <div className={all ? styles.allRow : styles.componentRow}>
        <div className={styles.nameCell}>
          <button
            type="button"
            className={styles.name}
            aria-expanded={isOpen}
            aria-controls={isOpen ? fieldsId : undefined}
            onClick={toggle}
          >
            <span className={styles.arrow} data-open={isOpen}>
              <Icon name="chevronRight" />
            </span>
            <span>{name}</span>
          </button>
          {component.main && <span className={styles.main}>{words.main}</span>}
          {isMarked && <span className={form.changed}>{isNew ? words.newWord : words.changedWord}</span>}
          {isFaulty && <span className={styles.faulty}>{words.incomplete}</span>}
        </div>
        {facts.map(({ label, shown, numeric, detail }) => (
          <span
            key={label}
            className={detail ? styles.detail : numeric ? styles.mass : styles.material}
            data-numeric={numeric}
          >
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            {shown}
          </span>
        ))}
        <div className={styles.commands}>
          <Menu
            label={words.commandsFor(name)}
            items={[
              { label: isOpen ? words.closeComponent : words.editComponent, icon: "edit", onSelect: toggle },
              "rule",
              {
                label: isDeletable(component) ? words.deleteComponent : words.deleteMain,
                icon: "trash",
                danger: true,
                disabled: !isDeletable(component),
                onSelect: onDelete,
              },
            ]}
          />
        </div>
      </div>
      {isOpen && (
        <div id={fieldsId} className={styles.componentFields}>
          <ComponentFields editor={editor} component={component} />
          <div className={styles.fieldsFoot}>
            {isDeletable(component) ? (
              <Button kind="quiet" icon="trash" onClick={onDelete}>
                {words.deleteComponent}
              </Button>
            ) : (
              <p className={form.note}>{words.mainStays}</p>
            )}
            <Button onClick={toggle}>{words.closeComponent}</Button>
          </div>
        </div>
      )}
    </li>
  );
};

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
        <div className={all ? styles.allHead : styles.componentHead} aria-hidden="true">
          <span>{words.columns.component}</span>
          <span>{words.columns.material}</span>
          <span className={styles.number}>{words.columns.mass(formatUnit("g"))}</span>
          <span>{words.columns.contact}</span>
          {all && <span className={styles.number}>{words.columns.recycled}</span>}
          {all && <span>{words.columns.litter}</span>}
        </div>
        <ul className={styles.componentList} aria-label={words.componentsTable}>
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
