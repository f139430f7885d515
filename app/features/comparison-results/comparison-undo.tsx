import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import { comparisonStepsAtom } from "../../state/work/comparison-steps.ts";
import { undoOrRedoComparisonAtom } from "../../state/work/comparisons.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { useUndoKeys } from "../../ui/use-undo-keys.ts";

const words = resultsTexts.steps;

/** Undo and redo buttons for the edits of a comparison in this tab: region, food, products, weights and the other settings. */
export const ComparisonUndo = ({ comparison_id }: { readonly comparison_id: string }) => {
  const { undo, redo } = useAtomValue(comparisonStepsAtom(comparison_id));
  const move = useSetAtom(undoOrRedoComparisonAtom);
  const [message, setMessage] = useState("");
  const go = useCallback(
    async (way: "undo" | "redo") => {
      const outcome = await move(comparison_id, way);
      if (!outcome.ok) setMessage(words.failed);
      else if (outcome.value !== null) setMessage(words.done[way](words.fields[outcome.value]));
    },
    [comparison_id, move],
  );
  const onUndo = useCallback(() => go("undo"), [go]);
  const onRedo = useCallback(() => go("redo"), [go]);
  useUndoKeys(onUndo, onRedo);
  return (
    <>
      <Announcer message={message} />
      <IconButton
        icon="undo"
        label={undo === null ? words.nothing.undo : words.undo(words.fields[undo])}
        disabled={undo === null}
        onClick={() => void onUndo()}
      />
      <IconButton
        icon="redo"
        label={redo === null ? words.nothing.redo : words.redo(words.fields[redo])}
        disabled={redo === null}
        onClick={() => void onRedo()}
      />
    </>
  );
};
