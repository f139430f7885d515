import { useAtomValue, useSetAtom } from "jotai";
import { useCallback } from "react";
import type { UndoWay } from "../../state/core/history.ts";
import { movePortfolioAtom, portfolioUndoAtom } from "../../state/portfolio/portfolio-editing.ts";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { AnnouncedUndo } from "../../choices/undo-buttons.tsx";

/** Undo and redo buttons for pages without the lines of a portfolio, where settings and swaps are undo steps too. */
export const PortfolioUndo = ({ portfolio_id }: { readonly portfolio_id: string }) => {
  const next = useAtomValue(portfolioUndoAtom(portfolio_id));
  const moveStep = useSetAtom(movePortfolioAtom);
  const move = useCallback((way: UndoWay) => moveStep(portfolio_id, way), [portfolio_id, moveStep]);
  return <AnnouncedUndo next={next} move={move} failed={words.notUndone} />;
};
