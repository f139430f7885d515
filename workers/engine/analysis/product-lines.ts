import { getOrInsert } from "../get-or-insert.ts";
import { QUANTITY } from "../portfolio/portfolio-line.ts";
import type { LivePortfolio } from "../portfolio/live-portfolio.ts";
import type { PortfolioColumns } from "../portfolio/portfolio-columns.ts";
import { KPIS } from "../portfolio/row-layout.ts";
import { type Steps, within } from "../portfolio/steps.ts";
import { createReplacementSearch, useCaseOf } from "./swap-candidates.ts";
import { type SwapLimits, wholeUses } from "./swap.ts";

/** Pairs per step of the search for replacements, and moves per step of adding up their lines. */
const [PAIRS_A_STEP, MOVES_A_STEP] = [4, 64];
/** Approximate shares of the work: finding replacements, scoring them; the rest is adding up lines. */
const [SEARCHED, SCORED] = [0.3, 0.6];

/** Uses of all lines of one pair, moved to the pair of the replacement. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly quantity_before: number;
  readonly quantity_after: number;
}

/** A product that can replace another in its lines. */
export interface Option {
  readonly product: { readonly prodsys_id: string };
  /** g CO2e per functional unit; breaks ties between equal summaries */
  readonly climate: number;
  /** uses that serve as much as one use of the replaced product */
  readonly uses: number;
  readonly moves: readonly Move[];
  /** what the moves add to the portfolio's sums (row-layout.ts), columns before KPIS */
  readonly change: Float64Array;
}

/** The lines of one product in one use case. */
export interface ProductLines {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  /** food and uses of each pair */
  readonly pairs: readonly { readonly number: number; readonly food_id: string; readonly quantity: number }[];
  readonly options: readonly Option[];
}

/** An option to which moves are still added. */
type OpenOption = Omit<Option, "moves"> & { readonly moves: Move[] };

interface Group extends Pick<ProductLines, "usecase_id" | "prodsys_id"> {
  readonly pairs: ProductLines["pairs"][number][];
  readonly byProduct: Map<string, OpenOption>;
}

/**
 * The entries with uses of each pair, ascending.
 * @param only places of the entries to look at, ascending; null = all
 */
export function linesByPair(
  { pair, quantity, pairs }: PortfolioColumns,
  only: Uint32Array | null,
): (number: number) => Uint32Array {
  const count = only?.length ?? pair.length;
  // counting sort: after the second loop, ends[p] is where the entries of pair p end
  const ends = new Uint32Array(pairs.size + 1);
  for (let nth = 0; nth < count; nth++) {
    const at = only === null ? nth : (only[nth] ?? 0);
    const after = (pair[at] ?? 0) + 1;
    if ((quantity[at] ?? 0) > 0) ends[after] = (ends[after] ?? 0) + 1;
  }
  for (let number = 1; number <= pairs.size; number++) ends[number] = (ends[number] ?? 0) + (ends[number - 1] ?? 0);
  const places = new Uint32Array(ends.at(-1) ?? 0);
  for (let nth = 0; nth < count; nth++) {
    const at = only === null ? nth : (only[nth] ?? 0);
    const number = pair[at] ?? 0;
    if ((quantity[at] ?? 0) === 0) continue;
    const place = ends[number] ?? 0;
    places[place] = at;
    ends[number] = place + 1;
  }
  return (number) => places.subarray(number === 0 ? 0 : ends[number - 1], ends[number]);
}

/** The pairs of the lines that may be changed, with their use case and their uses in these lines. */
const changeablePairs = (live: LivePortfolio, limits: SwapLimits, linesOf: (pair: number) => Uint32Array) =>
  [...live.held()].flatMap((one) => {
    const usecase_id = useCaseOf(live.scope, one.pair);
    if (limits.usecase_id !== null && limits.usecase_id !== usecase_id) return [];
    if (limits.places === null) return [{ ...one, usecase_id }];
    const quantity = linesOf(one.number).reduce((sum, place) => sum + (live.columns.quantity[place] ?? 0), 0);
    return quantity > 0 ? [{ ...one, quantity, usecase_id }] : [];
  });

/** Uses of a replacement for these entries, each rounded up; null = a line would exceed the limit. */
function usesAfter(quantity: Float64Array, places: Uint32Array, uses: number): number | null {
  let sum = 0;
  for (const place of places) {
    const after = wholeUses((quantity[place] ?? 0) * uses);
    if (after > QUANTITY.most) return null;
    sum += after;
  }
  return sum;
}

/**
 * The lines of a portfolio by use case and product, with the products that can replace each in all its lines. Does not
 * change the portfolio. Yields the share done.
 */
export function* productLinesSteps(
  live: LivePortfolio,
  limits: SwapLimits,
  linesOf: (pair: number) => Uint32Array,
): Steps<readonly ProductLines[]> {
  const { scope, columns } = live;
  const search = createReplacementSearch(scope, limits);
  const held = changeablePairs(live, limits, linesOf);
  const found: { readonly at: number; readonly replacement: ReturnType<typeof search>[number] }[] = [];
  for (const [at, { pair }] of held.entries()) {
    for (const replacement of search(pair)) found.push({ at, replacement });
    if ((at + 1) % PAIRS_A_STEP === 0) yield (SEARCHED * at) / held.length;
  }
  const targets = yield* within(SEARCHED, SCORED, live.knowSteps(found.map(({ replacement }) => replacement.item)));

  const groups = new Map<string, Group>();
  const groupOf = held.map(({ usecase_id, pair: { prodsys_id, food_id }, number, quantity }) => {
    const key = JSON.stringify([usecase_id, prodsys_id]);
    const group = getOrInsert(groups, key, (): Group => ({ usecase_id, prodsys_id, pairs: [], byProduct: new Map() }));
    group.pairs.push({ number, food_id, quantity });
    return group;
  });
  /** options that cannot replace the product in each of its lines */
  const tooLarge = new Set<OpenOption>();
  let ofPair = -1;
  /** of one pair, by ratio of sizes: most replacements have the size of the product */
  let known = new Map<number, number | null>();
  for (const [at, { at: place, replacement }] of found.entries()) {
    const [from, group, to] = [held[place], groupOf[place], targets[at]];
    if (from === undefined || group === undefined || to === undefined) continue;
    const { item, climate, uses } = replacement;
    const option = getOrInsert(group.byProduct, item.prodsys_id, () => {
      const product = { prodsys_id: item.prodsys_id };
      return { product, climate, uses, moves: [], change: new Float64Array(KPIS) };
    });
    if (ofPair !== from.number) {
      ofPair = from.number;
      known = new Map(columns.fractions === 0 ? [[1, from.quantity]] : []);
    }
    const after = known.has(uses) ? known.get(uses) : usesAfter(columns.quantity, linesOf(from.number), uses);
    known.set(uses, after ?? null);
    if (after === null || after === undefined) {
      tooLarge.add(option);
    } else {
      const move = { from: from.number, to, quantity_before: from.quantity, quantity_after: after };
      option.moves.push(move);
      addMove(live, move, option.change);
    }
    if ((at + 1) % MOVES_A_STEP === 0) yield SCORED + ((1 - SCORED) * at) / found.length;
  }
  return [...groups.values()].map(({ byProduct, ...group }) => ({
    ...group,
    options: [...byProduct.values()].filter((option) => !tooLarge.has(option)),
  }));
}

/** Adds to `sums` what a move changes in the sums of the portfolio. */
function addMove(live: LivePortfolio, move: Move, sums: Float64Array): void {
  const { from, to, quantity_before, quantity_after } = move;
  const [out, into] = [live.figuresOf(from), live.figuresOf(to)];
  for (let column = 0; column < sums.length; column++) {
    const less = quantity_before * (out[column] ?? 0);
    sums[column] = (sums[column] ?? 0) - less + quantity_after * (into[column] ?? 0);
  }
}
