/** What a word of the trade says about the product that a name means. */
export const WORD_KINDS = [
  /** what the thing is: use cases and products */
  "form",
  /** how the thing is built, where that tells what it is: "hinged" */
  "shape",
  /** what speaks for a use case or a product without naming it: "coffee" */
  "hint",
  /** what it is made of */
  "material",
  /** what its material is lined with */
  "lining",
  /** what else sets a product apart: "double wall", "recycled" */
  "treatment",
  "reusable",
  "one-way",
  /** what follows comes with the product: "with", "+" */
  "with",
  "without",
  /** what follows is another thing: "lid for paper cup" */
  "for",
  "with lid",
  "without lid",
  /** goods and charges that no product of the catalogue stands for */
  "outside",
  /** sizes, counts, colours, shapes: they decide nothing */
  "noise",
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

export const WORD_LANGUAGES = ["any", "en", "de", "es", "fr", "it"] as const;

/** Ids of use cases, products and materials that a word speaks for. */
export interface WordMeaning {
  readonly strong: readonly string[];
  /** taken where nothing of the strong ones is there */
  readonly weak: readonly string[];
}

/** The trade words as the build writes them (migrations/reference-data/names/trade-words.csv). */
export interface TradeWords {
  readonly meanings: readonly WordMeaning[];
  /** the last number is the place in `meanings`, -1 = none */
  readonly words: readonly (readonly [word: string, language: string, means: string, meaning: number])[];
  /** the other names that a product's name has, by the dataset's own */
  readonly names: Readonly<Record<string, readonly string[]>>;
}
