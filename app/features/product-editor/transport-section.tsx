import { useState } from "react";
import { stagePath } from "../../../workers/engine/rules/field-path.ts";
import {
  changeStageDistance,
  changeStageMode,
  type ClampedDistance,
  resetStage,
  type ShownStage,
  shownStages,
  type StageChange,
} from "../../../workers/engine/rules/transport-stages.ts";
import { regionLabel, regionOptions } from "../../choices/catalogue-lists.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { formatMeasure, formatNumber, formatUnit, formatWithUnit, shownUnit } from "../../text/format.ts";
import { named } from "../../text/short-name.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { AmountField } from "../../ui/field/amount-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import type { Editor } from "./editor.ts";
import * as form from "./form.css.ts";
import * as styles from "./form.css.ts";
import { FormSection } from "./held-by-component.tsx";

const inKm = (km: number): string => formatMeasure(km, "km");

/** Allowed distances in km without the unit, which is in the column head. */
const allowed = ({ min, max }: Pick<ShownStage, "min" | "max">): string => {
  const { per } = shownUnit("km");
  const bare = (km: number) => formatNumber(km / per, 2, 0);
  return max === null ? words.allowedFrom(bare(min)) : words.allowed(bare(min), bare(max));
};

const clampedInWords = (clamped: ClampedDistance): string =>
  words.clamped(inKm(clamped.asked), inKm(clamped.km), formatWithUnit(allowed(clamped), formatUnit("km")));

interface StageRowProps {
  readonly editor: Editor;
  readonly stage: ShownStage;
  readonly clamped: ClampedDistance | null;
  readonly onChange: (change: StageChange) => void;
}

/** One stage: mode, distance, and the distances that the mode allows. */
const StageRow = ({ editor, stage, clamped, onChange }: StageRowProps) => {
  const { draft, tables, field, epoch } = editor;
  const { context_id, context_name } = stage;
  const mode = tables.modes.find(({ trans_ui_type }) => trans_ui_type === stage.mode);
  const { mark, error, id } = field(stagePath(context_id));
  return (
    <li className={styles.row}>
      <span className={styles.stage}>
        {context_name} {mark}
      </span>
      {stage.editable ? (
        <>
          <Select
            hideLabel
            label={words.stageMode(context_name)}
            value={stage.mode ?? ""}
            options={[
              ...(mode === undefined ? [{ value: stage.mode ?? "", label: words.noMode, disabled: true }] : []),
              ...tables.modes.map(({ trans_ui_type, name }) => ({ value: trans_ui_type, ...named(name) })),
            ]}
            onChange={(next) => onChange(changeStageMode(draft, tables, context_id, next))}
          />
          <AmountField
            id={id}
            hideLabel
            epoch={epoch}
            label={words.stageDistance(context_name)}
            unit="km"
            value={stage.km}
            error={error}
            hint={clamped?.context_id === context_id ? clampedInWords(clamped) : undefined}
            onChange={(km) => {
              // do not clamp during typing: a small number may be the start of a larger one
              if (km !== null && km >= stage.min && (stage.max === null || km <= stage.max)) {
                onChange(changeStageDistance(draft, tables, context_id, km));
              }
            }}
            onSettle={(km) => onChange(changeStageDistance(draft, tables, context_id, km))}
          />
          <span className={styles.allowed}>{allowed(stage)}</span>
          {stage.changed && (
            <IconButton
              className={styles.reset}
              icon="undo"
              label={words.stageReset(context_name)}
              onClick={() => onChange({ draft: resetStage(draft, context_id), clamped: null })}
            />
          )}
        </>
      ) : (
        <>
          <span>{mode?.name ?? words.noMode}</span>
          <span className={styles.fixed}>{inKm(stage.km)}</span>
          <span className={styles.allowed}>{words.fixedStage}</span>
        </>
      )}
    </li>
  );
};

/** Section of the form: the region of production, and the transport stages to the region of use. */
export const TransportSection = ({ editor }: { readonly editor: Editor }) => {
  const { draft, tables, field, change, replace, epoch } = editor;
  const [last, setLast] = useState<{ readonly clamped: ClampedDistance | null; readonly epoch: number } | null>(null);
  // after an undo the message no longer applies
  const clamped = last?.epoch === epoch ? last.clamped : null;
  const stages = shownStages(draft, tables);
  const here = tables.production_regions.find(({ region_id }) => region_id === tables.region_use);
  const apply = (next: StageChange) => {
    setLast({ clamped: next.clamped, epoch });
    replace(next.draft);
  };
  return (
    <FormSection section="transport">
      <div className={form.fields}>
        <Select
          {...field("region_production")}
          label={words.production}
          value={draft.region_production ?? ""}
          hint={words.productionHint}
          options={[
            { value: "", label: words.productionHere(here ? regionLabel(here).label : tables.region_use) },
            ...regionOptions(tables.production_regions),
          ]}
          onChange={(region_id) => {
            setLast(null);
            change({ region_production: region_id === "" ? null : region_id }, "step");
          }}
        />
      </div>
      <div>
        <div className={styles.head} aria-hidden="true">
          <span>{words.stageColumns.stage}</span>
          <span>{words.stageColumns.mode}</span>
          <span>{words.stageColumns.distance(formatUnit("km"))}</span>
          <span className={styles.allowed}>{words.stageColumns.allowed(formatUnit("km"))}</span>
        </div>
        <ul className={styles.list} aria-label={words.stages}>
          {stages.map((stage) => (
            <StageRow key={stage.context_id} editor={editor} stage={stage} clamped={clamped} onChange={apply} />
          ))}
        </ul>
      </div>
      <Announcer message={clamped === null ? "" : clampedInWords(clamped)} />
    </FormSection>
  );
};
