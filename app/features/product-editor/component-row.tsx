import { useId } from "react";
import { COMPONENT_FIELDS, componentPath } from "../../../workers/engine/rules/field-path.ts";
import { isDeletable } from "../../../workers/engine/rules/main-component.ts";
import type { ComponentDraft } from "../../../workers/engine/rules/product-draft.ts";
import { shownRecycledContent } from "../../../workers/engine/rules/recycled-content.ts";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { formatMass, formatNumber } from "../../text/format.ts";
import { Button } from "../../ui/button.tsx";
import { Cell, KeyCell, Row } from "../../ui/data-table.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { ComponentFields } from "./component-fields.tsx";
import { componentLabel } from "./component-label.ts";
import * as styles from "./components.css.ts";
import type { Editor } from "./editor.ts";
import * as form from "./form.css.ts";

interface ComponentRowProps {
  readonly editor: Editor;
  readonly component: ComponentDraft;
  readonly place: number;
  readonly onDelete: () => void;
}

const words = productEditorTexts;

const recycledInWords = (component: ComponentDraft, { tables }: Editor): string => {
  const { percent, from } = shownRecycledContent(component, tables);
  if (component.mat_recipe_id === "") return words.notEntered;
  return from === "not_possible" ? words.notAllowed : formatNumber(percent);
};

/** One component in a line, and its fields below it while it is open. */
export const ComponentRow = ({ editor, component, place, onDelete }: ComponentRowProps) => {
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
  return (
    <>
      <Row selected={isOpen}>
        <KeyCell className={styles.nameCell}>
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
          <p className={styles.under}>{material?.short_name ?? words.notChosen}</p>
        </KeyCell>
        <Cell className={styles.wide}>{material?.name ?? words.notChosen}</Cell>
        <Cell numeric>{component.mass_grams === null ? words.notEntered : formatMass(component.mass_grams)}</Cell>
        <Cell className={styles.wide} afterNumber>
          {contact?.name ?? words.notChosen}
        </Cell>
        {all && (
          <>
            <Cell className={styles.wide} numeric>
              {recycledInWords(component, editor)}
            </Cell>
            <Cell className={styles.wide} afterNumber>
              {component.litter_class === "" ? words.notChosen : component.litter_class}
            </Cell>
          </>
        )}
        <Cell className={styles.commandsCell}>
          <Menu
            label={words.commandsFor(name)}
            items={[
              { label: isOpen ? words.closeComponent : words.editComponent, icon: "edit", onSelect: toggle },
              "rule",
              {
                label: words.deleteComponent,
                icon: "trash",
                danger: true,
                disabled: !isDeletable(component),
                onSelect: onDelete,
              },
            ]}
          />
        </Cell>
      </Row>
      {isOpen && (
        <tr>
          <td colSpan={7} id={fieldsId} className={styles.fieldsCell}>
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
          </td>
        </tr>
      )}
    </>
  );
};
