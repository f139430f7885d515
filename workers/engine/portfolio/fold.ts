import type { PortfolioColumns } from "./portfolio-columns.ts";
import type { Steps } from "./steps.ts";

/** Entries per step: well under a millisecond. */
const CHUNK = 131_072;
/** With up to this many pairs, four accumulators per pair fit into the second-level cache. */
const LANES_UP_TO = 16_384;

/**
 * Sums the quantities of a portfolio by pair: sums[p] = Σ quantity of the entries of pair p (method.md section 9). Exact
 * while quantities are whole and their total is below 2^53; otherwise the last digits depend on the order of entries.
 * Deterministic: equal columns give equal sums.
 */
export function* foldSteps(columns: PortfolioColumns): Steps<Float64Array> {
  const pairs = columns.pairs.size;
  const { pair, quantity } = columns;
  const lanes = pairs <= LANES_UP_TO ? 4 : 1;
  const table = new Float64Array(pairs * lanes);
  for (let start = 0; start < pair.length; start += CHUNK) {
    const end = Math.min(start + CHUNK, pair.length);
    if (lanes === 4) addInLanes(pair, quantity, start, end, table);
    else add(pair, quantity, start, end, table);
    if (end < pair.length) yield end / pair.length;
  }
  return lanes === 4 ? joinLanes(table) : table;
}

// Four accumulators per pair: neighbouring entries often belong to one pair, and an addition that waits for the previous
// one is three times as slow.
function addInLanes(pair: Uint32Array, quantity: Float64Array, start: number, end: number, table: Float64Array): void {
  const whole = end - ((end - start) & 3);
  for (let at = start; at < whole; at += 4) {
    const a = (pair[at] ?? 0) << 2;
    table[a] = (table[a] ?? 0) + (quantity[at] ?? 0);
    const b = ((pair[at + 1] ?? 0) << 2) | 1;
    table[b] = (table[b] ?? 0) + (quantity[at + 1] ?? 0);
    const c = ((pair[at + 2] ?? 0) << 2) | 2;
    table[c] = (table[c] ?? 0) + (quantity[at + 2] ?? 0);
    const d = ((pair[at + 3] ?? 0) << 2) | 3;
    table[d] = (table[d] ?? 0) + (quantity[at + 3] ?? 0);
  }
  for (let at = whole; at < end; at++) {
    const a = (pair[at] ?? 0) << 2;
    table[a] = (table[a] ?? 0) + (quantity[at] ?? 0);
  }
}

function add(pair: Uint32Array, quantity: Float64Array, start: number, end: number, table: Float64Array): void {
  for (let at = start; at < end; at++) {
    const p = pair[at] ?? 0;
    table[p] = (table[p] ?? 0) + (quantity[at] ?? 0);
  }
}

function joinLanes(table: Float64Array): Float64Array {
  const sums = new Float64Array(table.length / 4);
  for (let p = 0; p < sums.length; p++) {
    const at = p * 4;
    sums[p] = (table[at] ?? 0) + (table[at + 1] ?? 0) + ((table[at + 2] ?? 0) + (table[at + 3] ?? 0));
  }
  return sums;
}
