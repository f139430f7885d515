import { METRIC_IDS, QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { METRIC_PLACE, metricsIn, NO_METRIC, type MetricSet } from "../metrics/metric-set.ts";
import { contextWarnings } from "../scoring/score-comparison.ts";
import type { Scope } from "../scoring/scope.ts";
import { finite } from "../tables/quantity.ts";
import type { Warning } from "../warning.ts";
import { entryScoresOf } from "./entry-scores.ts";
import type { PortfolioEntry } from "./entry.ts";
import { kpisOf, totalsOf, summaryOfSums } from "./totals.ts";
import { MarkTally } from "./mark-tally.ts";
import { MovedSums } from "./moved-sums.ts";
import type { HeldPair, Pair } from "./pair-table.ts";
import type { PairRows, TableRows } from "./pair-rows.ts";
import { PairSums, type Touched } from "./pair-sums.ts";
import { PairSumTree } from "./pair-sum-tree.ts";
import { portfolioWeights, type ComponentWeight } from "./portfolio-weights.ts";
import { contributionsOf } from "./portfolio-contributions.ts";
import type { PortfolioColumns } from "./portfolio-columns.ts";
import type {
  EntryScores,
  GroupScores,
  PortfolioContributions,
  PortfolioScores,
  PortfolioTotals,
} from "./portfolio-result.ts";
import { perQuantMetric, perStageOf } from "../metrics/per-metric.ts";
import { BEST, HIGHEST, OWN, ROW_WIDTH, STAGE_RAW, VALUES, WORST } from "./row-layout.ts";
import { runToEnd, within, type Steps } from "./steps.ts";

/** Scores of a group of lines from their sums (row-layout.ts). */
function groupScoresOf(sums: Float64Array, scope: Scope): GroupScores {
  const knows = (start: number): boolean =>
    sums.subarray(start + VALUES, start + 2 * VALUES).some((known) => known > 0);
  const summaryAt = (start: number): number | null => (knows(start) ? summaryOfSums(sums, start, scope) : null);
  return { ...totalsOf(sums, OWN, scope), best: summaryAt(BEST), worst: summaryAt(WORST), kpis: kpisOf(sums) };
}

/** Metrics without a value in the whole portfolio: they have the fallback score and are marked as assumed. */
const withoutValue = ({ raw }: PortfolioTotals): MetricSet =>
  METRIC_IDS.reduce((set, id, place) => (raw[id] === null ? set | (1 << place) : set), NO_METRIC);

/** Approximate share of the work done after summing the quantities and after scoring the pairs. */
const FOLDED = 0.2;
const SCORED = 0.9;
/** Share of the sums in the last part of the work; the rest is counting warnings and marks. */
const SUMMED = 0.7;
/** Pairs whose marks are counted per step. */
const MARKS_A_STEP = 4096;

/**
 * A scored portfolio that can be edited (method.md section 9). An edit re-scores only the changed pairs. While quantities
 * are whole, the scores equal those of a new LivePortfolio with the same entries in every bit. Methods that take an
 * entry throw RangeError beyond the last one.
 */
export class LivePortfolio {
  readonly #rows: TableRows;
  readonly #tree: PairSumTree;
  readonly #tally = new MarkTally();
  /** by pair: whether its quantity is above 0 */
  readonly #inUse: boolean[] = [];
  #sums: PairSums;

  private constructor(rows: TableRows, sums: PairSums) {
    this.#rows = rows;
    this.#sums = sums;
    this.#tree = new PairSumTree(rows.matrix);
  }

  /** Scores a portfolio; yields the share done, 0-1. Takes ownership of the columns. */
  static *steps({ ofTable }: PairRows, columns: PortfolioColumns): Steps<LivePortfolio> {
    const rows = ofTable(columns.pairs);
    const live = new LivePortfolio(rows, yield* within(0, FOLDED, PairSums.steps(columns)));
    yield* within(FOLDED, SCORED, rows.completeSteps());
    yield* within(SCORED, 1, live.#refreshSteps());
    return live;
  }

  /** The entries, read-only: edit them with the methods below. */
  get columns(): PortfolioColumns {
    return this.#sums.columns;
  }

  /** Sums all entries again. Edits avoid this work and must give the same result. Yields the share done. */
  *rescoreSteps(): Steps<void> {
    this.#sums = yield* within(0, FOLDED, PairSums.steps(this.columns));
    yield* within(FOLDED, 1, this.#refreshSteps());
  }

  /** Replaces the quantity of an entry, uses. */
  setQuantity(entry: number, quantity: number | string): void {
    this.#refresh(this.#sums.setQuantity(entry, quantity));
  }

  /** Replaces use case, product, food and settings of an entry and keeps its quantity. */
  setItem(entry: number, item: Omit<PortfolioEntry, "quantity">): void {
    this.#refresh(this.#sums.setItem(entry, item));
  }

  /** Adds an entry at the end. */
  append(entry: PortfolioEntry): void {
    this.#refresh(this.#sums.append(entry));
  }

  /** Removes an entry; the index of later entries decreases by one. */
  remove(entry: number): void {
    this.#refresh(this.#sums.remove(entry));
  }

  /** Scores, key figures and warnings of the portfolio. */
  scores(): PortfolioScores {
    const { scope } = this.#rows;
    const sums = this.#tree.total;
    const variant = (start: number) => (this.#hasValues(start) ? totalsOf(sums, start, scope) : null);
    const own = this.totals();
    const sumAt = (column: number): number => finite(sums[column] ?? 0);
    return {
      ...own,
      highest: perQuantMetric((column) => sumAt(HIGHEST + column)),
      best: variant(BEST),
      worst: variant(WORST),
      kpis: kpisOf(sums),
      per_stage: perQuantMetric((column) =>
        perStageOf((stage) => sumAt(STAGE_RAW + stage * QUANT_METRIC_IDS.length + column)),
      ),
      assumed: metricsIn(this.#tally.assumed | withoutValue(own)),
      warnings: this.#warnings(own),
    };
  }

  /** Scores of one entry; null = its product or food does not exist. Throws RangeError beyond the last entry. */
  entry(entry: number): EntryScores | null {
    const scored = this.#rows.scoredOf(this.columns.pairAt(entry));
    return scored && entryScoresOf(scored, this.columns.quantityAt(entry), this.#rows.scope);
  }

  /** Only the scores: without key figures, breakdowns and warnings. */
  totals(): PortfolioTotals {
    return totalsOf(this.#tree.total, OWN, this.scope);
  }

  /** Scores items without adding entries and returns their pair numbers. Yields the share done. */
  *knowSteps(items: readonly Omit<PortfolioEntry, "quantity">[]): Steps<readonly number[]> {
    const { pairs } = this.columns;
    const numbers = items.map((item) => pairs.intern(item.usecase_id, item.prodsys_id, item.food_id, item.overrides));
    yield* this.#rows.completeSteps();
    return numbers;
  }

  /** Totals with some pairs replaced by others, without adding these to the table. Last digits may differ from `scores`. */
  totalsAs(
    moved: readonly { readonly number: number; readonly quantity: number; readonly as: Pair }[],
  ): PortfolioTotals {
    const { matrix, scope, figuresOf } = this.#rows;
    const sums = this.#tree.total.slice();
    for (const { number, quantity, as } of moved) {
      const [out, into] = [matrix.row(number), figuresOf(as)];
      for (let at = 0; at < sums.length; at++) {
        sums[at] = (sums[at] ?? 0) + quantity * ((into?.[at] ?? 0) - (out[at] ?? 0));
      }
    }
    return totalsOf(sums, OWN, scope);
  }

  /** Σ quantity × row over all entries (row-layout.ts); valid until the next edit. */
  get sums(): Float64Array {
    return this.#tree.total;
  }

  /** Quantities that can be moved between pairs; the portfolio stays as it is. */
  movedSums(): MovedSums {
    return new MovedSums(this.#rows, this.#sums.sums);
  }

  /** The figures of one use of a scored pair (row-layout.ts), read-only. Throws RangeError for an unknown pair. */
  figuresOf(pair: number): Float64Array {
    return this.#rows.matrix.row(pair);
  }

  /** The metrics of a pair that rest on an assumption. */
  assumedOf(pair: number): MetricSet {
    return this.#rows.scoredOf(pair)?.assumed ?? NO_METRIC;
  }

  /** The scoring context of the portfolio. */
  get scope(): Scope {
    return this.#rows.scope;
  }

  /** The distinct pairs in the portfolio with their quantities; skips unknown products and foods. */
  *held(): Generator<HeldPair, void> {
    const { pairs, matrix } = this.#rows;
    for (let pair = 0; pair < matrix.size; pair++) {
      const quantity = this.#sums.sums[pair] ?? 0;
      if (quantity > 0 && this.#rows.scoredOf(pair) !== null) yield { number: pair, pair: pairs.pair(pair), quantity };
    }
  }

  /** Those of `held` that count in the raw values: a pair that cannot be compared is in the key figures only. */
  *counted(): Generator<HeldPair, void> {
    const hasClimate = OWN + VALUES + METRIC_PLACE.climate;
    for (const held of this.held()) if ((this.#rows.matrix.row(held.number)[hasClimate] ?? 0) > 0) yield held;
  }

  /** Masses by use case, product and component, kg; they sum to mass_kg of the key figures. */
  weights(): readonly ComponentWeight[] {
    return portfolioWeights(this.scope, this.held());
  }

  /**
   * Scores of groups of entries, each as if it were a portfolio of its own. Summed entry by entry: the last digits may
   * differ from those of `scores`. Throws RangeError if `group` has another length or names an unknown group.
   * @param group by entry, the number of its group, 0 to groups − 1
   * @param groups number of groups
   * @param lines pairs and uses to sum in place of those of the entries
   */
  groups(
    group: Uint32Array,
    groups: number,
    { pair, quantity }: Pick<PortfolioColumns, "pair" | "quantity"> = this.columns,
  ): readonly GroupScores[] {
    const { scoredOf, matrix, scope } = this.#rows;
    if (group.length !== this.columns.length) throw new RangeError(`${group.length} of ${this.columns.length} entries`);
    const sums = Array.from({ length: groups }, () => new Float64Array(ROW_WIDTH));
    for (let entry = 0; entry < group.length; entry++) {
      const to = sums[group[entry] ?? 0];
      const number = pair[entry] ?? 0;
      if (to === undefined) throw new RangeError(`group ${group[entry]} of ${groups}`);
      if (scoredOf(number) === null) continue;
      const row = matrix.row(number);
      const uses = quantity[entry] ?? 0;
      for (let at = 0; at < ROW_WIDTH; at++) to[at] = (to[at] ?? 0) + uses * (row[at] ?? 0);
    }
    return sums.map((own) => groupScoresOf(own, scope));
  }

  /** The inventory totals by stage, use case and product, largest first. */
  contributions(): PortfolioContributions {
    return contributionsOf(this.#tree.total, this.#rows, this.#sums.sums);
  }

  #hasValues(start: number): boolean {
    return this.#tree.total.subarray(start + VALUES, start + 2 * VALUES).some((known) => known > 0);
  }

  #warnings(own: Pick<PortfolioScores, "below_scale">): readonly Warning[] {
    return [
      ...contextWarnings(this.#rows.scope, null),
      ...this.#tally.warnings,
      ...own.below_scale.map((id) => ({ code: "below_scale", id }) as const),
      ...(this.columns.zeros > 0 ? [{ code: "value_out_of_range", id: "quantity" } as const] : []),
    ];
  }

  #refresh(touched: Touched): void {
    runToEnd(this.#rows.completeSteps());
    if (touched === "all") {
      runToEnd(this.#refreshSteps());
      return;
    }
    for (const pair of touched) {
      this.#tree.update(this.#sums.sums, pair);
      this.#countMarks(pair);
    }
  }

  *#refreshSteps(): Steps<void> {
    yield* within(0, SUMMED, this.#tree.refreshSteps(this.#sums.sums));
    const { size } = this.#rows.matrix;
    for (let pair = 0; pair < size; pair++) {
      this.#countMarks(pair);
      if ((pair + 1) % MARKS_A_STEP === 0) yield SUMMED + ((1 - SUMMED) * pair) / size;
    }
  }

  #countMarks(pair: number): void {
    const inUse = (this.#sums.sums[pair] ?? 0) > 0;
    if ((this.#inUse[pair] ?? false) === inUse) return;
    this.#inUse[pair] = inUse;
    this.#tally.count(this.#rows.warningsOf(pair), this.#rows.scoredOf(pair)?.assumed ?? NO_METRIC, inUse ? 1 : -1);
  }
}
