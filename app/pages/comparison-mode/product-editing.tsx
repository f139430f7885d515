import { useAtomValue, useSetAtom } from "jotai";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { SavedFromEditor } from "../../features/product-editor/product-editor.tsx";
import { RemovedProducts } from "../../features/product-editor/removed-products.tsx";
import { draftContextAtom } from "../../state/editors/draft-context.ts";
import { putIntoComparisonAtom } from "../../state/editors/put-saved-product.ts";
import { productEditorTexts as words } from "../../text/en/product-editor.ts";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import { Toast } from "../../ui/toast/toast.tsx";
import { usePassingMessage } from "../../ui/toast/use-passing-message.ts";

const ProductEditorDialog = lazyDialog(() => import("../../features/product-editor/product-editor-dialog.tsx"));
const ProductProfileDialog = lazyDialog(() => import("../../features/product-profiles/product-profile-dialog.tsx"));

/** The dialog over the results; prodsys_id null = a new product. */
export type OpenedProduct =
  | { readonly kind: "edit"; readonly prodsys_id: string | null }
  | { readonly kind: "profile"; readonly prodsys_id: string };

interface ProductEditingProps {
  readonly comparison: Comparison;
  readonly opened: OpenedProduct | null;
  readonly onClose: () => void;
}

/** Editor and profile dialogs over the results of a comparison; a saved product is added to the comparison. */
export const ProductEditing = ({ comparison, opened, onClose }: ProductEditingProps) => {
  const { comparison_id, usecase_id } = comparison;
  const contextOf = useAtomValue(draftContextAtom);
  const take = useSetAtom(putIntoComparisonAtom);
  const [note, setNote] = usePassingMessage();
  const afterSave = async (saved: SavedFromEditor) => {
    onClose();
    const outcome = await take(comparison_id, saved);
    const { name, kind, original } = saved;
    if (!outcome.ok) setNote(words.notSaved);
    else if (original) setNote(words.copied(name, original.name));
    else setNote(kind === "own" ? words.saved(name) : words.added(name));
  };
  const context = contextOf({ usecase_id, comparison_id, portfolio_id: null, region_id: null });
  return (
    <>
      {opened?.kind === "edit" && context && (
        <ProductEditorDialog
          prodsys_id={opened.prodsys_id}
          context={context}
          backTo={comparison.comparison_name}
          onClose={onClose}
          onNotFound={() => {
            setNote(words.notHere.title);
            onClose();
          }}
          onSaved={(saved) => void afterSave(saved)}
        />
      )}
      {opened?.kind === "profile" && <ProductProfileDialog prodsys_id={opened.prodsys_id} onClose={onClose} />}
      <RemovedProducts />
      {note !== null && <Toast message={note} onClose={() => setNote(null)} />}
    </>
  );
};
