import { ALL_METRICS, type MetricSet } from "../metrics/metric-set.ts";
import { byCodeUnits } from "../tables/wire-value.ts";
import type { Warning } from "../warning.ts";

interface Counted {
  readonly warning: Warning;
  count: number;
}

const keyOf = ({ code, id, prodsys_id }: Warning): string => `${code} ${JSON.stringify([id, prodsys_id ?? null])}`;

/**
 * Counts the warnings and assumed marks of the pairs in use, so that an edit updates only those of the changed pairs.
 */
export class MarkTally {
  readonly #warnings = new Map<string, Counted>();
  readonly #assumed: number[] = [];
  #list: readonly Warning[] | null = null;

  /** Adds (+1) or subtracts (-1) the marks of a pair. */
  count(warnings: readonly Warning[], assumed: MetricSet, sign: 1 | -1): void {
    for (let bit = 0; 1 << bit <= ALL_METRICS; bit++) {
      if ((assumed & (1 << bit)) !== 0) this.#assumed[bit] = (this.#assumed[bit] ?? 0) + sign;
    }
    if (warnings.length === 0) return;
    this.#list = null;
    for (const warning of warnings) {
      const key = keyOf(warning);
      const counted = this.#warnings.get(key) ?? { warning, count: 0 };
      counted.count += sign;
      if (counted.count === 0) this.#warnings.delete(key);
      else this.#warnings.set(key, counted);
    }
  }

  /** Metrics marked as assumed by at least one pair in use. */
  get assumed(): MetricSet {
    return this.#assumed.reduce((set, count, bit) => (count > 0 ? set | (1 << bit) : set), 0);
  }

  /** Each warning once, in an order that does not depend on earlier edits. */
  get warnings(): readonly Warning[] {
    this.#list ??= [...this.#warnings].toSorted(([a], [b]) => byCodeUnits(a, b)).map(([, { warning }]) => warning);
    return this.#list;
  }
}
