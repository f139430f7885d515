import { comparable, likeness, normalName, type ComparableName } from "../normal-name.ts";
import { Lexicon } from "./lexicon.ts";
import { fit, hasPlasticBody, isFibreMaterial, type MatchableProduct } from "./product-traits.ts";
import { ProductRater, type Rating } from "./rate-products.ts";
import { readName, type MeaningTests, type NameReading } from "./read-name.ts";
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
  /** best first, at most MOST_OFFERS; empty = nothing fits */
  readonly offers: readonly NameOffer[];
}

export interface NameMatcher {
  offers(name: string): NameMatch;
}

export interface NameMatcherInput {
  readonly catalogue: readonly MatchableProduct[];
  readonly ownProducts: readonly MatchableProduct[];
  readonly tradeWords: TradeWords;
  /** the user's earlier decisions: product id by name; null = leave out */
  readonly mappings: ReadonlyMap<string, string | null>;
}

export const MOST_OFFERS = 5;
/** Minimum points of an offer. */
const MIN_POINTS = 0.9;
/** Offers that are further behind the best than this are dropped. */
const MAX_GAP_TO_BEST = 1.6;
/** Minimum lead over the next product for a sure match. */
const SURE_LEAD = 0.3;
/** The same if the name says only "plastic", which fits many materials. */
const SURE_LEAD_FOR_ANY_PLASTIC = 1;
/** The same over a twin in another use case: a small foam box is in the catalogue as clamshell and as container. */
const SURE_LEAD_OVER_TWIN = 1;
/** Minimum points of a sure match: those of a form and a material. */
const SURE_POINTS = 2.6;
/** Points of a perfect match, score 1. */
const FULL_POINTS = 4;
/** A product whose whole name has at least this likeness is offered, whatever the words mean. */
const LEAST_LIKENESS = 0.6;
/** Number of newest mappings that are searched for names with the same words. */
const MOST_CORES = 2_000;

/** Characters of a name that are read; the rest is a description. */
const LONGEST_NAME = 200;

const NOTHING: NameMatch = { sure: false, offers: [] };

interface Candidate {
  readonly prodsys_id: string;
  readonly points: number;
  readonly because: readonly string[];
}

/**
 * Matches product names of suppliers' lists with products. Exact names and the user's earlier decisions come first. Other
 * names are read into attributes (use case, material, lining, treatment, lid, use) by trade words, and products are rated
 * by these attributes. If no word is known, whole names are compared.
 */
export function createNameMatcher({ catalogue, ownProducts, tradeWords, mappings }: NameMatcherInput): NameMatcher {
  const lexicon = new Lexicon(tradeWords);
  const products = [...catalogue, ...ownProducts];
  const ids = new Set(products.map(({ prodsys_id }) => prodsys_id));
  const tests = testsOf(tradeWords, catalogue);
  const read = (name: string): NameReading => readName(name, lexicon, tests);
  const hasLid = (name: string): boolean => {
    const { hasLid: isTold, forms } = read(name);
    return isTold === true || forms.some(({ meaning }) => tests.isLid(meaning));
  };
  const rater = new ProductRater(tradeWords, products, ({ names }) => names.some(hasLid));
  const known = new Map([...mappings].map(([name, id]) => [normalName(name), id]));
  const named = idsByName(products);
  const compared = (list: readonly MatchableProduct[]) =>
    list.map(({ prodsys_id, names }) => ({ prodsys_id, names: names.map((name) => comparable(normalName(name))) }));
  const [all, own] = [compared(products), compared(ownProducts)];
  let cores: ReadonlyMap<string, string> | null = null;
  const coreOf = (core: string): string | undefined => {
    cores ??= new Map(
      [...mappings]
        .slice(-MOST_CORES)
        .flatMap(([name, id]) => (id !== null && ids.has(id) ? [[read(name).core, id] as const] : [])),
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

  const isSure = (reading: NameReading, ratings: readonly Rating[]): boolean => {
    const [best, second] = ratings;
    if (best === undefined || reading.isGuess || reading.isEither || best.against > 0) return false;
    const lead = best.points - (second?.points ?? 0);
    const enough = rater.isAnyPlastic(reading) ? SURE_LEAD_FOR_ANY_PLASTIC : SURE_LEAD;
    const twin = ratings.find((one) => isTwin(one.product, best.product));
    if (twin !== undefined && best.points - twin.points < SURE_LEAD_OVER_TWIN) return false;
    return lead >= enough && best.points >= SURE_POINTS && rater.isNamedBy(reading, best.product);
  };

  return {
    offers: (written) => {
      const name = written.slice(0, LONGEST_NAME);
      const exact = exactMatch(name);
      if (exact !== null) return exact;
      const reading = read(name);
      const comparableName = comparable(normalName(name));
      const remembered = coreOf(reading.core);
      if (reading.isOutside && remembered === undefined) return NOTHING;
      const ratings = rater.rate(reading).filter(({ points }) => points >= MIN_POINTS);
      const candidates: Candidate[] = ratings.slice(0, MOST_OFFERS).map(({ product, points }) => ({
        prodsys_id: product.prodsys_id,
        points,
        because: rater.wordsFor(reading, product),
      }));
      candidates.push(...similarNames(comparableName, ratings.length === 0 ? all : own));
      if (remembered !== undefined) candidates.push({ prodsys_id: remembered, points: FULL_POINTS, because: [] });
      const offers = offersOf(candidates);
      const isFirst = offers[0]?.prodsys_id === ratings[0]?.product.prodsys_id;
      return { sure: isFirst && isSure(reading, ratings), offers };
    },
  };
}

/** True if two products differ in use case, but not in main material and reuse. */
const isTwin = (one: MatchableProduct, other: MatchableProduct): boolean =>
  one.usecase_id !== other.usecase_id &&
  one.material_ids[0] === other.material_ids[0] &&
  one.reusable === other.reusable;

function testsOf({ meanings }: TradeWords, catalogue: readonly MatchableProduct[]): MeaningTests {
  const oneWay = catalogue.filter(({ reusable }) => !reusable);
  const fitting = (products: readonly MatchableProduct[], meaning: number): readonly MatchableProduct[] => {
    const what = meanings[meaning];
    return what === undefined ? [] : products.filter((product) => fit(what, product) > 0);
  };
  const strongOf = (meaning: number): readonly string[] => meanings[meaning]?.strong ?? [];
  return {
    isFibre: (meaning) => strongOf(meaning).some(isFibreMaterial),
    isLid: (meaning) => strongOf(meaning).includes("drink_lid"),
    isDrink: (meaning) => strongOf(meaning).includes("beverage_bottle"),
    isNarrower: (one, than) => {
      const [few, many] = [strongOf(one), strongOf(than)];
      return few.length < many.length && few.every((id) => many.includes(id));
    },
    isOnlyLining: ({ forms, hints }, material, lining) => {
      const named = oneWay.filter((product) => forms.some((form) => strongOf(form).includes(product.usecase_id)));
      const hinted = named.filter((product) => hints.some((hint) => strongOf(hint).includes(product.usecase_id)));
      const things = hinted.length > 0 ? hinted : named;
      if (fitting(things, material).length > 0) return false;
      const isPlastic = (usecase: string): boolean =>
        things.some((product) => product.usecase_id === usecase && hasPlasticBody(product));
      return fitting(things, lining).some(({ usecase_id }) => !isPlastic(usecase_id));
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

/** Products with a similar whole name. */
function similarNames(
  written: ComparableName,
  products: readonly { readonly prodsys_id: string; readonly names: readonly ComparableName[] }[],
): readonly Candidate[] {
  return products.flatMap(({ prodsys_id, names }) => {
    const most = Math.max(0, ...names.map((name) => likeness(written, name)));
    return most < LEAST_LIKENESS ? [] : [{ prodsys_id, points: most * FULL_POINTS, because: [] }];
  });
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
    .slice(0, MOST_OFFERS)
    .map(({ prodsys_id, points, because }) => ({
      prodsys_id,
      score: Math.round(100 * Math.min(1, points / FULL_POINTS) * Math.exp(points - best)) / 100,
      because,
    }));
}
