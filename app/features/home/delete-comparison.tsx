import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { deleteComparisonAtom, undoableDeletesAtom, undoDeleteAtom } from "../../state/comparisons.ts";
import type { UndoableDelete } from "../../state/comparisons.ts";
import { homeTexts } from "../../text/en/home.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Toast } from "../../ui/toast.tsx";
import type { ComparisonRow } from "./comparison-rows.ts";

/** The specification's question before a delete; the safe answer has the focus. */
export const DeleteComparison = ({ row, onClose }: { readonly row: ComparisonRow; readonly onClose: () => void }) => {
  const remove = useSetAtom(deleteComparisonAtom);
  return (
    <Dialog
      title={homeTexts.confirm.question(row.name)}
      onClose={onClose}
      actions={[
        { label: homeTexts.confirm.cancel, onAct: onClose, safe: true },
        {
          label: homeTexts.confirm.remove,
          kind: "danger",
          onAct: () => {
            onClose();
            void remove(row.id);
          },
        },
      ]}
    >
      {homeTexts.confirm.text}
    </Dialog>
  );
};

/** For ten seconds after a delete: bring it back under its id (decisions.md 17). */
export const UndoDelete = () => {
  const latest = useAtomValue(undoableDeletesAtom).at(-1);
  const undo = useSetAtom(undoDeleteAtom);
  const [dismissed, setDismissed] = useState<UndoableDelete["until"] | null>(null);
  if (!latest || latest.until === dismissed) return null;
  return (
    <Toast
      key={latest.id}
      message={homeTexts.undo.deleted(latest.name)}
      action={{ label: homeTexts.undo.undo, onAct: () => void undo(latest.id) }}
      onClose={() => setDismissed(latest.until)}
    />
  );
};
