import { METRIC_IDS, type MetricId } from "../../../edge-api/contract/metrics.ts";
import { metricsIn, NO_METRIC } from "../metrics/metric-set.ts";
import type { LivePortfolio } from "../portfolio/live-portfolio.ts";
import type { MovedSums } from "../portfolio/moved-sums.ts";
import type { PortfolioTotals } from "../portfolio/portfolio-result.ts";
import { KPIS, OWN } from "../portfolio/row-layout.ts";
import { within, type Steps } from "../portfolio/steps.ts";
import { summaryOfSums, totalsOf } from "../portfolio/totals.ts";
import { bestCandidate } from "../scoring/best-and-worst.ts";
import { linesByPair, productLinesSteps, type Move, type Option, type ProductLines } from "./product-lines.ts";
import type { SwapLimits, SwapPath, SwapStep } from "./swap.ts";

/** Options tried between two points where the job can be cancelled: a few milliseconds. */
const TRIED_A_STEP = 1024;
/** Approximate shares of the work: finding and scoring the replacements, and leaving out those that lower a score. */
const [SEARCHED, FOUND] = [0.35, 0.4];
/** Absolute difference below which scores count as equal. */
const SAME_SCORE = 1e-9;

/** Reused by every call of `summaryWith`, of which a long portfolio needs a million. */
const WITH = new Float64Array(KPIS);

/** Summary of a portfolio whose sums change; the last digits may differ from those of a scored one. */
const summaryWith = (live: LivePortfolio, sums: Float64Array, change: Float64Array): number | null => {
  for (let column = 0; column < KPIS; column++) WITH[column] = (sums[column] ?? 0) + (change[column] ?? 0);
  return summaryOfSums(WITH, OWN, live.scope);
};

interface Chosen {
  readonly lines: ProductLines;
  readonly option: Option;
}

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

/** Totals of the lines of a swap alone, before or after it. */
function totalsOfMoves(live: LivePortfolio, moves: readonly Move[], when: "before" | "after"): PortfolioTotals {
  const sums = new Float64Array(KPIS);
  for (const move of moves) {
    const row = live.figuresOf(when === "before" ? move.from : move.to);
    const quantity = when === "before" ? move.quantity_before : move.quantity_after;
    for (let column = 0; column < KPIS; column++) sums[column] = (sums[column] ?? 0) + quantity * (row[column] ?? 0);
  }
  return totalsOf(sums, OWN, live.scope);
}

/** The metrics of some lines whose score falls. */
const lossesOf = (before: PortfolioTotals, after: PortfolioTotals): readonly MetricId[] =>
  METRIC_IDS.filter((id) => (before.score[id] ?? 0) - (after.score[id] ?? 0) > SAME_SCORE);

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

const make = (moved: MovedSums, moves: readonly Move[]): void => {
  for (const { from, to, quantity_before, quantity_after } of moves) {
    moved.setQuantity(from, moved.quantityOf(from) - quantity_before);
    moved.setQuantity(to, moved.quantityOf(to) + quantity_after);
  }
};

/** Lines and uses of a product, with the figures of the lines before and after its swap. */
function stepFigures(live: LivePortfolio, { lines, option }: Chosen, linesOf: (pair: number) => Uint32Array) {
  const { moves } = option;
  const usesOfFood = new Map<string, number>();
  for (const { food_id, quantity } of lines.pairs) {
    usesOfFood.set(food_id, (usesOfFood.get(food_id) ?? 0) + quantity);
  }
  const places = moves.map(({ from }) => linesOf(from));
  const all = new Uint32Array(places.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const some of places) {
    all.set(some, start);
    start += some.length;
  }
  const [before, after] = [totalsOfMoves(live, moves, "before"), totalsOfMoves(live, moves, "after")];
  const assumed = (pairOf: (move: Move) => number) =>
    metricsIn(moves.reduce((set, move) => set | live.assumedOf(pairOf(move)), NO_METRIC));
  return {
    usecase_id: lines.usecase_id,
    replaced_id: lines.prodsys_id,
    food_ids: [...usesOfFood].toSorted((a, b) => b[1] - a[1]).map(([food_id]) => food_id),
    prodsys_id: option.product.prodsys_id,
    uses: option.uses,
    places: all.toSorted(),
    quantity_before: moves.reduce((sum, { quantity_before }) => sum + quantity_before, 0),
    quantity_after: moves.reduce((sum, { quantity_after }) => sum + quantity_after, 0),
    before,
    after,
    assumed_before: assumed(({ from }) => from),
    assumed_after: assumed(({ to }) => to),
    losses: lossesOf(before, after),
  };
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
    make(moved, best.option.moves);
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
