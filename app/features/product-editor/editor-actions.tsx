import { useAtomValue, useSetAtom } from "jotai";
import {
  productDraftingAtom,
  redoProductDraftAtom,
  resetProductDraftAtom,
  undoProductDraftAtom,
} from "../../state/editors/product-draft.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { formatCount } from "../../text/format.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { Button, IconButton } from "../../ui/button/button.tsx";
import * as styles from "./editor.css.ts";

interface EditorActionsProps {
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** Action bar: Cancel, undo, redo, number of changes, Reset changes, Save Product. */
export const EditorActions = ({ busy, onCancel, onSave }: EditorActionsProps) => {
  const drafting = useAtomValue(productDraftingAtom);
  const undo = useSetAtom(undoProductDraftAtom);
  const redo = useSetAtom(redoProductDraftAtom);
  const reset = useSetAtom(resetProductDraftAtom);
  const count = drafting?.changed.length ?? 0;
  return (
    <ActionBar
      start={
        <>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <span className={styles.steps}>
            <IconButton icon="undo" label={words.undo} disabled={drafting?.canUndo !== true} onClick={undo} />
            <IconButton icon="redo" label={words.redo} disabled={drafting?.canRedo !== true} onClick={redo} />
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
