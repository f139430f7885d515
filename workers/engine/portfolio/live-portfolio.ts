import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { metricsIn } from "../metrics/metric-set.ts";
import { contextWarnings } from "../scoring/score-comparison.ts";
import { finite } from "../tables/quantity.ts";
import type { Warning } from "../warning.ts";
import { entryScoresOf } from "./entry-scores.ts";
import type { PortfolioEntry } from "./entry.ts";
import { kpisOf } from "./kpis.ts";
import { MarkTally } from "./mark-tally.ts";
import type { PairRow } from "./pair-row.ts";
import type { PairRows } from "./pair-rows.ts";
import { PairSums, type Touched } from "./pair-sums.ts";
import { PairSumTree } from "./pair-sum-tree.ts";
import { contributionsOf } from "./portfolio-contributions.ts";
import type { PortfolioColumns } from "./portfolio-columns.ts";
import type { EntryScores, PortfolioContributions, PortfolioScores } from "./portfolio-result.ts";
import { perQuantMetric, perStageOf } from "./per-metric.ts";
import { BEST, HIGHEST, KPI_COLUMNS, KPIS, OWN, ROW_WIDTH, STAGE_RAW, VALUES, WORST } from "./row-layout.ts";
import { runToEnd, within, type Steps } from "./steps.ts";
import { NOTHING_SERVED, totalsOf } from "./totals.ts";

/** Pairs scored between two chances to report or to stop: a millisecond or two when nothing is compiled yet. */
const PAIRS_A_STEP = 16;
/** Shares of the work, roughly: folding the entries, scoring the pairs, adding them up. */
const FOLDED = 0.2;
const SCORED = 0.9;

/**
 * A portfolio being looked at and edited (method.md section 9). An edit re-scores only the pairs it touches; the
 * scores equal those of the same entries scored afresh in every bit, as long as quantities are whole.
 */
export class LivePortfolio {
  readonly #rows: PairRows;
  readonly #tree: PairSumTree;
  /** by pair, as the rows say */
  readonly #scored: PairRow["scored"][] = [];
  readonly #marks: PairRow["warnings"][] = [];
  readonly #tally = new MarkTally();
  readonly #inUse: boolean[] = [];
  #sums: PairSums;

  private constructor(rows: PairRows, sums: PairSums) {
    this.#rows = rows;
    this.#sums = sums;
    this.#tree = new PairSumTree(ROW_WIDTH);
  }

  /** Scores a portfolio; yields the share done. The live portfolio owns the columns from now on. */
  static *steps(rows: PairRows, columns: PortfolioColumns): Steps<LivePortfolio> {
    const live = new LivePortfolio(rows, yield* within(0, FOLDED, PairSums.steps(columns)));
    while (live.#placeSome(PAIRS_A_STEP)) {
      yield FOLDED + ((SCORED - FOLDED) * live.#tree.size) / columns.pairs.size;
    }
    yield* within(SCORED, 1, live.#refreshSteps());
    return live;
  }

  /** The entries, for reading; edits go through the methods below. */
  get columns(): PortfolioColumns {
    return this.#sums.columns;
  }

  /** Folds and sums everything again: what an edit avoids, and what it must agree with. */
  *rescoreSteps(): Steps<void> {
    this.#sums = yield* within(0, FOLDED, PairSums.steps(this.columns));
    yield* within(FOLDED, 1, this.#refreshSteps());
  }

  setQuantity(entry: number, quantity: number | string): void {
    this.#refresh(this.#sums.setQuantity(entry, quantity));
  }

  /** Replaces use case, product, food and settings of an entry and keeps its quantity. */
  setItem(entry: number, item: Omit<PortfolioEntry, "quantity">): void {
    this.#refresh(this.#sums.setItem(entry, item));
  }

  append(entry: PortfolioEntry): void {
    this.#refresh(this.#sums.append(entry));
  }

  /** Takes an entry out; those behind it move up by one. */
  remove(entry: number): void {
    this.#refresh(this.#sums.remove(entry));
  }

  /** Scores of the portfolio as it stands. */
  scores(): PortfolioScores {
    const { scope } = this.#rows;
    const sums = this.#tree.total;
    const served = (sums[KPIS + KPI_COLUMNS.indexOf("items")] ?? 0) > 0;
    const variant = (start: number) => (this.#knows(start) ? totalsOf(sums, start, scope) : null);
    const own = served ? totalsOf(sums, OWN, scope) : NOTHING_SERVED;
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
      assumed: metricsIn(this.#tally.assumed),
      warnings: this.#warnings(own),
    };
  }

  /** Scores of one entry; null = its product or food does not exist. Throws RangeError beyond the last entry. */
  entry(entry: number): EntryScores | null {
    const scored = this.#scored[this.columns.pairAt(entry)] ?? null;
    return scored && entryScoresOf(scored, this.columns.quantityAt(entry), this.#rows.scope);
  }

  /** The inventory totals by stage, use case and product, largest first. */
  contributions(): PortfolioContributions {
    return contributionsOf(this.#tree, this.#sums.sums, this.columns.pairs);
  }

  #knows(start: number): boolean {
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

  /** Scores pairs that are new; false when there are none left. */
  #placeSome(most: number): boolean {
    const { pairs } = this.columns;
    const end = Math.min(this.#tree.size + most, pairs.size);
    for (let pair = this.#tree.size; pair < end; pair++) {
      const name = pairs.canonicalKey(pair);
      const { scored, warnings, figures } = this.#rows.rowOf(name, () => pairs.pair(pair));
      this.#tree.place(name, pairs.canonicalHash(pair), figures);
      this.#scored.push(scored);
      this.#marks.push(warnings);
      this.#inUse.push(false);
    }
    return end < pairs.size;
  }

  #refresh(touched: Touched): void {
    this.#placeSome(Number.POSITIVE_INFINITY);
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
    yield* this.#tree.refreshSteps(this.#sums.sums);
    for (let pair = 0; pair < this.#inUse.length; pair++) this.#countMarks(pair);
  }

  #countMarks(pair: number): void {
    const inUse = (this.#sums.sums[pair] ?? 0) > 0;
    if (this.#inUse[pair] === inUse) return;
    this.#inUse[pair] = inUse;
    this.#tally.count(this.#marks[pair] ?? [], this.#scored[pair]?.assumed ?? 0, inUse ? 1 : -1);
  }
}
