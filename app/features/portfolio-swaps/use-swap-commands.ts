import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { PlannedSwap } from "../../../edge-api/contract/plan.ts";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { swapEdit, type SwapStep } from "../../../workers/engine/analysis/swap.ts";
import type { LineEdit } from "../../../workers/engine/portfolio/line-edit.ts";
import { editLinesAtom, lastEditsAtom, movePortfolioAtom } from "../../state/portfolio/portfolio-editing.ts";
import type { FoundSwaps } from "../../state/portfolio/portfolio-swaps.ts";
import { acceptSwapsAtom } from "../../state/analysis/portfolio-plan.ts";
import { portfolioSwapsTexts as words } from "../../text/en/portfolio-swaps.ts";
import { formatCount } from "../../text/format.ts";

/** A suggestion as the plan stores it. @param site the site whose lines it is limited to; null = all lines */
export const planned = ({ usecase_id, replaced_id, prodsys_id }: SwapStep, site: string | null): PlannedSwap => ({
  usecase_id,
  replaced_id,
  prodsys_id,
  ...(site !== null && { site }),
});

/** Number of lines that swaps change; they have no line in common. */
export const linesOfSwaps = (steps: readonly SwapStep[]): number =>
  steps.reduce((sum, { places }) => sum + places.length, 0);

interface SwapCommands {
  /** what the last command did; null = nothing to say, or another edit followed */
  readonly message: string | null;
  /** undoes the last command; null = it is not the last edit */
  readonly onUndo: (() => void) | null;
  /** makes a swap in the portfolio as one undo step */
  readonly apply: (found: FoundSwaps, step: SwapStep) => Promise<void>;
  /** puts swaps into the plan as one undo step; a site limits them to its lines */
  readonly accept: (steps: readonly SwapStep[], site: string | null) => Promise<void>;
}

/** Applies a swap of a portfolio, or puts swaps into its plan, and says what was done. */
export const useSwapCommands = (portfolio: PortfolioHead, nameOf: (prodsys_id: string) => string): SwapCommands => {
  const { portfolio_id } = portfolio;
  const edit = useSetAtom(editLinesAtom);
  const undo = useSetAtom(movePortfolioAtom);
  const put = useSetAtom(acceptSwapsAtom);
  const [notice, setNotice] = useState<{ readonly text: string; readonly edits: readonly LineEdit[] | null } | null>(
    null,
  );
  const lastEdits = useAtomValue(lastEditsAtom(portfolio_id));
  // show the message and its undo button only while the swap is the last edit
  const undoable = notice !== null && notice.edits === lastEdits ? notice.edits : null;
  return {
    message: notice !== null && (notice.edits === null || undoable !== null) ? notice.text : null,
    onUndo:
      undoable &&
      (() =>
        void undo(portfolio_id, "undo", undoable).then(({ ok }) =>
          setNotice({ text: ok ? words.undone : words.refused, edits: null }),
        )),
    apply: async ({ table }, step) => {
      const [from, to] = [nameOf(step.replaced_id), nameOf(step.prodsys_id)];
      const edits = [swapEdit(table, step)];
      const outcome = await edit(portfolio_id, () => edits, { what: words.step(from, to) });
      const lines = words.lines(step.places.length, formatCount(step.places.length));
      const text = outcome.ok ? words.applied(from, to, lines) : words.refused;
      setNotice({ text, edits: outcome.ok ? edits : null });
    },
    accept: async (steps, site) => {
      const outcome = await put(
        portfolio_id,
        steps.map((step) => planned(step, site)),
        words.stepPlan(steps.length),
      );
      const count = formatCount(steps.length);
      setNotice({ text: outcome.ok ? words.accepted(steps.length, count) : words.notAccepted, edits: null });
    },
  };
};
