import { useState } from "react";
import { productEditorTexts } from "../../text/en/product-editor.ts";
import { FullDialog } from "../../ui/dialog/full-dialog.tsx";
import { OpenProductEditor, type EditorGuard, type OpenProductEditorProps } from "./open-product-editor.tsx";

const NO_GUARD: EditorGuard = { ask: (goOn) => goOn() };

interface ProductEditorDialogProps extends Omit<OpenProductEditorProps, "onGuard" | "onLeave"> {
  readonly onClose: () => void;
}

/** The editor in a dialog; the calling page keeps its state. Escape asks before unsaved changes are dropped. */
export default function ProductEditorDialog({ onClose, ...rest }: ProductEditorDialogProps) {
  const [guard, setGuard] = useState(NO_GUARD);
  return (
    <FullDialog
      label={rest.prodsys_id === null ? productEditorTexts.newProduct : productEditorTexts.editProduct}
      onClose={() => guard.ask(onClose)}
    >
      <OpenProductEditor {...rest} onLeave={onClose} onGuard={setGuard} />
    </FullDialog>
  );
}
