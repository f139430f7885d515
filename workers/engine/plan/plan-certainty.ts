import { perMetric } from "../metrics/per-metric.ts";
import { outcomeFor } from "../analysis/uncertainty/pair-outcome.ts";
import { portfolioUncertaintySteps } from "../analysis/uncertainty/portfolio-uncertainty.ts";
import type { DrawSettings, UncertainSubject } from "../analysis/uncertainty/uncertainty.ts";
import type { Option } from "../analysis/product-lines.ts";
import { LivePortfolio } from "../portfolio/live-portfolio.ts";
import { createPairRows } from "../portfolio/pair-rows.ts";
import { PortfolioColumns } from "../portfolio/portfolio-columns.ts";
import { runToEnd, within, type Steps } from "../portfolio/steps.ts";
import type { PlanCertainty } from "./plan.ts";

/** Steps beyond this number are not drawn, so that a long plan is there within two seconds. */
const DRAWN_STEPS = 40;
/** Index of the second portfolio: after the first, its best and its worst replacement. */
const SECOND = 3;
const SETTINGS: DrawSettings = { seed: 1, draws: 200 };

/** What was drawn for a portfolio, by the moves of a step: a change of a price draws nothing again. */
const drawnBefore = new WeakMap<LivePortfolio, Map<string, PlanCertainty>>();

/** How often each step is better than what it replaces, over the same draws. Yields the share done. */
export function* certaintySteps(
  live: LivePortfolio,
  all: readonly Pick<Option, "moves">[],
): Steps<readonly PlanCertainty[]> {
  const rows = createPairRows(live.scope);
  const { pairs } = live.columns;
  const known = drawnBefore.get(live) ?? new Map<string, PlanCertainty>();
  drawnBefore.set(live, known);
  const certainties: PlanCertainty[] = [];
  const drawn = all.slice(0, DRAWN_STEPS);
  for (const [at, { moves }] of drawn.entries()) {
    const key = JSON.stringify(moves);
    const before = known.get(key);
    if (before !== undefined) {
      certainties.push(before);
      continue;
    }
    const [then, now] = [
      moves.map(({ to, quantity_after }) => ({ ...pairs.pair(to), quantity: quantity_after })),
      moves.map(({ from, quantity_before }) => ({ ...pairs.pair(from), quantity: quantity_before })),
    ].map((entries) => runToEnd(LivePortfolio.steps(rows, runToEnd(PortfolioColumns.fromEntriesSteps(entries)))));
    if (then === undefined || now === undefined) continue;
    const share = 1 / drawn.length;
    const { pairs: drawnPairs } = yield* within(
      at * share,
      (at + 1) * share,
      portfolioUncertaintySteps([then, now], SETTINGS),
    );
    const outcome = (subject: UncertainSubject) => outcomeFor(drawnPairs, 0, SECOND, subject);
    const certainty = { ...perMetric((_, id) => outcome(id)), summary: outcome("summary") };
    known.set(key, certainty);
    certainties.push(certainty);
  }
  return certainties;
}
