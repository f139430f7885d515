import { METRIC_IDS, type MetricId } from "../../../edge-api/contract/metrics.ts";
import { metricsIn, NO_METRIC } from "../metrics/metric-set.ts";
import type { LivePortfolio } from "../portfolio/live-portfolio.ts";
import type { MovedSums } from "../portfolio/moved-sums.ts";
import type { PortfolioTotals } from "../portfolio/portfolio-result.ts";
import { KPIS, OWN } from "../portfolio/row-layout.ts";
import { summaryOfSums, totalsOf } from "../portfolio/totals.ts";
import type { Move, Option, ProductLines } from "./product-lines.ts";
import type { SwapStep } from "./swap.ts";

/** Absolute difference below which scores count as equal. */
export const SAME_SCORE = 1e-9;

/** Reused by every call of `summaryWith`, of which a long portfolio needs a million. */
const WITH = new Float64Array(KPIS);

/** Summary of a portfolio whose sums change; the last digits may differ from those of a scored one. */
export const summaryWith = (live: LivePortfolio, sums: Float64Array, change: Float64Array): number | null => {
  for (let column = 0; column < KPIS; column++) WITH[column] = (sums[column] ?? 0) + (change[column] ?? 0);
  return summaryOfSums(WITH, OWN, live.scope);
};

/** The lines of a product with the option that replaces it. */
export interface Chosen {
  readonly lines: ProductLines;
  readonly option: Option;
}

/** Totals of the lines of a swap alone, before or after it. */
export function totalsOfMoves(live: LivePortfolio, moves: readonly Move[], when: "before" | "after"): PortfolioTotals {
  const sums = new Float64Array(KPIS);
  for (const move of moves) {
    const row = live.figuresOf(when === "before" ? move.from : move.to);
    const quantity = when === "before" ? move.quantity_before : move.quantity_after;
    for (let column = 0; column < KPIS; column++) sums[column] = (sums[column] ?? 0) + quantity * (row[column] ?? 0);
  }
  return totalsOf(sums, OWN, live.scope);
}

/** The metrics of some lines whose score falls. */
export const lossesOf = (before: PortfolioTotals, after: PortfolioTotals): readonly MetricId[] =>
  METRIC_IDS.filter((id) => (before.score[id] ?? 0) - (after.score[id] ?? 0) > SAME_SCORE);

/** Makes the moves of a swap. */
export const makeMoves = (moved: MovedSums, moves: readonly Move[]): void => {
  for (const { from, to, quantity_before, quantity_after } of moves) {
    moved.setQuantity(from, moved.quantityOf(from) - quantity_before);
    moved.setQuantity(to, moved.quantityOf(to) + quantity_after);
  }
};

/** Lines and uses of a product, with the figures of the lines before and after its swap. */
export function stepFigures(
  live: LivePortfolio,
  { lines, option }: Chosen,
  linesOf: (pair: number) => Uint32Array,
): Omit<SwapStep, "summary_before" | "summary_after" | "summary_alone"> {
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
