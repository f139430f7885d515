import type { LivePortfolio } from "../portfolio/live-portfolio.ts";
import type { MovedSums } from "../portfolio/moved-sums.ts";
import { within, type Steps } from "../portfolio/steps.ts";
import { bestCandidate } from "../scoring/best-and-worst.ts";
import { linesByPair, productLinesSteps, type ProductLines } from "./product-lines.ts";
import {
  lossesOf,
  makeMoves,
  SAME_SCORE,
  stepFigures,
  summaryWith,
  totalsOfMoves,
  type Chosen,
} from "./swap-figures.ts";
import type { SwapLimits, SwapPath, SwapStep } from "./swap.ts";

/** Options tried between two points where the job can be cancelled: a few milliseconds. */
const TRIED_A_STEP = 1024;
/** Approximate shares of the work: finding and scoring the replacements, and leaving out those that lower a score. */
const [SEARCHED, FOUND] = [0.35, 0.4];
/** The option with the largest summary (method.md section 10), lines in their order; null = none raises the summary. */
function* bestSteps(
  live: LivePortfolio,
  remaining: readonly ProductLines[],
  moved: MovedSums,
  now: number,
): Steps<Chosen | null> {
  const { sums } = moved;
  let lines: ProductLines | null = null;
  let most = now + SAME_SCORE;
  let tried = 0;
  for (const one of remaining) {
    if (tried > TRIED_A_STEP) {
      tried = 0;
      yield 0;
    }
    tried += one.options.length;
    for (const { change } of one.options) {
      const summary = summaryWith(live, sums, change) ?? now;
      // differences below the tolerance depend on the order of summing: the earlier lines stay the best
      if (summary > most + (lines === null || lines === one ? 0 : SAME_SCORE)) {
        most = summary;
        lines = one;
      }
    }
  }
  if (lines === null) return null;
  const summaries = lines.options.map((option) => ({ ...option, summary: summaryWith(live, sums, option.change) }));
  const best = bestCandidate(summaries);
  return best && { lines, option: best };
}

/** Drops the options that lower the score of a metric of their lines. Yields the share done. */
function* withoutLossesSteps(live: LivePortfolio, all: readonly ProductLines[]): Steps<readonly ProductLines[]> {
  const kept: ProductLines[] = [];
  for (const [at, lines] of all.entries()) {
    const options = lines.options.filter(
      ({ moves }) => lossesOf(totalsOfMoves(live, moves, "before"), totalsOfMoves(live, moves, "after")).length === 0,
    );
    kept.push({ ...lines, options });
    yield at / all.length;
  }
  return kept;
}

/**
 * Swaps of a product in all its lines (method.md section 10), in the order in which each raises the portfolio's summary
 * most when those before it are made; each product of the portfolio is replaced at most once. Ends where no swap raises
 * the summary. Summaries equal those of a portfolio with the lines replaced. Does not change the portfolio. Yields the
 * share done.
 */
export function* swapPathSteps(live: LivePortfolio, limits: SwapLimits): Steps<SwapPath> {
  const linesOf = linesByPair(live.columns, limits.places);
  const possible = yield* within(0, SEARCHED, productLinesSteps(live, limits, linesOf));
  const all = limits.no_losses ? yield* within(SEARCHED, FOUND, withoutLossesSteps(live, possible)) : possible;
  const looked_at = all.reduce(
    (sum, { pairs }) => sum + pairs.reduce((lines, { number }) => lines + linesOf(number).length, 0),
    0,
  );
  const moved = live.movedSums();
  const steps: SwapStep[] = [];
  let remaining = all.filter(({ options }) => options.length > 0);
  let now = moved.totals().summary;
  const count = remaining.length;
  while (now !== null && remaining.length > 0) {
    // each round tries one product less than the one before
    const done = FOUND + (1 - FOUND) * (1 - (remaining.length / count) ** 2);
    const best = yield* within(done, done, bestSteps(live, remaining, moved, now));
    if (best === null) break;
    makeMoves(moved, best.option.moves);
    const { summary } = moved.totals();
    if (summary === null || summary <= now) break;
    const summary_alone = summaryWith(live, live.sums, best.option.change);
    steps.push({ ...stepFigures(live, best, linesOf), summary_before: now, summary_after: summary, summary_alone });
    remaining = remaining.filter((lines) => lines !== best.lines);
    now = summary;
    yield done;
  }
  return { steps, looked_at };
}
