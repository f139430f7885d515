import type { EditorLevel } from "../../../workers/engine/editor/editor-tables.ts";
import { componentPath } from "../../../workers/engine/rules/field-path.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { helpTexts } from "../../text/en/help.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { named } from "../../text/short-name.ts";
import { Select } from "../../ui/field/select.tsx";
import type { Editor } from "./editor.ts";
import * as formCss from "./form.css.ts";
import { FormSection, HeldByComponent } from "./held-by-component.tsx";

/** Options for a level; a chosen level that the tables do not have is listed as unknown. */
const optionsOf = (levels: readonly EditorLevel[], chosen: number) => [
  ...(levels.some(({ level }) => level === chosen)
    ? []
    : [{ value: String(chosen), label: words.unknownLevel(String(chosen)), disabled: true }]),
  ...levels.map(({ level, name }) => ({ value: String(level), ...named(name) })),
];

/** Section of the form: which tiers of chemicals are absent from each component, and how that is declared. */
export const ChemicalsSection = ({ editor }: { readonly editor: Editor }) => (
  <FormSection
    section="chemicals"
    note={words.chemicalsText}
    actions={<HelpButton slug="chemicals_tiers" subject={helpTexts.subjects.chemicals_tiers} />}
  >
    <HeldByComponent editor={editor}>
      {({ component_id, compliance, disclosure }) => (
        <div className={formCss.fields}>
          <Select
            {...editor.field(componentPath(component_id, "compliance"))}
            label={words.compliance}
            value={String(compliance)}
            options={optionsOf(editor.tables.compliance_tiers, compliance)}
            onChange={(level) => editor.changeComponent(component_id, { compliance: Number(level) }, "step")}
          />
          <Select
            {...editor.field(componentPath(component_id, "disclosure"))}
            label={words.disclosure}
            value={String(disclosure)}
            hint={compliance === 0 ? words.disclosureNoTier : undefined}
            options={optionsOf(editor.tables.disclosure_levels, disclosure)}
            onChange={(level) => editor.changeComponent(component_id, { disclosure: Number(level) }, "step")}
          />
        </div>
      )}
    </HeldByComponent>
  </FormSection>
);
