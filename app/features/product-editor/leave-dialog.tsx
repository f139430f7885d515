import { productEditorTexts } from "../../text/en/product-editor.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";

const words = productEditorTexts.leave;

/** Asks before unsaved changes are dropped. */
export const LeaveDialog = ({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) => (
  <Dialog
    title={words.title}
    onClose={onStay}
    actions={[
      { label: words.leave, kind: "danger", onAct: onLeave },
      { label: words.stay, onAct: onStay, safe: true },
    ]}
  >
    <p>{words.text}</p>
  </Dialog>
);
