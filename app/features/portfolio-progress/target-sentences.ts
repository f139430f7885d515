import type { SharedProgress, Target } from "../../../edge-api/contract/progress.ts";
import { targetState } from "../../../workers/engine/analysis/target.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Period } from "../../../workers/engine/portfolio/period.ts";
import { formatPeriod } from "../../text/dates.ts";
import { portfolioProgressTexts } from "../../text/en/portfolio-progress.ts";
import { formatNumber, formatWithUnit } from "../../text/format.ts";
import { amountShown } from "./progress-words.ts";

const { target: words, inSentence } = portfolioProgressTexts;

interface TargetOf {
  readonly target: Target;
  readonly progress: SharedProgress;
  readonly period: Period;
  readonly catalogue: Catalogue;
  /** the figure of the target a year with the plan made; null = no plan */
  readonly planned: number | null;
}

/** Where a portfolio, and its plan, is on the way to its target; one sentence each. Empty without the figure. */
export const targetSentences = ({ target, progress, period, catalogue, planned }: TargetOf): readonly string[] => {
  const { figure, percent, year } = target;
  const row = progress.rows.find((one) => one.figure === figure);
  if (row === undefined) return [];
  const shown = (value: number) => amountShown(catalogue, figure, value, row.now);
  const stateAt = (now: number) => targetState(target, row, now, progress.period, period);
  const { goal, line, is_reached, is_on_line } = stateAt(row.now);
  const now = shown(row.now);
  return [
    words.goal(
      formatWithUnit(formatNumber(percent, 1, 0), words.percentUnit),
      inSentence[figure],
      String(year),
      formatPeriod(progress.period),
      shown(goal),
    ),
    is_reached
      ? words.reached(now)
      : is_on_line
        ? words.onLine(shown(line), now)
        : words.above(shown(line), now, shown(row.now - line)),
    ...(planned === null
      ? []
      : [
          stateAt(planned).is_reached
            ? words.planReaches(shown(planned))
            : words.planMisses(shown(planned), shown(planned - goal)),
        ]),
  ];
};
