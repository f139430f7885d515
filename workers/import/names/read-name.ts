import type { Lexicon } from "./lexicon.ts";
import { languagesOf, millilitresOf, phrasesOf, sensesIn } from "./name-phrases.ts";
import { tokensOfName } from "./name-tokens.ts";
import type { WordKind } from "./trade-words.ts";

/** One meaning of a name with its weight, 0-1. */
export interface Said {
  readonly meaning: number;
  readonly weight: number;
  /** the words as written in the name, in plain lower case */
  readonly word: string;
}

/** The attributes of a name. Meanings are indexes into the meanings of the trade words. */
export interface NameReading {
  readonly forms: readonly Said[];
  /** shapes that identify the item */
  readonly shapes: readonly Said[];
  readonly hints: readonly Said[];
  readonly materials: readonly Said[];
  readonly linings: readonly Said[];
  readonly treatments: readonly Said[];
  /** materials of a lid or another accessory */
  readonly lidMaterials: readonly Said[];
  /** null = not mentioned */
  readonly isReusable: boolean | null;
  /** null = not mentioned */
  readonly hasLid: boolean | null;
  /** volume; null = not mentioned */
  readonly millilitres: number | null;
  /** it names goods or a charge that the catalogue does not cover */
  readonly isOutside: boolean;
  /** it depends on a corrected spelling error */
  readonly isGuess: boolean;
  /** it names two alternatives: "coffee or soda cup" */
  readonly isEither: boolean;
  /** its meaningful words in order; names with one core are one item in several sizes */
  readonly core: string;
}

/** Words for packs, which do not name the item if a number is next to them: "box 1000", "24er Tray". */
const PACKINGS = new Set(
  "box,bag,case,tray,sleeve,roll,pack,can,container,carton,caja,bolsa,bandeja,envase,karton,beutel,schachtel,rolle,kasten,boite,sachet,sac,scatola,sacchetto,cartone,pc,bote,tub,busta,rotolo,rouleau,rollo,rolka,doos,zak,opakowanie,caixa,saco,pose,krabice".split(
    ",",
  ),
);
const EITHER = /^(or|oder|ou)$/;
const PURPOSE_WEIGHT = 0.4;

/** Predicates on meanings. */
export interface MeaningTests {
  readonly isFibre: (meaning: number) => boolean;
  readonly isLid: (meaning: number) => boolean;
  /** a drink sold in bottles and cans */
  readonly isDrink: (meaning: number) => boolean;
  /** the meaning of the words for such drinks */
  readonly drink: number;
  /** `one` names a proper subset of the things of `than` */
  readonly isNarrower: (one: number, than: number) => boolean;
  /** the word can only mean the lining, because no named thing has this material: "hot cup PE" */
  readonly isOnlyLining: (thing: Thing, material: number, lining: number) => boolean;
}

/** Meanings that identify an item. */
export interface Thing {
  readonly forms: readonly number[];
  readonly hints: readonly number[];
}

const LAST_IS_HEAD = new Set(["en", "de", "nl", "sv", "da"]);
type Segment = "head" | "lid" | "for" | "without";

/** Reads the attributes of a name in any supported language and word order. */
export function readName(name: string, lexicon: Lexicon, tests: MeaningTests): NameReading {
  const tokens = tokensOfName(name, (word) => lexicon.isKnown(word));
  const all = phrasesOf(tokens, lexicon);
  const languages = languagesOf(all);
  const phrases = all.map((phrase) => ({ phrase, senses: sensesIn(languages, phrase) }));
  const lists: Record<"forms" | "shapes" | "hints" | "materials" | "linings" | "treatments" | "lidMaterials", Said[]> =
    {
      forms: [],
      shapes: [],
      hints: [],
      materials: [],
      linings: [],
      treatments: [],
      lidMaterials: [],
    };
  const formPlaces: number[] = [];
  let segment: Segment = "head";
  let [isReusable, hasLid, isOutside, isGuess] = [null as boolean | null, null as boolean | null, false, false];
  const formCount = phrases.filter(
    ({ phrase, senses }) => !phrase.isModifier && senses.some(({ kind }) => kind === "form"),
  ).length;
  const hasDrink = phrases.some(({ senses }) =>
    senses.some(({ kind, meaning }) => kind === "hint" && tests.isDrink(meaning)),
  );
  const isRomance = ![...languages].some((language) => LAST_IS_HEAD.has(language));
  const ambiguous: { word: string; material: number; lining: number; segment: Segment }[] = [];
  const core: string[] = [];
  let [isPer, isEither] = [false, false];

  for (const [place, { phrase, senses }] of phrases.entries()) {
    const { word } = phrase;
    if (isPer) {
      isPer = false;
      continue;
    }
    if (EITHER.test(word)) isEither = true;
    if (word === "per" && languages.has("en")) {
      isPer = true;
      continue;
    }
    const isPacking = PACKINGS.has(word.replace(/s$/, "")) && place > 0 && (phrase.afterNumber || phrase.beforeNumber);
    // the first sense of each kind counts
    const kinds = new Map(senses.toReversed().map(({ kind, meaning }) => [kind, meaning]));
    if (kinds.has("noise") && kinds.size === 1) continue;
    const others = (kind: WordKind): boolean =>
      phrases.some((one, at) => at !== place && one.senses.some((sense) => sense.kind === kind));
    if (isPacking && (!kinds.has("form") || others("form")) && (!kinds.has("material") || others("material"))) continue;
    if (!kinds.has("with") && !kinds.has("for")) core.push(word);
    const add = (list: keyof typeof lists, meaning: number, weight = 1) => {
      lists[list].push({ meaning, weight, word: phrase.written });
      if (phrase.isGuess) isGuess = true;
    };
    if (kinds.has("with lid")) {
      hasLid = true;
      if (word.includes(" ") || word.includes("/")) segment = "lid";
      continue;
    }
    if (kinds.has("without lid")) {
      hasLid = false;
      continue;
    }
    if (kinds.has("with")) {
      // "Villeroy & Boch mug": nothing is named yet
      if (lists.forms.length > 0) segment = "lid";
      continue;
    }
    if (kinds.has("without")) {
      segment = "without";
      continue;
    }
    if (kinds.has("for")) {
      if (lists.forms.length > 0) segment = "for";
      continue;
    }
    if (segment === "without") {
      const form = kinds.get("form");
      if (form !== undefined && tests.isLid(form)) hasLid = false;
      segment = "head";
      continue;
    }
    if (kinds.has("outside") && segment === "head" && !kinds.has("form") && !phrase.isGuess) {
      // "Mehrwegbecher 0,4 l Pfand": the cup, or the deposit on it
      const isDeposit = kinds.has("reusable") && lists.forms.length > 0;
      isOutside ||= !isDeposit;
      isGuess ||= isDeposit;
      if (!isDeposit) continue;
    }
    if (kinds.has("reusable")) isReusable = true;
    if (kinds.has("one-way")) isReusable = false;
    const form = kinds.get("form");
    const material = kinds.get("material");
    const lining = kinds.get("lining");
    if (form !== undefined && !phrase.isModifier) {
      // "fiambrera vidrio tapa PP": in these languages the head comes first
      if (isRomance && segment === "head" && tests.isLid(form) && lists.forms.length > 0) segment = "lid";
      if (segment === "lid" && tests.isLid(form)) hasLid = true;
      const isOnlyMaterial = material !== undefined && (formCount > 1 || (place > 0 && hasDrink));
      if (segment === "head" && !isOnlyMaterial) {
        formPlaces.push(place);
        add("forms", form);
      }
    }
    const shape = kinds.get("shape");
    // "with hinged lid": the shape belongs to the item itself
    if (shape !== undefined && segment !== "for") add("shapes", shape);
    for (const kind of ["hint", "treatment"] as const) {
      const meaning = kinds.get(kind);
      if (meaning !== undefined && segment !== "for") add(`${kind}s`, meaning);
    }
    if (material !== undefined && lining !== undefined)
      ambiguous.push({ word: phrase.written, material, lining, segment });
    else if (lining !== undefined && segment !== "for") add("linings", lining);
    else if (material !== undefined) {
      const isGlassCup = form !== undefined && (phrase.isModifier || (formCount === 1 && !(place > 0 && hasDrink)));
      if (isGlassCup) ambiguous.push({ word: phrase.written, material, lining: -1, segment });
      else if (segment === "lid") add("lidMaterials", material);
      else add("materials", material, segment === "for" ? PURPOSE_WEIGHT : 1);
    }
  }
  const millilitres = millilitresOf(tokens);
  // a drink by its brand: "Gerolsteiner PET 1,0 l"
  const [made] = [...lists.materials, ...ambiguous];
  if (millilitres !== null && made !== undefined && lists.forms.length + lists.shapes.length + lists.hints.length === 0)
    lists.hints.push({ meaning: tests.drink, weight: 1, word: made.word });
  const thing: Thing = {
    forms: lists.forms.map(({ meaning }) => meaning),
    hints: lists.hints.map(({ meaning }) => meaning),
  };
  // PE, PLA and PET are the lining of paper, bagasse and items without a plastic body; a "glass" of another material is a cup
  for (const { word, material, lining, segment: wordSegment } of ambiguous) {
    const isGlass = lining < 0;
    if (isGlass) {
      if (lists.materials.length === 0) lists.materials.push({ meaning: material, weight: 1, word });
    } else if (
      (wordSegment === "head" || hasLid !== true) &&
      (lists.materials.some(({ meaning }) => tests.isFibre(meaning)) ||
        (lists.materials.length === 0 && tests.isOnlyLining(thing, material, lining)))
    ) {
      lists.linings.push({ meaning: lining, weight: 1, word });
    } else lists[wordSegment === "lid" ? "lidMaterials" : "materials"].push({ meaning: material, weight: 1, word });
  }
  // a material after the lid belongs to the item if no other is mentioned: "tub with lid PP"
  if (lists.materials.length === 0 && lists.linings.length === 0 && lists.treatments.length === 0)
    lists.materials.push(...lists.lidMaterials.splice(0));
  return {
    ...lists,
    forms: weightedForms(lists.forms, formPlaces, languages, tests, hasLid === true),
    isReusable,
    hasLid,
    millilitres,
    isOutside,
    isGuess,
    isEither,
    core: core.join(" "),
  };
}

/** Weights the forms of a name: the head gets 1, the others, which describe it, less. */
function weightedForms(
  said: readonly Said[],
  places: readonly number[],
  languages: ReadonlySet<string>,
  tests: MeaningTests,
  hasLid: boolean,
): readonly Said[] {
  // "cutlery knife": the narrower word counts
  const forms = said.filter(({ meaning }) => !said.some((other) => tests.isNarrower(other.meaning, meaning)));
  if (forms.length < 2) return forms;
  const lid = forms.findIndex(({ meaning }) => tests.isLid(meaning));
  const others = hasLid && lid > 0 ? forms.filter((_, at) => at !== lid) : forms;
  const endsWithHead = [...languages].some((language) => LAST_IS_HEAD.has(language)) && places[0] !== 0;
  const head = others === forms && lid >= 0 ? lid : endsWithHead ? others.length - 1 : 0;
  return others.map((form, at) => ({ ...form, weight: at === head ? 1 : OTHER_FORM_WEIGHT }));
}

const OTHER_FORM_WEIGHT = 0.5;
