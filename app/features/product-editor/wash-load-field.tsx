import { useAtom } from "jotai";
import { useState } from "react";
import { suggestedWashLoad } from "../../../workers/engine/rules/wash-load.ts";
import { rackDraftAtom } from "../../state/core/dialog-drafts.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { formatCount, formatNumber, shownUnit } from "../../text/format.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { AmountField } from "../../ui/field/amount-field.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import type { Editor } from "./editor.ts";
import * as styles from "./form.css.ts";

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
export const WashLoadField = ({ editor }: { readonly editor: Editor }) => {
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
