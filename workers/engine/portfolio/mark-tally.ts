import { ALL_METRICS, type MetricSet } from "../metrics/metric-set.ts";
import { byCodeUnits } from "../tables/wire-value.ts";
import type { Warning } from "../warning.ts";

interface Counted {
  readonly warning: Warning;
  count: number;
}

const keyOf = ({ code, id, prodsys_id }: Warning): string => `${code} ${JSON.stringify([id, prodsys_id ?? null])}`;

/**
 * Warnings and assumed marks of the pairs that are in use, counted, so that an edit adds and takes away only those of
 * the pairs it touches.
 */
export class MarkTally {
  readonly #warnings = new Map<string, Counted>();
  readonly #assumed: number[] = [];
  #list: readonly Warning[] | null = null;

  /** Counts the marks of a pair in (+1) or out (-1). */
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

  /** Metrics that at least one pair in use marks as assumed. */
  get assumed(): MetricSet {
    return this.#assumed.reduce((set, count, bit) => (count > 0 ? set | (1 << bit) : set), 0);
  }

  /** Each warning once, in an order that does not tell the history. */
  get warnings(): readonly Warning[] {
    this.#list ??= [...this.#warnings].toSorted(([a], [b]) => byCodeUnits(a, b)).map(([, { warning }]) => warning);
    return this.#list;
  }
}
