import { useAtomValue, useSetAtom } from "jotai";
import { useCallback } from "react";
import type { UndoWay } from "../../state/core/history.ts";
import { comparisonUndoAtom, type UndoneField } from "../../state/work/comparison-steps.ts";
import { moveComparisonAtom } from "../../state/work/comparisons.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { AnnouncedUndo } from "../../choices/undo-buttons.tsx";

const nameOf = (field: UndoneField | null): string | null => field && resultsTexts.steps.fields[field];

/** Undo and redo buttons for the edits of a comparison in this tab: region, food, products, weights and the other settings. */
export const ComparisonUndo = ({ comparison_id }: { readonly comparison_id: string }) => {
  const { undo, redo } = useAtomValue(comparisonUndoAtom(comparison_id));
  const moveStep = useSetAtom(moveComparisonAtom);
  const move = useCallback(
    async (way: UndoWay) => {
      const outcome = await moveStep(comparison_id, way);
      return outcome.ok ? { ...outcome, value: nameOf(outcome.value) } : outcome;
    },
    [comparison_id, moveStep],
  );
  return (
    <AnnouncedUndo next={{ undo: nameOf(undo), redo: nameOf(redo) }} move={move} failed={resultsTexts.steps.failed} />
  );
};
