import { useMemo } from "react";
import { isMistypedGtin } from "../../../workers/import/names/item-code.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { formatTyped, productName } from "../../text/format.ts";
import { named } from "../../text/short-name.ts";
import { ComboBox } from "../../ui/combo-box/combo-box.tsx";
import { AmountField } from "../../ui/field/amount-field.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { TextArea, TextField } from "../../ui/field/text-field.tsx";
import { SegmentedControl } from "../../ui/segmented-control/segmented-control.tsx";
import type { Editor } from "./editor.ts";
import * as styles from "./form.css.ts";
import { FormSection } from "./held-by-component.tsx";

interface CharacteristicsProps {
  readonly editor: Editor;
  readonly bases: readonly BaseProduct[];
  readonly base_id: string | null;
  readonly onBase: (prodsys_id: string) => void;
}

/** Limits of the contract, in characters. */
const LONGEST = { name: 200, description: 100, item_code: 64, notes: 500 };

/** Section of the form: name, base, description, kind, size, truck load, codes and notes. */
export const Characteristics = ({ editor, bases, base_id, onBase }: CharacteristicsProps) => {
  const { draft, tables, all, change, field, epoch } = editor;
  return (
    <FormSection section="characteristics">
      <div className={styles.fields}>
        <TextField
          {...field("name")}
          label={words.name}
          value={draft.name}
          maxLength={LONGEST.name}
          autoComplete="off"
          required
          onChange={(name) => change({ name })}
        />
        <BaseChoice bases={bases} base_id={base_id} onBase={onBase} />
        <TextArea
          {...field("description")}
          className={styles.description}
          label={words.description}
          value={draft.description}
          limit={LONGEST.description}
          rows={1}
          required
          onChange={(description) => change({ description })}
        />
        <div className={styles.stack}>
          <span className={styles.groupTitle} aria-hidden="true">
            {words.kind}
          </span>
          <SegmentedControl
            label={words.kind}
            options={[
              { value: "reusable", label: words.kinds.reusable },
              { value: "single_use", label: words.kinds.single_use },
            ]}
            value={draft.reusable ? "reusable" : "single_use"}
            onChange={(kind) => change({ reusable: kind === "reusable" })}
          />
          {field("reusable").mark}
        </div>
        <AmountField
          {...field("size")}
          whole
          epoch={epoch}
          label={words.size}
          unit={tables.use_case.unit}
          value={draft.size}
          onChange={(size) => change({ size })}
        />
        {all && (
          <NumberField
            {...field("mass_load_percent")}
            epoch={epoch}
            label={words.massLoad}
            unit={words.percent}
            value={draft.mass_load_percent}
            hint={words.massLoadHint(formatTyped(tables.mass_load_default_percent))}
            onChange={(mass_load_percent) => change({ mass_load_percent })}
          />
        )}
        {all && (
          <TextField
            {...field("item_code")}
            label={words.itemCode}
            value={draft.item_code}
            maxLength={LONGEST.item_code}
            autoComplete="off"
            hint={isMistypedGtin(draft.item_code) ? words.itemCodeMistyped : words.itemCodeHint}
            onChange={(item_code) => change({ item_code })}
          />
        )}
        {all && (
          <TextArea
            {...field("notes")}
            className={styles.wholeLine}
            label={words.notes}
            value={draft.notes}
            limit={LONGEST.notes}
            hint={words.notesHint}
            onChange={(notes) => change({ notes })}
          />
        )}
      </div>
    </FormSection>
  );
};

/** A product whose settings can be copied into a new one. */
export interface BaseProduct {
  readonly prodsys_id: string;
  readonly prodsys_name: string;
  readonly reusable: boolean;
}

interface BaseChoiceProps {
  readonly bases: readonly BaseProduct[];
  /** null = the product was started empty */
  readonly base_id: string | null;
  readonly onBase: (prodsys_id: string) => void;
}

/** Field "Base new product on": built-in and own products of the use case. */
export const BaseChoice = ({ bases, base_id, onBase }: BaseChoiceProps) => {
  const options = useMemo(
    () =>
      bases.map(({ prodsys_id, prodsys_name, reusable }) => ({
        value: prodsys_id,
        ...named(productName(prodsys_name)),
        detail: words.kinds[reusable ? "reusable" : "single_use"],
      })),
    [bases],
  );
  return (
    <ComboBox
      label={words.base}
      hint={words.baseHint}
      value={base_id}
      options={options}
      onChange={(chosen) => {
        if (chosen !== null) onBase(chosen);
      }}
    />
  );
};
