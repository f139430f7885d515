import { useAtomValue, useSetAtom } from "jotai";
import { moveProductDraftAtom, productDraftingAtom, resetProductDraftAtom } from "../../state/editors/product-draft.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { formatCount } from "../../text/format.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { Button } from "../../ui/button/button.tsx";
import { UndoButtons } from "../../choices/undo-buttons.tsx";
import * as styles from "./editor.css.ts";

interface EditorActionsProps {
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** Action bar: Cancel, undo, redo, number of changes, Reset changes, Save Product. */
export const EditorActions = ({ busy, onCancel, onSave }: EditorActionsProps) => {
  const drafting = useAtomValue(productDraftingAtom);
  const move = useSetAtom(moveProductDraftAtom);
  const reset = useSetAtom(resetProductDraftAtom);
  const count = drafting?.changed.length ?? 0;
  return (
    <ActionBar
      start={
        <>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <span className={styles.steps}>
            <UndoButtons next={drafting?.next ?? { undo: null, redo: null }} onMove={move} />
          </span>
        </>
      }
      note={
        <span className={styles.count} aria-live="polite">
          {count === 0 ? words.nothingChanged : words.changed(count, formatCount(count))}
        </span>
      }
      end={
        <>
          <Button className={styles.wideOnly} disabled={count === 0} onClick={reset}>
            {words.reset}
          </Button>
          <Button kind="primary" busy={busy} onClick={onSave}>
            {words.save}
          </Button>
        </>
      }
    />
  );
};
