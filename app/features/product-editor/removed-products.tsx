import { useAtomValue, useSetAtom } from "jotai";
import { removedProductsAtom, answerRemovedAtom } from "../../state/work/removed-products.ts";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { productName } from "../../text/format.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";

const words = productEditorTexts.removed;

/** Asks guests whether products removed from a comparison should also be deleted, one at a time. */
export const RemovedProducts = () => {
  const [first] = useAtomValue(removedProductsAtom);
  const settle = useSetAtom(answerRemovedAtom);
  if (first === undefined) return null;
  const { prodsys_id, name } = first;
  const keep = () => void settle(prodsys_id, false);
  return (
    <Dialog
      key={prodsys_id}
      title={words.title(productName(name))}
      onClose={keep}
      actions={[
        { label: words.remove, kind: "danger", onAct: () => void settle(prodsys_id, true) },
        { label: words.keep, onAct: keep, safe: true },
      ]}
    >
      <p>{words.text}</p>
    </Dialog>
  );
};
