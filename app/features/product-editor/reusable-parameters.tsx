import { useAtom, useAtomValue } from "jotai";
import { useState } from "react";
import {
  isBelowReuseThreshold,
  returnRateOfUses,
  usesInCalculations,
  usesOfReturnRate,
} from "../../../workers/engine/rules/reuse.ts";
import { suggestedWashLoad } from "../../../workers/engine/rules/wash-load.ts";
import { usesAsReturns } from "../../choices/catalogue-lists.ts";
import { rackDraftAtom } from "../../state/core/dialog-drafts.ts";
import { productPaybackAtom } from "../../state/editors/product-payback.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { reuseTexts } from "../../text/en/reuse.ts";
import {
  formatCount,
  formatMeasure,
  formatNumber,
  formatSignificant,
  formatTyped,
  shownUnit,
} from "../../text/format.ts";
import { named } from "../../text/short-name.ts";
import { caption } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { AmountField } from "../../ui/field/amount-field.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import type { Editor } from "./editor.ts";
import * as styles from "./form.css.ts";
import { FormSection } from "./held-by-component.tsx";
import { ReturnCountsDialog } from "./return-counts-dialog.tsx";

/** Size of a square rack as text: `50 × 50 cm`. */
const rackInWords = (side_cm: number): string => {
  const { unit, per } = shownUnit("cm");
  return words.rack(formatNumber(side_cm / per, 1, 0), unit);
};

/** Dialog that asks for the size of a piece and computes how many fit a rack. */
const Suggestion = ({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) => {
  const [draft, keep] = useAtom(rackDraftAtom(editor.draft.usecase_id));
  const size = draft ?? { width_cm: null, depth_cm: null };
  const { width_cm, depth_cm } = size;
  const close = () => {
    keep(null);
    onClose();
  };
  // for a round piece the width is enough
  const count =
    width_cm === null ? null : suggestedWashLoad({ width_cm, depth_cm: depth_cm ?? width_cm }, editor.tables);
  return (
    <Dialog
      title={words.suggestTitle}
      onClose={close}
      actions={[
        { label: words.cancel, onAct: close },
        {
          label: count === null ? words.suggest : words.suggestUse(formatCount(count)),
          kind: "primary",
          disabled: count === null,
          onAct: () => {
            editor.change({ wash_load: count });
            close();
          },
        },
      ]}
    >
      <div className={styles.group}>
        <p>{words.suggestText(rackInWords(editor.tables.wash_rack_cm))}</p>
        <div className={styles.fields}>
          <AmountField
            label={words.suggestWidth}
            unit="cm"
            value={width_cm}
            onChange={(width) => keep({ ...size, width_cm: width })}
          />
          <AmountField
            label={words.suggestDepth}
            unit="cm"
            value={depth_cm}
            hint={words.suggestDepthHint}
            onChange={(depth) => keep({ ...size, depth_cm: depth })}
          />
        </div>
        <p aria-live="polite">{count === null ? words.suggestNone : words.suggestGives(formatCount(count))}</p>
      </div>
    </Dialog>
  );
};

/** Number of pieces per rack, with a dialog that computes it from their size. */
const WashLoadField = ({ editor }: { readonly editor: Editor }) => {
  const { draft, tables, change, field, epoch } = editor;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.stack}>
      <NumberField
        {...field("wash_load")}
        epoch={epoch}
        label={words.washLoad}
        unit={rackInWords(tables.wash_rack_cm)}
        value={draft.wash_load}
        hint={words.rackHint}
        onChange={(wash_load) => change({ wash_load })}
      />
      <LinkLike onClick={() => setOpen(true)}>{words.suggest}</LinkLike>
      {isOpen && <Suggestion editor={editor} onClose={() => setOpen(false)} />}
    </div>
  );
};

/** Below the number: what it means, and as a return rate compared with measured rates. */
const usesHint = (uses: number | null): string => {
  if (uses === null || uses === 1) return words.usesHint;
  return uses < 1 ? words.usesBelowOne : `${words.usesHint}. ${usesAsReturns(uses)}`;
};

/** The return rate of a number of uses in percent, rounded for the field. */
const shownRate = (uses: number): number => Math.round(returnRateOfUses(uses) * 1e4) / 1e4;

/** The number of uses, or the return rate that determines it: with 95 % returned, each piece is used 20 times. */
const UsesField = ({ editor }: { readonly editor: Editor }) => {
  const { draft, change, field, epoch } = editor;
  const [by, setBy] = useState<"uses" | "rate">("uses");
  const [isCounting, setCounting] = useState(false);
  // a typed rate that gives no number of uses; an undo clears it
  const [bad, setBad] = useState<{ readonly percent: number | null; readonly epoch: number } | null>(null);
  const badRate = bad?.epoch === epoch ? bad.percent : null;
  const closeCounting = () => {
    setCounting(false);
    setBad(null);
  };
  const ties = field("uses");
  const uses = usesInCalculations(draft);
  const rate = draft.uses === null ? null : shownRate(uses);
  const payback = useAtomValue(productPaybackAtom).value?.now;
  const needed = payback?.uses;
  const isTooFew = draft.uses !== null && typeof needed === "number" && uses < needed;
  return (
    <div className={styles.stack}>
      {by === "uses" ? (
        <NumberField
          {...ties}
          epoch={epoch}
          label={words.uses}
          unit={words.usesUnit}
          value={draft.uses}
          hint={usesHint(draft.uses)}
          onChange={(next) => change({ uses: next })}
        />
      ) : (
        <NumberField
          {...ties}
          epoch={epoch}
          label={reuseTexts.returnRate}
          unit={words.percent}
          value={badRate ?? rate}
          error={badRate === null ? ties.error : words.returnRateRange}
          hint={
            rate === null ? words.returnRateHint : words.returnRateGives(formatTyped(rate), formatSignificant(uses, 4))
          }
          onChange={(percent) => {
            const next = percent === null ? null : usesOfReturnRate(percent);
            setBad(next === null ? { percent, epoch } : null);
            // an impossible rate does not change the draft
            if (percent === null || next !== null) change({ uses: next });
          }}
        />
      )}
      {isTooFew && <p className={caption}>{words.usesTooFew(needed)}</p>}
      {by === "rate" && <LinkLike onClick={() => setCounting(true)}>{words.counts.open}</LinkLike>}
      {isCounting && <ReturnCountsDialog editor={editor} onClose={closeCounting} />}
      <LinkLike
        onClick={() => {
          setBy(by === "uses" ? "rate" : "uses");
          setBad(null);
        }}
      >
        {by === "uses" ? reuseTexts.enterRate : reuseTexts.enterUses}
      </LinkLike>
    </div>
  );
};

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
