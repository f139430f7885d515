import type { Lexicon, Sense } from "./lexicon.ts";
import type { NameToken } from "./name-tokens.ts";
import type { WordKind } from "./trade-words.ts";

/** One trade word found in a name; it can have several words. */
export interface Phrase {
  readonly word: string;
  /** as written in the name */
  readonly written: string;
  readonly senses: readonly Sense[];
  /** not the last part of a compound: it describes the head */
  readonly isModifier: boolean;
  readonly isGuess: boolean;
  readonly afterNumber: boolean;
  readonly beforeNumber: boolean;
}

const UNITS = { 29.57: "oz ozs floz ounce", 1: "ml cc", 10: "cl", 100: "dl", 1000: "l lt ltr litre liter" };
/** Millilitres of a unit of volume. */
const MILLILITRES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(UNITS).flatMap(([ml, units]) => units.split(" ").map((unit) => [unit, Number(ml)])),
);
/** Larger values are weights or bags, not sizes of drinks and boxes. */
const MAX_MILLILITRES = 5_000;
const MIN_COUNTED = 3;
/** A language counts if it has at least this share of the votes of the likeliest one. */
const MIN_SHARE_OF_BEST = 0.6;

/** The first volume in a name in ml; null = none. */
export function millilitresOf(tokens: readonly NameToken[]): number | null {
  for (const [at, { value }] of tokens.entries()) {
    if (value === null) continue;
    const next = tokens[at + 1]?.text ?? "";
    const unit = next === "fl" && tokens[at + 2]?.text === "oz" ? "oz" : next;
    const volume = value * (MILLILITRES[unit] ?? Number.NaN);
    if (volume > 0 && volume < MAX_MILLILITRES) return volume;
  }
  return null;
}

/** True if a token is a count and not a size. */
function isCount(token: NameToken | undefined, next: NameToken | undefined): boolean {
  return (token?.value ?? 0) >= MIN_COUNTED && !(next !== undefined && next.text in MILLILITRES);
}

/** The trade words of a name, the longest at each position; a number between two words separates them. */
export function phrasesOf(tokens: readonly NameToken[], lexicon: Lexicon): readonly Phrase[] {
  const words: { text: string; written: string; isModifier: boolean; isGuess: boolean; place: number }[] = [];
  for (const [place, token] of tokens.entries()) {
    if (token.value !== null || token.isCount) continue;
    const reading = lexicon.read(token.text, token.isCut);
    const known = reading?.words ?? [token.text];
    for (const [at, text] of known.entries())
      words.push({
        text,
        written: token.text,
        isModifier: at < known.length - 1,
        isGuess: reading?.isGuess ?? false,
        place,
      });
  }
  const texts = words.map(({ text }) => text);
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length;) {
    const first = words[at];
    let end = at + 1;
    while (end < words.length && (words[end]?.place ?? 0) - (words[end - 1]?.place ?? 0) <= 1) end++;
    const found = lexicon.longestAt(texts.slice(0, end), at);
    if (found === null || first === undefined) {
      at++;
      continue;
    }
    const last = words[at + found.length - 1] ?? first;
    const isNamed = found.senses.some(({ kind }) => kind === "form");
    const hasMaterial = found.senses.some(({ kind }) => kind === "material");
    const written = [...new Set(words.slice(at, at + found.length).map((one) => one.written))].join(" ");
    // the word of a form can contain its material: "foil container", "Papierhalm"
    if (isNamed && !hasMaterial)
      phrases.push(...attributesInside(texts.slice(at, at + found.length), written, lexicon));
    phrases.push({
      written,
      word: texts.slice(at, at + found.length).join(" "),
      senses: found.senses,
      isModifier: last.isModifier,
      isGuess: words.slice(at, at + found.length).some(({ isGuess }) => isGuess),
      afterNumber: (tokens[first.place - 1]?.value ?? 0) >= MIN_COUNTED || tokens[first.place - 1]?.isCount === true,
      beforeNumber: isCount(tokens[last.place + 1], tokens[last.place + 2]),
    });
    at += found.length;
  }
  return phrases;
}

const ATTRIBUTE_KINDS = new Set<WordKind>(["material", "lining", "treatment", "reusable", "one-way"]);

/** Phrases for the material, lining, treatment or reuse that parts of a form's words name. */
function attributesInside(words: readonly string[], written: string, lexicon: Lexicon): readonly Phrase[] {
  const [only] = words;
  const parts = words.length > 1 ? words : lexicon.partsOf(only ?? "");
  return parts.flatMap((word): readonly Phrase[] => {
    const senses = lexicon.sensesOf(word);
    if (!senses.some(({ kind }) => ATTRIBUTE_KINDS.has(kind))) return [];
    return [{ word, written, senses, isModifier: true, isGuess: false, afterNumber: false, beforeNumber: false }];
  });
}

/** The likeliest languages of a name, by the languages of its words. */
export function languagesOf(phrases: readonly Phrase[]): ReadonlySet<string> {
  const votes = new Map<string, number>();
  for (const { senses } of new Map(phrases.map((phrase) => [phrase.word, phrase])).values()) {
    const languages = new Set(senses.map(({ language }) => language));
    if (languages.has("any")) continue;
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.size);
  }
  const most = Math.max(0, ...votes.values());
  return new Set([...votes].filter(([, count]) => count >= most * MIN_SHARE_OF_BEST).map(([language]) => language));
}

/** Shorter words of a language that the name does not speak are brands; English ones stand in every language. */
const SHORTEST_FOREIGN = 5;

/** The senses of a phrase in the languages of its name, or all if there is none. Prepositions need the language. */
export function sensesIn(languages: ReadonlySet<string>, { senses, word }: Phrase): readonly Sense[] {
  const own = senses.filter(({ language }) => language === "any" || languages.has(language));
  const foreign = senses.filter(({ language }) => language === "en" || word.length >= SHORTEST_FOREIGN);
  const kept =
    own.length > 0 ? own : foreign.filter(({ kind }) => !["with", "without", "for", "outside"].includes(kind));
  const telling = kept.filter(({ kind }) => kind !== "noise");
  return telling.length > 0 ? telling : kept;
}
