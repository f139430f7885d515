import { spellings } from "./spellings.ts";
import { tokensOfWord } from "./name-tokens.ts";
import type { TradeWords, WordKind } from "./trade-words.ts";

/** One sense of a trade word. */
export interface Sense {
  readonly kind: WordKind;
  readonly language: string;
  /** index into the meanings of the trade words; -1 = none */
  readonly meaning: number;
}

/** The known words that an unknown word is read as. */
export interface Reading {
  /** known words; the last part of a compound is its head */
  readonly words: readonly string[];
  /** true if a spelling error was corrected */
  readonly isGuess: boolean;
}

/** Most words in one trade word. */
const LONGEST = 5;
/** Longer texts are not words. */
const LONGEST_WORD = 40;
/** Shorter parts of compounds would match by chance. */
const SHORTEST_PART = 3;
/** Languages whose longer words are parts of compounds; only forms end them, because brands end so, too: "-plast". */
const COMPOUNDING = new Set(["nl", "sv", "da"]);
/** Linking letters between the parts of a compound. */
const LINKS = ["", "s", "n", "en", "e", "es", "er"];
/** Endings with what stands in their place: "ies:y". */
const pairs = (list: string) =>
  list.split(" ").map((pair) => {
    const [ending = "", instead = ""] = pair.split(":");
    return [ending, instead] as const;
  });
/** Endings of plurals and cases. */
const ENDINGS = pairs("s: es: ies:y x: i:o i:e e:a a:o n: en: er: e:");
const SHORTEST_INFLECTED = 4;

/** Short words that only look like plurals: "plas" is plastic, not several PLA; "sans" is without, not several SAN. */
const ABBREVIATION = /^(plas|pets|glas|trans|sans)$/;
/** Plural endings: a word and its plural are looked up as one. */
const PLURALS = pairs("s: es: x: i:o i:e");

const withoutUmlauts = (word: string): string => word.replaceAll(/(?<=[aou])e/g, "");

/** Looks up trade words, also inflected, compounded or misspelt ones. */
export class Lexicon {
  readonly #senses = new Map<string, Sense[]>();
  /** every single word of the trade words */
  readonly #vocabulary = new Set<string>();
  /** single-word trade words that can be parts of compounds */
  readonly #parts = new Set<string>();
  /** those that can only begin compounds */
  readonly #beginnings = new Set<string>();
  readonly #nearest: (word: string) => string | null;
  readonly #readings = new Map<string, Reading>();

  constructor({ words }: TradeWords) {
    const cut = words.map(([word]) => tokensOfWord(word));
    for (const tokens of cut) for (const token of tokens) this.#vocabulary.add(token);
    for (const [at, [, language, means, meaning]] of words.entries()) {
      const tokens = cut[at] ?? [];
      const key = this.#keyOf(tokens);
      const senses = this.#senses.get(key) ?? [];
      this.#senses.set(key, senses);
      senses.push({ kind: means as WordKind, language, meaning });
      const [only = ""] = tokens;
      if (tokens.length !== 1 || only.length < SHORTEST_PART) continue;
      if (language === "de" || language === "any") this.#parts.add(only);
      else if (COMPOUNDING.has(language))
        (means === "form" && only.length > SHORTEST_PART ? this.#parts : this.#beginnings).add(only);
    }
    this.#nearest = spellings([...this.#vocabulary].filter((word) => /^[a-z]+$/.test(word)));
  }

  /** Lookup key: the words joined, plurals as singulars if both forms are known. */
  #keyOf(tokens: readonly string[]): string {
    return tokens.map((token) => this.#singular(token)).join(" ");
  }

  #singular(token: string): string {
    if (token.length < SHORTEST_INFLECTED) return token;
    for (const [ending, instead] of PLURALS) {
      const stem = token.endsWith(ending) ? token.slice(0, -ending.length) + instead : "";
      if (stem.length >= SHORTEST_PART && this.#vocabulary.has(stem) && !ABBREVIATION.test(token)) return stem;
    }
    return token;
  }

  isKnown(word: string): boolean {
    return this.#vocabulary.has(word);
  }

  /** The longest trade word that begins at an index; null = none. */
  longestAt(
    words: readonly string[],
    at: number,
  ): { readonly senses: readonly Sense[]; readonly length: number } | null {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
      const phrase = words.slice(at, at + length);
      const senses = this.#senses.get(this.#keyOf(phrase)) ?? this.#joined(phrase);
      if (senses !== undefined) return { senses, length };
    }
    return null;
  }

  /** The senses of a compound written as two words, "Alu-Folie", if the second does not name a form itself. */
  #joined([first = "", second = "", ...more]: readonly string[]): readonly Sense[] | undefined {
    const isForm = more.length > 0 || this.sensesOf(second).some(({ kind }) => kind === "form");
    return isForm ? undefined : this.#senses.get(`${first}${second}`);
  }

  /**
   * Reads a word: unchanged, without its ending, as a compound, or with a spelling error corrected; null = unknown.
   * @param isCut true if it ends with a full stop and can be an abbreviation
   */
  read(word: string, isCut = false): Reading | null {
    if (this.#vocabulary.has(word)) return { words: [word], isGuess: false };
    if (word.length > LONGEST_WORD) return null;
    const key = isCut ? `${word}.` : word;
    const known = this.#readings.get(key);
    if (known !== undefined) return known.words.length === 0 ? null : known;
    const reading = this.#reading(word, isCut);
    this.#readings.set(key, reading ?? { words: [], isGuess: false });
    return reading;
  }

  #reading(word: string, isCut: boolean): Reading | null {
    const plain = withoutUmlauts(word);
    const certain =
      this.#uninflected(word) ??
      (this.#vocabulary.has(plain) ? [plain] : this.#split(word)) ??
      this.#withoutUmlauts(word) ??
      this.#knownEnd(word);
    if (certain !== null) return { words: certain, isGuess: false };
    const near = (isCut ? this.#completed(word) : null) ?? this.#nearest(word);
    return near === null ? null : { words: [near], isGuess: true };
  }

  /** The shortest trade word that begins with an abbreviation: "beschicht" for "besch." */
  #completed(word: string): string | null {
    if (word.length < SHORTEST_INFLECTED) return null;
    const whole = [...this.#vocabulary].filter((one) => one.startsWith(word) && this.sensesOf(one).length > 0);
    return whole.toSorted((a, b) => a.length - b.length)[0] ?? null;
  }

  #uninflected(word: string): readonly string[] | null {
    if (word.length < SHORTEST_INFLECTED) return null;
    for (const [ending, instead] of ENDINGS) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, -ending.length) + instead;
      if (stem.length >= SHORTEST_PART && this.#vocabulary.has(stem)) return [stem];
    }
    return null;
  }

  /** Reads "Loeffel" as "Löffel". */
  #withoutUmlauts(word: string): readonly string[] | null {
    const plain = withoutUmlauts(word);
    if (plain === word) return null;
    return this.#uninflected(plain) ?? this.#split(plain) ?? this.#knownEnd(plain);
  }

  /** The last part of a compound with an unknown first part ("Sektbecher"): the last part is the head. */
  #knownEnd(word: string): readonly string[] | null {
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const end = this.#part(word.slice(at));
      const isLong = word.length - at > SHORTEST_PART;
      if (end !== null && (isLong || this.sensesOf(end).some(({ kind }) => kind === "form"))) return [end];
    }
    return null;
  }

  #part(text: string): string | null {
    if (this.#parts.has(text)) return text;
    const stem = this.#uninflected(text)?.[0];
    return stem !== undefined && this.#parts.has(stem) && text.length > SHORTEST_INFLECTED ? stem : null;
  }

  /** The parts of a compound that are all known, tried from the end; null = no compound. */
  #split(word: string): readonly string[] | null {
    for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
      const first = word.slice(0, at);
      if (!this.#parts.has(first) && !this.#beginnings.has(first)) continue;
      for (const link of LINKS) {
        if (!word.startsWith(link, at)) continue;
        const rest = word.slice(at + link.length);
        // three equal letters are often reduced to two: "Palmblatteller"
        for (const tail of [rest, `${first.at(-1) ?? ""}${rest}`]) {
          const end = this.#part(tail);
          if (end !== null) return [first, end];
          const more = tail.length > 2 * SHORTEST_PART ? this.#split(tail) : null;
          if (more !== null) return [first, ...more];
        }
      }
    }
    return null;
  }

  /** The parts of a compound that is itself a trade word, or its last part ("Longdrinkglas"); empty = no compound. */
  partsOf(word: string): readonly string[] {
    return this.#split(word) ?? this.#knownEnd(word) ?? [];
  }

  sensesOf(word: string): readonly Sense[] {
    return this.#senses.get(this.#keyOf([word])) ?? [];
  }
}
