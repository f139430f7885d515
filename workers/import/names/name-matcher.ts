import { normalName } from "../normal-name.ts";
import { Lexicon } from "./lexicon.ts";
import { isFibreMaterial, type MatchableProduct } from "./product-traits.ts";
import { ProductRater, type Rating } from "./rate-products.ts";
import { readName, type MeaningTests, type NameReading } from "./read-name.ts";
import type { TradeWords } from "./trade-words.ts";

/** A product that a name may mean. */
export interface NameOffer {
  readonly prodsys_id: string;
  /** 0-1 */
  readonly score: number;
  /** words of the name that speak for it */
  readonly because: readonly string[];
}

export interface NameMatch {
  /** may the first offer be taken without asking? */
  readonly sure: boolean;
  /** best first, at most MOST_OFFERS, none where nothing fits */
  readonly offers: readonly NameOffer[];
}

export interface NameMatcher {
  offers(name: string): NameMatch;
}

export interface NameMatcherInput {
  readonly catalogue: readonly MatchableProduct[];
  readonly ownProducts: readonly MatchableProduct[];
  readonly tradeWords: TradeWords;
  /** product ids by what others call them, as the user decided before; null = left out */
  readonly mappings: ReadonlyMap<string, string | null>;
}

export const MOST_OFFERS = 5;
/** Less than this says nothing. */
const FEWEST_POINTS = 0.9;
/** What has so much less than the best is not meant. */
const BEHIND_THE_BEST = 1.6;
/** The best is sure where the next is so far behind. */
const SURE_LEAD = 0.3;
/** The points that a form and a material make. */
const SURE_POINTS = 2.6;

const NOTHING: NameMatch = { sure: false, offers: [] };

/**
 * Finds what names of other people's lists mean. A name is read into attributes (use case, material, lining, treatment, lid, use) by the
 * words of the trade, and the products are rated by theirs.
 */
export function createNameMatcher({ catalogue, ownProducts, tradeWords, mappings }: NameMatcherInput): NameMatcher {
  const lexicon = new Lexicon(tradeWords);
  const meaningHas = (test: (id: string) => boolean) => (meaning: number): boolean =>
    (tradeWords.meanings[meaning]?.strong ?? []).some(test);
  const strongOf = (meaning: number): readonly string[] => tradeWords.meanings[meaning]?.strong ?? [];
  const tests: MeaningTests = {
    isFibre: meaningHas(isFibreMaterial),
    isLid: meaningHas((id) => id === "drink_lid"),
    isDrink: meaningHas((id) => id === "beverage_bottle"),
    isNarrower: (one, than) =>
      strongOf(one).length < strongOf(than).length && strongOf(one).every((id) => strongOf(than).includes(id)),
  };
  const read = (name: string): NameReading => readName(name, lexicon, tests);
  const products = [...catalogue, ...ownProducts];
  const rater = new ProductRater(tradeWords, products, ({ names }) => names.some((name) => read(name).hasLid === true));
  const known = new Map([...mappings].map(([name, id]) => [normalName(name), id]));
  const ids = new Set(products.map(({ prodsys_id }) => prodsys_id));

  return {
    offers: (name) => {
      const mapped = known.get(normalName(name));
      if (mapped !== undefined && (mapped === null || ids.has(mapped))) {
        return { sure: true, offers: mapped === null ? [] : [{ prodsys_id: mapped, score: 1, because: [] }] };
      }
      const reading = read(name);
      if (reading.isOutside) return NOTHING;
      const ratings = rater.rate(reading);
      const [best, second] = ratings;
      if (best === undefined || best.points < FEWEST_POINTS) return NOTHING;
      const near = ratings.slice(0, MOST_OFFERS).filter(({ points }) => points >= Math.max(FEWEST_POINTS, best.points - BEHIND_THE_BEST));
      const lead = best.points - (second?.points ?? 0);
      const sure =
        lead >= SURE_LEAD &&
        best.against === 0 &&
        best.points >= SURE_POINTS &&
        rater.isNamedBy(reading, best.product) &&
        !reading.isGuess;
      return { sure, offers: near.map((rating) => ({ prodsys_id: rating.product.prodsys_id, score: scoreOf(rating, best), because: wordsFor(reading) })) };
    },
  };
}

const scoreOf = ({ points }: Rating, best: Rating): number => Math.min(1, points / 4) * Math.exp(points - best.points);

const wordsFor = ({ forms, materials, linings, treatments }: NameReading): readonly string[] => [
  ...new Set([...forms, ...materials, ...linings, ...treatments].map(({ word }) => word)),
];
