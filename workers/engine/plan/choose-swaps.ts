/** A swap that may become a step. */
export interface Candidate {
  /** what it adds to the portfolio's sums */
  readonly change: Float64Array;
  /** uses of a product that the law forbids today; 0 = of others */
  readonly forbidden_uses: number;
  /** spent before the first use, 0 or more */
  readonly outlay: number;
}

export interface ChoiceLimits {
  /** null = no limit */
  readonly budget: number | null;
  readonly most: number | null;
}

/** What some swaps are worth together: first the forbidden uses that they end, then the summary. */
interface Worth {
  readonly forbidden: number;
  readonly summary: number;
}

/** The summary of a portfolio whose sums get this change. */
type SummaryWith = (change: Float64Array) => number;

/** Up to this number of swaps every choice is tried. */
export const EXACT_MOST = 12;
/** Smallest difference of two summaries that counts. */
const SAME = 1e-9;

const isBetter = (a: Worth, b: Worth): boolean =>
  a.forbidden === b.forbidden ? a.summary > b.summary + SAME : a.forbidden > b.forbidden;

const added = (a: Float64Array, b: Float64Array): Float64Array => a.map((value, column) => value + (b[column] ?? 0));

const sumOf = (all: readonly Candidate[], chosen: readonly number[]): Float64Array => {
  let sum = new Float64Array(all[0]?.change.length ?? 0) as Float64Array;
  for (const at of chosen) sum = added(sum, all[at]?.change ?? sum);
  return sum;
};

const worthOf = (all: readonly Candidate[], chosen: readonly number[], summaryWith: SummaryWith): Worth => ({
  forbidden: chosen.reduce((sum, at) => sum + (all[at]?.forbidden_uses ?? 0), 0),
  summary: summaryWith(sumOf(all, chosen)),
});

const outlayOf = (all: readonly Candidate[], chosen: readonly number[]): number =>
  chosen.reduce((sum, at) => sum + (all[at]?.outlay ?? 0), 0);

const fits = (all: readonly Candidate[], chosen: readonly number[], { budget, most }: ChoiceLimits): boolean =>
  (most === null || chosen.length <= most) && (budget === null || outlayOf(all, chosen) <= budget);

/** The best of all choices, tried one by one. */
function exactChoice(all: readonly Candidate[], limits: ChoiceLimits, summaryWith: SummaryWith): readonly number[] {
  let best: readonly number[] = [];
  let most = worthOf(all, best, summaryWith);
  for (let bits = 1; bits < 2 ** all.length; bits++) {
    const chosen = all.flatMap((_, at) => ((bits >> at) & 1 ? [at] : []));
    if (!fits(all, chosen, limits)) continue;
    const worth = worthOf(all, chosen, summaryWith);
    if (!isBetter(worth, most)) continue;
    [best, most] = [chosen, worth];
  }
  return best;
}

/**
 * Adds the swap with the most value while one fits and is worth more than nothing.
 * @param perMoney value: false = the gain, true = the gain for each unit of money
 */
function greedyChoice(
  all: readonly Candidate[],
  limits: ChoiceLimits,
  summaryWith: SummaryWith,
  perMoney: boolean,
): readonly number[] {
  const chosen = new Set<number>();
  let sums = sumOf(all, []);
  let [now, spent] = [worthOf(all, [], summaryWith), 0];
  while (limits.most === null || chosen.size < limits.most) {
    let best: { readonly at: number; readonly value: Worth; readonly worth: Worth } | null = null;
    for (const [at, { change, forbidden_uses, outlay }] of all.entries()) {
      if (chosen.has(at) || (limits.budget !== null && spent + outlay > limits.budget)) continue;
      const worth = { forbidden: now.forbidden + forbidden_uses, summary: summaryWith(added(sums, change)) };
      if (!isBetter(worth, now)) continue;
      const unit = perMoney ? Math.max(outlay, 1) : 1;
      const value = { forbidden: forbidden_uses / unit, summary: (worth.summary - now.summary) / unit };
      if (best === null || isBetter(value, best.value)) best = { at, value, worth };
    }
    if (best === null) break;
    chosen.add(best.at);
    sums = added(sums, all[best.at]?.change ?? sums);
    spent += all[best.at]?.outlay ?? 0;
    now = best.worth;
  }
  return [...chosen];
}

/**
 * The swaps that are worth most together under limits (method.md section 13): first the most uses of forbidden products
 * end, then the summary is highest. Up to EXACT_MOST swaps by trying all choices, else the better of two greedy ones: by
 * gain, and by gain for each unit of money. Without limits all.
 * @returns indexes, ascending
 */
export function chooseSwaps(
  all: readonly Candidate[],
  limits: ChoiceLimits,
  summaryWith: SummaryWith,
): { readonly chosen: readonly number[]; readonly exact: boolean } {
  const every = all.map((_, at) => at);
  if (fits(all, every, limits)) return { chosen: every, exact: true };
  if (all.length <= EXACT_MOST) return { chosen: exactChoice(all, limits, summaryWith), exact: true };
  return { chosen: greedySwaps(all, limits, summaryWith), exact: false };
}

/** The greedy choice of `chooseSwaps`, for any number of swaps. */
export function greedySwaps(
  all: readonly Candidate[],
  limits: ChoiceLimits,
  summaryWith: SummaryWith,
): readonly number[] {
  const [byGain, byMoney] = [false, true].map((perMoney) => greedyChoice(all, limits, summaryWith, perMoney));
  if (byGain === undefined || byMoney === undefined) return [];
  const [first, second] = [worthOf(all, byGain, summaryWith), worthOf(all, byMoney, summaryWith)];
  return (isBetter(second, first) ? byMoney : byGain).toSorted((a, b) => a - b);
}
