import type { ChoosableNames } from "../../choosable-names.ts";
import { normalName } from "../normal-name.ts";
import { FULL_POINTS, MAX_OFFERS, type Candidate, NameRater } from "./name-rater.ts";
import type { MatchableProduct } from "./product-traits.ts";
import type { TradeWords } from "./trade-words.ts";

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
 * @param mappings the user's earlier decisions: product id by name; null = leave out
 */
function createNameMatcher(
  products: readonly MatchableProduct[],
  rater: NameRater,
  mappings: ReadonlyMap<string, string | null>,
): NameMatcher {
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

const NO_WORDS: TradeWords = { meanings: [], words: [], names: {} };

interface Rated {
  readonly key: string;
  readonly words: string;
  readonly products: readonly MatchableProduct[];
  readonly rater: NameRater;
}

/** Cache of one: a sheet is checked again after every choice, which changes the mappings only. */
let last: Rated | null = null;

/**
 * The products with their names in all languages, in the order of the dataset. Equal ratings keep this order, so the
 * offers must not depend on a list sorted in the user's language.
 */
function matchable({ products }: ChoosableNames, words: TradeWords): readonly MatchableProduct[] {
  const places = new Map(Object.keys(words.names).map((name, at) => [name, at]));
  const indexOf = (name: string): number => places.get(name) ?? places.size;
  const sorted = products.toSorted(
    (a, b) =>
      indexOf(a.original_name ?? a.prodsys_name) - indexOf(b.original_name ?? b.prodsys_name) ||
      (a.prodsys_id < b.prodsys_id ? -1 : 1),
  );
  return sorted.map(
    ({ prodsys_id, prodsys_name, original_name, usecase_id, reusable, material_ids = [], own = false }) => {
      const dataset = original_name ?? prodsys_name;
      return {
        prodsys_id,
        names: [...new Set([dataset, prodsys_name, ...(words.names[dataset] ?? [])])],
        usecase_id,
        reusable,
        material_ids,
        own,
      };
    },
  );
}

/** The name matcher for these products, used by the page and by the command line so that both give the same result. */
export function matcherOfNames(names: ChoosableNames): NameMatcher {
  const { products, mappings = [], trade_words: words = "" } = names;
  const key = JSON.stringify(products);
  if (last?.key !== key || last.words !== words) {
    const tradeWords = words === "" ? NO_WORDS : (JSON.parse(words) as TradeWords);
    const all = matchable(names, tradeWords);
    const catalogue = all.filter(({ own }) => !own);
    const ownProducts = all.filter(({ own }) => own);
    const rater = new NameRater({ catalogue, ownProducts, tradeWords });
    last = { key, words, products: [...catalogue, ...ownProducts], rater };
  }
  const { rater, products: known } = last;
  return createNameMatcher(known, rater, new Map(mappings.map(({ name, prodsys_id }) => [name, prodsys_id])));
}
