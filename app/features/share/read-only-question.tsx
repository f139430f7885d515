import { shareTexts } from "../../text/en/share.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";

interface ReadOnlyQuestionProps {
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

const words = shareTexts.readOnly;

/** Shown on an attempt to edit shared results, which are read-only; offers an editable copy. */
export const ReadOnlyQuestion = ({ onCopy, onClose }: ReadOnlyQuestionProps) => (
  <Dialog
    title={words.title}
    onClose={onClose}
    actions={[
      { label: words.cancel, onAct: onClose, safe: true },
      { label: shareTexts.shared.copy, onAct: onCopy, kind: "primary" },
    ]}
  >
    <p>{words.text}</p>
  </Dialog>
);
