import { useSetAtom } from "jotai";
import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import type { Outcome } from "../../state/core/outcome.ts";
import {
  addLinesAtom,
  duplicateAsScenarioAtom,
  editPortfolioHeadAtom,
  mergeEqualLinesAtom,
} from "../../state/portfolio/portfolio-editing.ts";
import type { PortfolioChanges } from "../../state/work/portfolios.ts";
import { portfolioEditorTexts as words } from "../../text/en/portfolio-editor.ts";
import { formatCount } from "../../text/format.ts";

interface PortfolioCommands {
  readonly saveHead: (changes: PortfolioChanges, what?: string) => void;
  readonly addProducts: (lines: readonly PortfolioLine[]) => void;
  readonly mergeEqual: () => void;
  readonly makeScenario: () => void;
}

/** Commands for a whole portfolio; each reports its outcome. */
export const usePortfolioCommands = (
  { portfolio_id, portfolio_name }: PortfolioHead,
  report: (outcome: Outcome<unknown>, done?: string | null) => void,
  onScenario: (portfolio_id: string) => void,
): PortfolioCommands => {
  const editHead = useSetAtom(editPortfolioHeadAtom);
  const addLines = useSetAtom(addLinesAtom);
  const merge = useSetAtom(mergeEqualLinesAtom);
  const duplicate = useSetAtom(duplicateAsScenarioAtom);
  const makeScenario = async () => {
    const made = await duplicate(portfolio_id, words.scenarioName(portfolio_name));
    if (made.ok) onScenario(made.value);
    else report(made);
  };
  return {
    saveHead: (changes, what = words.head.title.toLowerCase()) =>
      void editHead(portfolio_id, changes, what).then(report),
    addProducts: (lines) => {
      const shown = formatCount(lines.length);
      void addLines(portfolio_id, lines, words.steps.add(lines.length, shown)).then((outcome) =>
        report(outcome, words.add.added(lines.length, shown)),
      );
    },
    mergeEqual: () =>
      void merge(portfolio_id, words.steps.merge).then((outcome) =>
        report(outcome, outcome.ok ? words.merged(outcome.value, formatCount(outcome.value)) : null),
      ),
    makeScenario: () => void makeScenario(),
  };
};
