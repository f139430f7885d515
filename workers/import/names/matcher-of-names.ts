import type { ChoosableNames } from "../../choosable-names.ts";
import { createNameMatcher, type NameMatcher } from "./name-matcher.ts";
import type { MatchableProduct } from "./product-traits.ts";
import type { TradeWords } from "./trade-words.ts";

const NO_WORDS: TradeWords = { meanings: [], words: [], names: {} };

/** The last one: a sheet is checked again and again with the same names. */
let last: { readonly key: string; readonly words: string; readonly matcher: NameMatcher } | null = null;

/**
 * The products as the matcher knows them: with their names in all languages of the data, and in the order of the data. Of equals the first is
 * offered first, and a list that is sorted in the language of the screen must not change which.
 */
function matchable({ products }: ChoosableNames, words: TradeWords): readonly MatchableProduct[] {
  const places = new Map(Object.keys(words.names).map((name, at) => [name, at]));
  const placeOf = (name: string): number => places.get(name) ?? places.size;
  const sorted = products.toSorted(
    (a, b) =>
      placeOf(a.original_name ?? a.prodsys_name) - placeOf(b.original_name ?? b.prodsys_name) ||
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

/**
 * The matcher for what may be named. The page and the command line use this one, so that both take a name the same way.
 */
export function matcherOfNames(names: ChoosableNames): NameMatcher {
  const { products, mappings = [], trade_words: words = "" } = names;
  const key = JSON.stringify([products, mappings]);
  if (last?.key === key && last.words === words) return last.matcher;
  const tradeWords = words === "" ? NO_WORDS : (JSON.parse(words) as TradeWords);
  const all = matchable(names, tradeWords);
  const matcher = createNameMatcher({
    catalogue: all.filter(({ own }) => !own),
    ownProducts: all.filter(({ own }) => own),
    tradeWords,
    mappings: new Map(mappings.map(({ name, prodsys_id }) => [name, prodsys_id])),
  });
  last = { key, words, matcher };
  return matcher;
}
