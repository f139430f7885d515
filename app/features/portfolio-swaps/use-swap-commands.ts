import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { swapEdit, type SwapStep } from "../../../workers/engine/analysis/swap.ts";
import { editing, type EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import { runInChunks } from "../../scheduling/run-in-chunks.ts";
import { editLinesAtom, lastEditsAtom, movePortfolioAtom } from "../../state/portfolio/portfolio-editing.ts";
import type { FoundSwaps } from "../../state/portfolio/portfolio-swaps.ts";
import { createPortfolioAtom } from "../../state/work/portfolios.ts";
import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { formatCount } from "../../text/format.ts";

/** Number of lines of swaps, which have no line in common. */
/** Lines that swaps change. */
export const linesOfSwaps = (steps: readonly SwapStep[]): number =>
  steps.reduce((sum, { places }) => sum + places.length, 0);

/** The number of lines of swaps in words: "3 lines". */
export const linesInWords = (steps: readonly SwapStep[]): string => {
  const lines = linesOfSwaps(steps);
  return words.lines(lines, formatCount(lines));
};

interface SwapCommands {
  /** what the last command did; null = nothing to say, or another edit followed */
  readonly message: string | null;
  /** undoes the last command; null = it is not the last edit */
  readonly onUndo: (() => void) | null;
  /** makes the swaps in the portfolio as one undo step */
  readonly apply: (found: FoundSwaps, steps: readonly SwapStep[]) => Promise<void>;
  /** makes the swaps in a new portfolio, a scenario of this one; gives its id, null = not made */
  readonly copy: (found: FoundSwaps, steps: readonly SwapStep[]) => Promise<string | null>;
}

/** Applies swaps of a portfolio, or makes a copy with them, and says what was done. */
export const useSwapCommands = (portfolio: PortfolioHead, nameOf: (prodsys_id: string) => string): SwapCommands => {
  const { portfolio_id } = portfolio;
  const edit = useSetAtom(editLinesAtom);
  const undo = useSetAtom(movePortfolioAtom);
  const create = useSetAtom(createPortfolioAtom);
  const [notice, setNotice] = useState<{ readonly text: string; readonly edits: readonly EntryEdit[] | null } | null>(
    null,
  );
  const lastEdits = useAtomValue(lastEditsAtom(portfolio_id));
  // show the message and its undo button only while the swap is the last edit
  const undoable = notice !== null && notice.edits === lastEdits ? notice.edits : null;
  const editsOf = ({ table }: FoundSwaps, steps: readonly SwapStep[]) => steps.map((step) => swapEdit(table, step));
  return {
    message: notice !== null && (notice.edits === null || undoable !== null) ? notice.text : null,
    onUndo:
      undoable &&
      (() =>
        void undo(portfolio_id, "undo", undoable).then(({ ok }) =>
          setNotice({ text: ok ? words.undone : words.refused, edits: null }),
        )),
    apply: async (found, steps) => {
      const [first] = steps;
      if (first === undefined) return;
      const [from, to, count] = [nameOf(first.replaced_id), nameOf(first.prodsys_id), formatCount(steps.length)];
      const isOne = steps.length === 1;
      let edits: readonly EntryEdit[] = [];
      const outcome = await edit(portfolio_id, () => (edits = editsOf(found, steps)), {
        what: isOne ? words.step(from, to) : words.stepMany(steps.length, count),
      });
      const done = isOne
        ? words.applied(from, to, linesInWords(steps))
        : words.appliedMany(steps.length, count, linesInWords(steps));
      setNotice(outcome.ok ? { text: done, edits } : { text: words.refused, edits: null });
    },
    copy: async (found, steps) => {
      const { portfolio_id: scenario_of, ...head } = portfolio;
      const { table } = await runInChunks(editing(found.table, editsOf(found, steps)), linesOfSwaps(steps));
      const made = await create({ ...head, portfolio_name: words.copyName(head.portfolio_name), scenario_of }, table);
      if (!made.ok) setNotice({ text: words.notMade, edits: null });
      return made.ok ? made.value : null;
    },
  };
};
