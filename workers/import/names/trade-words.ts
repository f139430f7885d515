/** Kinds of statements that a trade word makes about a product. */
export const WORD_KINDS = [
  /** names the item: use cases and products */
  "form",
  /** construction that identifies the item: "hinged" */
  "shape",
  /** suggests a use case or a product without naming it: "coffee" */
  "hint",
  /** main material */
  "material",
  /** lining of the main material */
  "lining",
  /** another distinguishing attribute: "double wall", "recycled" */
  "treatment",
  "reusable",
  "one-way",
  /** the following words are an accessory: "with", "+" */
  "with",
  "without",
  /** the following words are the purpose: "lid for paper cup" */
  "for",
  "with lid",
  "without lid",
  /** goods and charges outside the catalogue */
  "outside",
  /** sizes, counts, colours: ignored */
  "noise",
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

export const WORD_LANGUAGES = ["any", "en", "de", "es", "fr", "it", "nl", "pl", "pt", "sv", "da", "cs"] as const;

/** Ids of use cases, products and materials that a word means. */
export interface WordMeaning {
  readonly strong: readonly string[];
  /** weaker matches, used if no strong one applies */
  readonly weak: readonly string[];
}

/** The trade words as the build writes them (migrations/reference-data/names/trade-words.csv). */
export interface TradeWords {
  readonly meanings: readonly WordMeaning[];
  /** the last number is an index into `meanings`; -1 = none */
  readonly words: readonly (readonly [word: string, language: string, means: string, meaning: number])[];
  /** translations of product names, by the name in the dataset */
  readonly names: Readonly<Record<string, readonly string[]>>;
}
