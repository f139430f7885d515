import { useState } from "react";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { FullDialog } from "../../ui/full-dialog.tsx";
import { OpenProductEditor, type EditorGuard, type OpenProductEditorProps } from "./open-product-editor.tsx";

const NO_GUARD: EditorGuard = { ask: (goOn) => goOn() };

/** The editor over the page that called it, which stays as it is behind it. Escape asks if there is something to lose. */
export default function ProductEditorDialog(props: Omit<OpenProductEditorProps, "onGuard">) {
  const [guard, setGuard] = useState(NO_GUARD);
  const { prodsys_id, onLeave } = props;
  return (
    <FullDialog
      label={prodsys_id === null ? productEditorTexts.newProduct : productEditorTexts.editProduct}
      onClose={() => guard.ask(onLeave)}
    >
      <OpenProductEditor {...props} onGuard={setGuard} />
    </FullDialog>
  );
}
