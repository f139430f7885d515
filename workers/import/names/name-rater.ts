import { comparable, likeness, normalName, type ComparableName } from "../normal-name.ts";
import { Lexicon } from "./lexicon.ts";
import { fit, hasPlasticBody, isFibreMaterial, type MatchableProduct } from "./product-traits.ts";
import { ProductRater, type Rating } from "./rate-products.ts";
import { readName, type MeaningTests, type NameReading } from "./read-name.ts";
import type { TradeWords } from "./trade-words.ts";

export interface NamedProducts {
  readonly catalogue: readonly MatchableProduct[];
  readonly ownProducts: readonly MatchableProduct[];
  readonly tradeWords: TradeWords;
}

/** A product that the words or the spelling of a name suggest. */
export interface Candidate {
  readonly prodsys_id: string;
  readonly points: number;
  readonly because: readonly string[];
}

/** What the words of a name say, whatever the user decided about other names. */
export interface RatedName {
  /** true if the words name goods outside the catalogue */
  readonly isOutside: boolean;
  /** equal for names that differ only in sizes and counts; "" = no word is known */
  readonly core: string;
  readonly candidates: readonly Candidate[];
  /** the best product by words; undefined = none */
  readonly best: string | undefined;
  /** true if the words name the best product and no other */
  readonly isClear: boolean;
}

export const MAX_OFFERS = 5;
/** Minimum points of an offer. */
const MIN_POINTS = 0.9;
/** Minimum lead over the next product for a sure match. */
const SURE_LEAD = 0.3;
/** The same if the name says only "plastic", which fits many materials. */
const SURE_LEAD_FOR_ANY_PLASTIC = 1;
/** The same over a twin in another use case: a small foam box is in the catalogue as clamshell and as container. */
const SURE_LEAD_OVER_TWIN = 1;
/** Minimum points of a sure match: those of a form and a material. */
const SURE_POINTS = 2.6;
/** Points of a perfect match, score 1. */
export const FULL_POINTS = 4;
/** A product whose whole name has at least this likeness is offered, whatever the words mean. */
const MIN_LIKENESS = 0.6;
/** Maximum number of names whose ratings are kept. */
const MAX_KEPT = 50_000;

/**
 * Reads names into attributes (use case, material, lining, treatment, lid, use) by trade words and rates products by them. If no
 * word is known, whole names are compared. Each name is rated once: a file is checked again after every choice of the user.
 */
export class NameRater {
  readonly #lexicon: Lexicon;
  readonly #tests: MeaningTests;
  readonly #rater: ProductRater;
  readonly #all: readonly ComparedProduct[];
  readonly #own: readonly ComparedProduct[];
  readonly #kept = new Map<string, RatedName>();

  constructor({ catalogue, ownProducts, tradeWords }: NamedProducts) {
    this.#lexicon = new Lexicon(tradeWords);
    this.#tests = testsOf(tradeWords, catalogue);
    const products = [...catalogue, ...ownProducts];
    this.#rater = new ProductRater(tradeWords, products, ({ names }) => names.some((name) => this.#hasLid(name)));
    this.#all = compared(products);
    this.#own = compared(ownProducts);
  }

  rate(name: string): RatedName {
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    const rated = this.#rated(name);
    if (this.#kept.size < MAX_KEPT) this.#kept.set(name, rated);
    return rated;
  }

  #rated(name: string): RatedName {
    const reading = this.#read(name);
    const ratings = this.#rater.rate(reading).filter(({ points }) => points >= MIN_POINTS);
    const candidates: Candidate[] = ratings.slice(0, MAX_OFFERS).map(({ product, points }) => ({
      prodsys_id: product.prodsys_id,
      points,
      because: this.#rater.wordsFor(reading, product),
    }));
    candidates.push(...similarNames(comparable(normalName(name)), ratings.length === 0 ? this.#all : this.#own));
    return {
      isOutside: reading.isOutside,
      core: reading.core,
      candidates,
      best: ratings[0]?.product.prodsys_id,
      isClear: this.#isClear(reading, ratings),
    };
  }

  #read(name: string): NameReading {
    return readName(name, this.#lexicon, this.#tests);
  }

  #hasLid(name: string): boolean {
    const { hasLid: isTold, forms } = this.#read(name);
    return isTold === true || forms.some(({ meaning }) => this.#tests.isLid(meaning));
  }

  #isClear(reading: NameReading, ratings: readonly Rating[]): boolean {
    const [best, second] = ratings;
    if (best === undefined || reading.isGuess || reading.isEither || best.against > 0) return false;
    const lead = best.points - (second?.points ?? 0);
    const enough = this.#rater.isAnyPlastic(reading) ? SURE_LEAD_FOR_ANY_PLASTIC : SURE_LEAD;
    const twin = ratings.find((one) => isTwin(one.product, best.product));
    if (twin !== undefined && best.points - twin.points < SURE_LEAD_OVER_TWIN) return false;
    return lead >= enough && best.points >= SURE_POINTS && this.#rater.isNamedBy(reading, best.product);
  }
}

interface ComparedProduct {
  readonly prodsys_id: string;
  readonly names: readonly ComparableName[];
}

const compared = (products: readonly MatchableProduct[]): readonly ComparedProduct[] =>
  products.map(({ prodsys_id, names }) => ({
    prodsys_id,
    names: names.map((name) => comparable(normalName(name))),
  }));

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
    drink: meanings.findIndex(({ strong }) => strong.includes("beverage_bottle") && strong.includes("beverage_can")),
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

/** Products with a similar whole name. */
function similarNames(written: ComparableName, products: readonly ComparedProduct[]): readonly Candidate[] {
  return products.flatMap(({ prodsys_id, names }) => {
    const most = Math.max(0, ...names.map((name) => likeness(written, name)));
    return most < MIN_LIKENESS ? [] : [{ prodsys_id, points: most * FULL_POINTS, because: [] }];
  });
}
