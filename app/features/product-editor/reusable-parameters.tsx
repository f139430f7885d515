import { isBelowReuseThreshold } from "../../../workers/engine/rules/reuse.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { formatCount, formatMeasure } from "../../text/format.ts";
import { AmountField } from "../../ui/field/amount-field.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import type { Editor } from "./editor.ts";
import { FormSection } from "./form-section.tsx";
import * as styles from "./form.css.ts";
import { UsesField } from "./uses-field.tsx";
import { WashLoadField } from "./wash-load-field.tsx";
import { named } from "../../text/short-name.ts";

/** Section of the form: number of uses, and washing between two uses. */
export const ReusableParameters = ({ editor }: { readonly editor: Editor }) => {
  const { draft, tables, all, change, field, epoch } = editor;
  const system = tables.wash_systems.find(({ wash_system_id }) => wash_system_id === draft.wash_system_id);
  return (
    <FormSection section="reusable">
      <div className={styles.shortFields}>
        <UsesField editor={editor} />
        <Select
          {...field("wash_system_id")}
          label={words.washedIn}
          value={draft.wash_system_id}
          options={[
            ...(system === undefined ? [{ value: draft.wash_system_id, label: words.notChosen, disabled: true }] : []),
            ...tables.wash_systems.map(({ wash_system_id, name }) => ({ value: wash_system_id, ...named(name) })),
          ]}
          onChange={(wash_system_id) => change({ wash_system_id })}
        />
        <WashLoadField editor={editor} />
        {all && system?.off_site === true && (
          <AmountField
            {...field("wash_distance_km")}
            epoch={epoch}
            label={words.washDistance}
            unit="km"
            value={draft.wash_distance_km}
            hint={words.washDistanceHint(formatMeasure(system.distance_km, "km"))}
            onChange={(wash_distance_km) => change({ wash_distance_km })}
          />
        )}
        {all && (
          <NumberField
            {...field("washes_per_use")}
            epoch={epoch}
            label={words.washesPerUse}
            value={draft.washes_per_use}
            hint={words.washesPerUseHint}
            onChange={(washes_per_use) => change({ washes_per_use })}
          />
        )}
      </div>
      {isBelowReuseThreshold(draft, tables) && (
        <p className={styles.said}>{words.usesBelowThreshold(formatCount(tables.reusable_min_uses))}</p>
      )}
    </FormSection>
  );
};
