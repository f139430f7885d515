import type { Target } from "../../../edge-api/contract/progress.ts";
import { middleOf, type Period } from "../portfolio/period.ts";
import type { ProgressRow } from "./progress.ts";

export interface TargetState {
  /** what the figure may be in the year of the target */
  readonly goal: number;
  /** what it may be now, on the straight line to the goal */
  readonly line: number;
  readonly is_reached: boolean;
  readonly is_on_line: boolean;
}

/**
 * Where a figure is on the way to its target. The base is the earlier period under the data of now, so that new data is
 * no progress (GHG Protocol Corporate Standard, chapter 5, recalculates the base year likewise). The line runs from the
 * middle of the earlier period to the middle of the target's year.
 *
 * @param now the figure a year: of the portfolio, or of its plan
 */
export function targetState(
  { percent, year }: Target,
  row: Pick<ProgressRow, "before" | "data">,
  now: number,
  earlier: Period,
  period: Period,
): TargetState {
  const base = row.before + row.data;
  const goal = base * (1 - percent / 100);
  const [start, end] = [middleOf(earlier), year + 1 / 2];
  const gone = end <= start ? 1 : Math.min(1, Math.max(0, (middleOf(period) - start) / (end - start)));
  const line = base + (goal - base) * gone;
  return { goal, line, is_reached: now <= goal, is_on_line: now <= line };
}
