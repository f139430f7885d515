import type { ChoosableNames } from "../../choosable-names.ts";
import { createNameMatcher, type NameMatcher } from "./name-matcher.ts";
import { NameRater } from "./name-rater.ts";
import type { MatchableProduct } from "./product-traits.ts";
import type { TradeWords } from "./trade-words.ts";

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
  return createNameMatcher({
    products: known,
    rater,
    mappings: new Map(mappings.map(({ name, prodsys_id }) => [name, prodsys_id])),
  });
}
