import { METRIC_IDS, QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { METRIC_PLACE, type MetricSet, metricsIn, NO_METRIC } from "../metrics/metric-set.ts";
import { perQuantMetric, perStageOf } from "../metrics/per-metric.ts";
import type { Scope } from "../scoring/scope.ts";
import { contextWarnings } from "../scoring/score-comparison.ts";
import { finite } from "../tables/quantity.ts";
import type { PortfolioEntry } from "./portfolio-line.ts";
import { entryScoresOf } from "./line-scores.ts";
import { foldSteps } from "./fold.ts";
import { MovedSums } from "./moved-sums.ts";
import type { PairRows, TableRows } from "./pair-rows.ts";
import type { HeldPair, Pair } from "./pair-table.ts";
import type { PortfolioColumns } from "./portfolio-columns.ts";
import { contributionsOf } from "./portfolio-contributions.ts";
import { marksOf } from "./portfolio-marks.ts";
import type {
  EntryScores,
  GroupScores,
  PortfolioContributions,
  PortfolioScores,
  PortfolioTotals,
} from "./portfolio-result.ts";
import { type ComponentWeight, portfolioWeights } from "./portfolio-weights.ts";
import { BEST, HIGHEST, OWN, ROW_WIDTH, STAGE_RAW, VALUES, WORST } from "./row-layout.ts";
import { runToEnd, type Steps, within } from "./steps.ts";
import { kpisOf, summaryOfSums, totalsOf } from "./totals.ts";

/** Whether a metric of a variant has a known value. */
const knowsValues = (sums: Float64Array, start: number): boolean =>
  sums.subarray(start + VALUES, start + 2 * VALUES).some((known) => known > 0);

/** Scores of a group of lines from their sums (row-layout.ts). */
function groupScoresOf(sums: Float64Array, scope: Scope): GroupScores {
  const summaryAt = (start: number): number | null =>
    knowsValues(sums, start) ? summaryOfSums(sums, start, scope) : null;
  return { ...totalsOf(sums, OWN, scope), best: summaryAt(BEST), worst: summaryAt(WORST), kpis: kpisOf(sums) };
}

/** Metrics without a value in the whole portfolio: they have the fallback score and are marked as assumed. */
const withoutValue = ({ raw }: PortfolioTotals): MetricSet =>
  METRIC_IDS.reduce((set, id, place) => (raw[id] === null ? set | (1 << place) : set), NO_METRIC);

/** Quantities and sums of the entries at some moment. */
interface Summed {
  /** by pair; may be shorter than the number of pairs */
  readonly quantities: Float64Array;
  /** Σ quantity × row, by column (row-layout.ts) */
  readonly total: Float64Array;
}

/** Approximate share of the work done after summing the quantities; the rest is scoring the pairs. */
const FOLDED = 0.2;

/** Sums the quantities, scores the pairs that are new, and sums their rows. Yields the share done. */
function* sumSteps(rows: TableRows, columns: PortfolioColumns): Steps<Summed> {
  const quantities = yield* within(0, FOLDED, foldSteps(columns));
  yield* within(FOLDED, 1, rows.completeSteps());
  return { quantities, total: rows.matrix.sum(quantities) };
}

/**
 * A scored portfolio that can be edited (method.md section 9). The first question after an edit scores the new pairs and
 * sums everything again. While quantities are whole, the scores equal those of a new LivePortfolio with the same entries
 * in every bit. Methods that take an entry throw RangeError beyond the last one.
 */
export class LivePortfolio {
  /** The entries, read-only: edit them with the methods below. */
  readonly columns: PortfolioColumns;
  readonly #rows: TableRows;
  /** null = edited since */
  #summed: Summed | null;

  private constructor(rows: TableRows, columns: PortfolioColumns, summed: Summed) {
    this.columns = columns;
    this.#rows = rows;
    this.#summed = summed;
  }

  /** Scores a portfolio; yields the share done, 0-1. Takes ownership of the columns. */
  static *steps({ ofTable }: PairRows, columns: PortfolioColumns): Steps<LivePortfolio> {
    const rows = ofTable(columns.pairs);
    return new LivePortfolio(rows, columns, yield* sumSteps(rows, columns));
  }

  /** Replaces the quantity of an entry, uses. */
  setQuantity(entry: number, quantity: number | string): void {
    this.columns.setQuantity(entry, quantity);
    this.#summed = null;
  }

  /** Replaces use case, product, food and settings of an entry and keeps its quantity. */
  setItem(entry: number, item: Omit<PortfolioEntry, "quantity">): void {
    const { usecase_id, prodsys_id, food_id, overrides } = item;
    this.columns.setPair(entry, this.columns.pairs.intern(usecase_id, prodsys_id, food_id, overrides));
    this.#summed = null;
  }

  /** Adds an entry at the end. */
  append(entry: PortfolioEntry): void {
    this.columns.append(entry);
    this.#summed = null;
  }

  /** Removes an entry; the index of later entries decreases by one. */
  remove(entry: number): void {
    this.columns.remove(entry);
    this.#summed = null;
  }

  /** Scores, key figures and warnings of the portfolio. */
  scores(): PortfolioScores {
    const { scope } = this.#rows;
    const { quantities, total: sums } = this.#current();
    const marks = marksOf(this.#rows, quantities);
    const variant = (start: number) => (knowsValues(sums, start) ? totalsOf(sums, start, scope) : null);
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
      assumed: metricsIn(marks.assumed | withoutValue(own)),
      warnings: [
        ...contextWarnings(scope, null),
        ...marks.warnings,
        ...own.below_scale.map((id) => ({ code: "below_scale", id }) as const),
        ...(this.columns.zeros > 0 ? [{ code: "value_out_of_range", id: "quantity" } as const] : []),
      ],
    };
  }

  /** Scores of one entry; null = its product or food does not exist. Throws RangeError beyond the last entry. */
  entry(entry: number): EntryScores | null {
    this.#current();
    const scored = this.#rows.scoredOf(this.columns.pairAt(entry));
    return scored && entryScoresOf(scored, this.columns.quantityAt(entry), this.#rows.scope);
  }

  /** Only the scores: without key figures, breakdowns and warnings. */
  totals(): PortfolioTotals {
    return totalsOf(this.sums, OWN, this.scope);
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
    const sums = this.sums.slice();
    for (const { number, quantity, as } of moved) {
      const [out, into] = [matrix.row(number), figuresOf(as)];
      for (let at = 0; at < sums.length; at++) {
        sums[at] = (sums[at] ?? 0) + quantity * ((into?.[at] ?? 0) - (out[at] ?? 0));
      }
    }
    return totalsOf(sums, OWN, scope);
  }

  /** Σ quantity × row over all entries (row-layout.ts). */
  get sums(): Float64Array {
    return this.#current().total;
  }

  /** Quantities that can be moved between pairs; the portfolio stays as it is. */
  movedSums(): MovedSums {
    return new MovedSums(this.#rows, this.#current().quantities);
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
    const { quantities } = this.#current();
    for (let pair = 0; pair < matrix.size; pair++) {
      const quantity = quantities[pair] ?? 0;
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
    this.#current();
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
    const { quantities, total } = this.#current();
    return contributionsOf(total, this.#rows, quantities);
  }

  #current(): Summed {
    this.#summed ??= runToEnd(sumSteps(this.#rows, this.columns));
    return this.#summed;
  }
}
