import { offlineTexts } from "../../text/en/offline.ts";
import { Dialog } from "../dialog/dialog.tsx";
import * as css from "./missing-part.css.ts";

interface MissingPartProps {
  readonly onClose: () => void;
  readonly onReload?: () => void;
}

/** Shown instead of a dialog whose code failed to load: the reason, what is safe, and a reload button. */
export const MissingPart = ({ onClose, onReload = () => window.location.reload() }: MissingPartProps) => {
  const words = offlineTexts.missing;
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={[
        { label: words.close, onAct: onClose, safe: true },
        { label: words.reload, onAct: onReload, kind: "primary" },
      ]}
    >
      <div className={css.reasons}>
        <p>{words.why}</p>
        <p>{words.safe}</p>
        <p>{words.next}</p>
      </div>
    </Dialog>
  );
};
