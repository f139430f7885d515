import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import type { Outcome } from "../../state/core/outcome.ts";
import { portfolioUndoAtom, redoPortfolioAtom, undoPortfolioAtom } from "../../state/portfolio/portfolio-editing.ts";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { Announcer } from "../../ui/toast/toast.tsx";
import { useUndoKeys } from "../../ui/use-undo-keys.ts";

const sentence = (outcome: Outcome<string | null>, done: (what: string) => string): string =>
  outcome.ok ? (outcome.value === null ? "" : done(outcome.value)) : words.notUndone;

/** Undo and redo buttons for pages without the lines of a portfolio, where settings and swaps are undo steps too. */
export const PortfolioUndo = ({ portfolio_id }: { readonly portfolio_id: string }) => {
  const { undo, redo } = useAtomValue(portfolioUndoAtom(portfolio_id));
  const undoStep = useSetAtom(undoPortfolioAtom);
  const redoStep = useSetAtom(redoPortfolioAtom);
  const [message, setMessage] = useState("");
  const onUndo = useCallback(
    async () => setMessage(sentence(await undoStep(portfolio_id), words.undone)),
    [portfolio_id, undoStep],
  );
  const onRedo = useCallback(
    async () => setMessage(sentence(await redoStep(portfolio_id), words.redone)),
    [portfolio_id, redoStep],
  );
  useUndoKeys(onUndo, onRedo);
  return (
    <>
      <Announcer message={message} />
      <IconButton icon="undo" label={words.undo(undo)} disabled={undo === null} onClick={() => void onUndo()} />
      <IconButton icon="redo" label={words.redo(redo)} disabled={redo === null} onClick={() => void onRedo()} />
    </>
  );
};
