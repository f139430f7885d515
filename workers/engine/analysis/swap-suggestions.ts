import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { QUANTITY } from "../portfolio/entry-quantity.ts";
import type { LivePortfolio } from "../portfolio/live-portfolio.ts";
import type { EntryScores } from "../portfolio/portfolio-result.ts";
import { within, type Steps } from "../portfolio/steps.ts";
import { bestCandidate } from "../scoring/best-and-worst.ts";
import { createReplacementSearch, type Replacement } from "./swap-candidates.ts";
import type { SwapLimits, SwapSuggestion, SwapSuggestions } from "./swap.ts";

/** Candidates tried per step: a few milliseconds. */
const TRIED_A_STEP = 1024;
/** Pairs per step of the search for replacements. */
const PAIRS_A_STEP = 4;
/** Approximate shares: SEARCHED = of the search before scoring its results; FOUND = of the ranking before the lines. */
const SEARCHED = 0.8;
const FOUND = 0.4;
/** Approximate share of the work for ranking all lines; the rest is scoring the chosen ones exactly. */
const RANKED = 0.8;
/** Relative deviation from a whole number below which a quotient of sizes counts as whole. */
const WHOLE = 1e-9;
/** Absolute difference below which scores count as equal. */
const SAME_SCORE = 1e-9;
const NOTHING: readonly Known[] = [];

/** Rounds uses up to a whole number of at least 1; ignores rounding errors of a division. */
export const wholeUses = (exact: number): number => {
  const nearest = Math.round(exact);
  const whole = Math.abs(exact - nearest) <= WHOLE * Math.max(1, exact) ? nearest : Math.ceil(exact);
  return Math.max(whole, QUANTITY.least);
};

/** A line with its best replacement. */
interface Ranked {
  readonly entry: number;
  readonly replacement: Replacement;
  readonly exact: number;
  readonly quantity: number;
  readonly gain: number;
}

interface Known {
  readonly replacement: Replacement;
  readonly pair: number;
}

/** Pair number → its allowed replacements; yields the share done. */
function* replacementSteps(live: LivePortfolio, limits: SwapLimits): Steps<ReadonlyMap<number, readonly Known[]>> {
  const search = createReplacementSearch(live.scope, limits);
  const held = [...live.held()].filter(
    ({ pair }) => limits.usecase_id === null || limits.usecase_id === pair.usecase_id,
  );
  const found: { readonly number: number; readonly replacement: Replacement }[] = [];
  for (const [at, { number, pair }] of held.entries()) {
    for (const replacement of search(pair)) found.push({ number, replacement });
    if ((at + 1) % PAIRS_A_STEP === 0) yield (SEARCHED * at) / held.length;
  }
  const items = found.map(({ replacement }) => replacement.item);
  const pairs = yield* within(SEARCHED, 1, live.knowSteps(items));
  const byPair = new Map<number, Known[]>();
  for (const [at, { number, replacement }] of found.entries()) {
    const known = byPair.get(number) ?? [];
    byPair.set(number, known);
    known.push({ replacement, pair: pairs[at] ?? 0 });
  }
  return byPair;
}

/** Sorts by gain, largest first, then by line; keeps at most `most`. */
const largest = (ranked: readonly Ranked[], most: number): Ranked[] =>
  ranked.toSorted((a, b) => b.gain - a.gain || a.entry - b.entry).slice(0, most);

/** The lines whose best replacement raises the portfolio's summary most. */
export interface RankedSwaps {
  /** largest gain first, at most `most` of the limits */
  readonly chosen: readonly Ranked[];
  readonly improvable: number;
  readonly looked_at: number;
  /** The exact effect of one of them; null = the line has no scores. */
  readonly suggestion: (ranked: Ranked) => SwapSuggestion | null;
}

/** Ranks the lines by the gain of their best replacement; yields the share done. Does not change the portfolio. */
export function* rankedSwapSteps(live: LivePortfolio, limits: SwapLimits): Steps<RankedSwaps> {
  const { columns } = live;
  const replacements = yield* within(0, FOUND, replacementSteps(live, limits));
  const now = live.totals().summary;
  let ranked: Ranked[] = [];
  let improvable = 0;
  let looked_at = 0;
  let tried = 0;
  for (let entry = 0; entry < columns.length; entry++) {
    if (tried > TRIED_A_STEP) {
      tried = 0;
      yield FOUND + ((1 - FOUND) * entry) / columns.length;
    }
    tried++;
    const from = columns.pairAt(entry);
    if (limits.usecase_id !== null && columns.pairs.pair(from).usecase_id !== limits.usecase_id) continue;
    looked_at++;
    const served = columns.quantityAt(entry);
    if (served === 0 || now === null) continue;
    const known = replacements.get(from) ?? NOTHING;
    tried += known.length;
    const candidates = known.flatMap(({ replacement, pair }) => {
      const exact = served * replacement.uses;
      const quantity = wholeUses(exact);
      if (quantity > QUANTITY.most) return [];
      const summary = live.summaryWith({ pair: from, quantity: served }, { pair, quantity });
      const { item: product, climate } = replacement;
      return [{ product, climate, summary, replacement, exact, quantity }];
    });
    const best = bestCandidate(candidates);
    const gain = (best?.summary ?? now) - now;
    if (best === null || gain <= SAME_SCORE) continue;
    ranked.push({ entry, replacement: best.replacement, exact: best.exact, quantity: best.quantity, gain });
    improvable++;
    // from time to time, because sorting 100,000 lines at once would take long
    if (ranked.length > 8 * limits.most) ranked = largest(ranked, limits.most);
  }
  const chosen = largest(ranked, limits.most);
  return { chosen, improvable, looked_at, suggestion: (one) => suggestionOf(live, one) };
}

const changedMetrics = (before: EntryScores, after: EntryScores, sign: 1 | -1) =>
  METRIC_IDS.filter((id) => {
    const [from, to] = [before.score[id], after.score[id]];
    return from !== null && to !== null && (to - from) * sign > SAME_SCORE;
  });

/** The exact effect of one swap: scores of the portfolio with the line replaced. */
function suggestionOf(live: LivePortfolio, { entry, replacement, exact, quantity }: Ranked): SwapSuggestion | null {
  const before = live.entry(entry);
  const now = live.totals();
  const swapped = live.whatIf([{ entry, item: replacement.item, quantity }], (there) => ({
    line: there.entry(entry),
    totals: there.totals(),
  }));
  if (before === null || swapped.line === null) return null;
  return {
    entry,
    prodsys_id: replacement.item.prodsys_id,
    quantity,
    exact_quantity: exact,
    before,
    after: swapped.line,
    gains: changedMetrics(before, swapped.line, 1),
    losses: changedMetrics(before, swapped.line, -1),
    summary_before: now.summary,
    summary_after: swapped.totals.summary,
    climate_saved: (before.raw.climate ?? 0) - (swapped.line.raw.climate ?? 0),
  };
}

/**
 * For each line the replacement in its use case that raises the portfolio's summary most (method.md section 10), largest
 * gain first. Figures equal those of a portfolio with the line replaced. Does not change the portfolio. Yields the share
 * done.
 */
export function* swapSteps(live: LivePortfolio, limits: SwapLimits): Steps<SwapSuggestions> {
  const { chosen, improvable, looked_at, suggestion } = yield* within(0, RANKED, rankedSwapSteps(live, limits));
  const suggestions: SwapSuggestion[] = [];
  for (const [at, one] of chosen.entries()) {
    const found = suggestion(one);
    if (found !== null) suggestions.push(found);
    yield RANKED + ((1 - RANKED) * (at + 1)) / chosen.length;
  }
  return { suggestions, improvable, looked_at };
}
