import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { productsOf } from "../../choices/product-selection.ts";
import type { DraftContext } from "../../state/editors/draft-context.ts";
import {
  closeProductDraftAtom,
  discardStoredDraftAtom,
  draftOpenedAtom,
  openProductDraftAtom,
  productDraftingAtom,
} from "../../state/editors/product-draft.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { productName } from "../../text/format.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as styles from "./editor.css.ts";
import { LeaveDialog, useLeaveGuard } from "./leave-guard.tsx";
import { ProductEditor, type SavedFromEditor } from "./product-editor.tsx";

export interface OpenProductEditorProps {
  /** null = a new product */
  readonly prodsys_id: string | null;
  readonly context: DraftContext;
  readonly backTo: string;
  /** called on Cancel, after the question about unsaved changes */
  readonly onLeave: () => void;
  readonly onSaved: (saved: SavedFromEditor) => void;
  /** called if the product does not exist */
  readonly onNotFound: () => void;
  /** receives the guard, for a dialog that is closed from outside */
  readonly onGuard?: (guard: EditorGuard) => void;
}

/** Lets a surrounding dialog ask before it closes the editor. */
export interface EditorGuard {
  /** calls goOn, after the question if there are unsaved changes */
  readonly ask: (goOn: () => void) => void;
}

const copied = (name: string) => {
  const plain = productName(name);
  return { name: words.copyName(plain), description: words.copyDescription(plain).slice(0, 100) };
};

/** Loads a product, shows the form, and asks before unsaved changes are dropped. */
export const OpenProductEditor = (props: OpenProductEditorProps) => {
  const { prodsys_id, context, backTo, onLeave, onSaved, onNotFound, onGuard } = props;
  const catalogue = useAtomValue(catalogueAtom);
  const drafting = useAtomValue(productDraftingAtom);
  const { problem } = useAtomValue(draftOpenedAtom);
  const open = useSetAtom(openProductDraftAtom);
  const close = useSetAtom(closeProductDraftAtom);
  const drop = useSetAtom(discardStoredDraftAtom);
  const [asked, setAsked] = useState<{ readonly goOn: () => void } | null>(null);
  const unsaved = drafting?.unsaved ?? false;
  const isGone = problem?.code === "not_found";

  const openNow = useEffectEvent((id: string | null, scoredIn: string) => {
    void open({ prodsys_id: id, context: JSON.parse(scoredIn) as DraftContext, copied });
  });
  // compare by value: an equal context must not open the product again and lose the edits
  const scoredIn = JSON.stringify(context);
  useEffect(() => {
    openNow(prodsys_id, scoredIn);
    return () => close();
  }, [prodsys_id, scoredIn, close]);
  const { usecase_id } = context;
  const draft_id = drafting?.draft.prodsys_id;
  const bases = useMemo(
    () => productsOf(catalogue?.products ?? [], usecase_id).filter((product) => product.prodsys_id !== draft_id),
    [catalogue, usecase_id, draft_id],
  );
  useEffect(() => {
    if (isGone) onNotFound();
  }, [isGone, onNotFound]);
  useLeaveGuard(unsaved, (goOn) => setAsked({ goOn }));
  useEffect(() => {
    onGuard?.({ ask: (goOn) => (unsaved ? setAsked({ goOn }) : goOn()) });
  }, [unsaved, onGuard]);

  if (isGone || catalogue === null) return null;
  if (problem !== null) {
    return (
      <div className={styles.waiting}>
        <ErrorNotice
          title={words.failed}
          text={words.failedText}
          onRetry={() => void open({ prodsys_id, context, copied })}
        />
      </div>
    );
  }
  if (drafting === null) {
    return (
      <div className={styles.waiting}>
        <Spinner label={words.loading} />
      </div>
    );
  }
  return (
    <>
      <ProductEditor
        drafting={drafting}
        catalogue={catalogue}
        bases={bases}
        backTo={backTo}
        onCancel={() => (unsaved ? setAsked({ goOn: onLeave }) : onLeave())}
        onSaved={onSaved}
      />
      {asked && (
        <LeaveDialog
          onStay={() => setAsked(null)}
          onLeave={() => {
            // unmount the question first: focus cannot return to an element below an open dialog
            flushSync(() => setAsked(null));
            drop();
            asked.goOn();
          }}
        />
      )}
    </>
  );
};
