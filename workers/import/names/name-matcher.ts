import { normalName } from "../normal-name.ts";
import { FULL_POINTS, MAX_OFFERS, type Candidate, type NameRater } from "./name-rater.ts";
import type { MatchableProduct } from "./product-traits.ts";

/** A product that a name may mean. */
export interface NameOffer {
  readonly prodsys_id: string;
  /** 0-1 */
  readonly score: number;
  /** words of the name that support it, in plain lower case; empty = the whole name is similar */
  readonly because: readonly string[];
}

export interface NameMatch {
  /** true if the first offer can be used without asking */
  readonly sure: boolean;
  /** best first, at most MAX_OFFERS; empty = nothing fits */
  readonly offers: readonly NameOffer[];
}

export interface NameMatcher {
  offers(name: string): NameMatch;
}

export interface NameMatcherInput {
  readonly products: readonly MatchableProduct[];
  readonly rater: NameRater;
  /** the user's earlier decisions: product id by name; null = leave out */
  readonly mappings: ReadonlyMap<string, string | null>;
}

/** Offers that are further behind the best than this are dropped. */
const MAX_GAP_TO_BEST = 1.6;
/** Number of newest mappings that are searched for names with the same words. */
const MAX_CORES = 2_000;

/** Characters of a name that are read; the rest is a description. */
const LONGEST_NAME = 200;

const NOTHING: NameMatch = { sure: false, offers: [] };

/**
 * Matches product names of suppliers' lists with products. Exact names and the user's earlier decisions come first; products
 * for other names come from the rater.
 */
export function createNameMatcher({ products, rater, mappings }: NameMatcherInput): NameMatcher {
  const ids = new Set(products.map(({ prodsys_id }) => prodsys_id));
  const known = new Map([...mappings].map(([name, id]) => [normalName(name), id]));
  const named = idsByName(products);
  let cores: ReadonlyMap<string, string> | null = null;
  const coreOf = (core: string): string | undefined => {
    cores ??= new Map(
      [...mappings]
        .slice(-MAX_CORES)
        .flatMap(([name, id]) => (id !== null && ids.has(id) ? [[rater.rate(name).core, id] as const] : [])),
    );
    return core === "" ? undefined : cores.get(core);
  };

  const exactMatch = (name: string): NameMatch | null => {
    const normal = normalName(name);
    const mapped = known.get(normal);
    if (mapped === null) return { sure: true, offers: [] };
    const meant = mapped !== undefined && ids.has(mapped) ? [mapped] : (named.get(normal) ?? []);
    if (meant.length === 0) return null;
    return { sure: meant.length === 1, offers: meant.map((prodsys_id) => ({ prodsys_id, score: 1, because: [] })) };
  };

  return {
    offers: (written) => {
      const name = written.slice(0, LONGEST_NAME);
      const exact = exactMatch(name);
      if (exact !== null) return exact;
      const { isOutside, core, candidates, best, isClear } = rater.rate(name);
      const remembered = coreOf(core);
      if (isOutside && remembered === undefined) return NOTHING;
      const earlier = remembered === undefined ? [] : [{ prodsys_id: remembered, points: FULL_POINTS, because: [] }];
      const offers = offersOf([...candidates, ...earlier]);
      return { sure: isClear && offers[0]?.prodsys_id === best, offers };
    },
  };
}

function idsByName(products: readonly MatchableProduct[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const { prodsys_id, names } of products) {
    for (const normal of new Set(names.map(normalName))) ids.set(normal, [...(ids.get(normal) ?? []), prodsys_id]);
  }
  return ids;
}

/** The best candidate of each product, without those far behind the best of all. */
function offersOf(candidates: readonly Candidate[]): readonly NameOffer[] {
  const sorted = candidates.toSorted((a, b) => b.points - a.points);
  const best = sorted[0]?.points ?? 0;
  const seen = new Set<string>();
  return sorted
    .filter(({ prodsys_id, points }) => {
      if (points < best - MAX_GAP_TO_BEST || seen.has(prodsys_id)) return false;
      seen.add(prodsys_id);
      return true;
    })
    .slice(0, MAX_OFFERS)
    .map(({ prodsys_id, points, because }) => ({
      prodsys_id,
      score: Math.round(100 * Math.min(1, points / FULL_POINTS) * Math.exp(points - best)) / 100,
      because,
    }));
}
