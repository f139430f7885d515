import type { Lexicon } from "./lexicon.ts";
import { languagesOf, millilitresOf, phrasesOf, sensesIn } from "./name-phrases.ts";
import { tokensOfName } from "./name-tokens.ts";
import type { WordKind } from "./trade-words.ts";

/** What a word of a name says, and how much of its weight counts. */
export interface Said {
  readonly meaning: number;
  readonly weight: number;
  /** the words as the name has them, in plain small letters */
  readonly word: string;
}

/** What a name says. Meanings are places in the trade words. */
export interface NameReading {
  readonly forms: readonly Said[];
  /** how it is built, where that tells what it is */
  readonly shapes: readonly Said[];
  readonly hints: readonly Said[];
  readonly materials: readonly Said[];
  readonly linings: readonly Said[];
  readonly treatments: readonly Said[];
  /** of a lid or of what else comes with it */
  readonly lidMaterials: readonly Said[];
  /** is it used once or many times? null = not said */
  readonly isReusable: boolean | null;
  /** null = not said */
  readonly hasLid: boolean | null;
  /** null = none is named */
  readonly millilitres: number | null;
  /** does it name goods or a charge that the catalogue has nothing for? */
  readonly isOutside: boolean;
  /** does its reading rest on a slip of spelling that was forgiven? */
  readonly isGuess: boolean;
  /** does it name two things to choose from: "coffee or soda cup"? */
  readonly isEither: boolean;
  /** all of its words that say something, in their order: names of one core are one thing in several sizes */
  readonly core: string;
}

/** What words with a number before or behind them count: "box 1000", "24er Tray". */
const PACKINGS = new Set(
  "box,bag,case,tray,sleeve,roll,pack,can,container,carton,caja,bolsa,bandeja,envase,karton,beutel,schachtel,rolle,kasten,boite,sachet,sac,scatola,sacchetto,cartone,pc,bote,tub,busta".split(
    ",",
  ),
);
const EITHER = /^(or|oder|ou)$/;
const FOR_WEIGHT = 0.4;

/** What can be asked of a meaning. */
export interface MeaningTests {
  readonly isFibre: (meaning: number) => boolean;
  readonly isLid: (meaning: number) => boolean;
  /** a drink that is sold in bottles and cans */
  readonly isDrink: (meaning: number) => boolean;
  /** does one name fewer things than the other, and no others? */
  readonly isNarrower: (one: number, than: number) => boolean;
  /** "hot cup PE": can a word only mean the lining, since nothing that is named is made of such a material? */
  readonly isOnlyLining: (thing: Thing, material: number, lining: number) => boolean;
}

/** Meanings that say what a thing is. */
export interface Thing {
  readonly forms: readonly number[];
  readonly hints: readonly number[];
}

const LAST_IS_HEAD = new Set(["en", "de"]);
type Segment = "head" | "lid" | "for" | "without";

/** Reads what a name says, whatever its language, word order and abbreviations. */
export function readName(name: string, lexicon: Lexicon, says: MeaningTests): NameReading {
  const tokens = tokensOfName(name, (word) => lexicon.isKnown(word));
  const all = phrasesOf(tokens, lexicon);
  const languages = languagesOf(all);
  const phrases = all.map((phrase) => ({ phrase, senses: sensesIn(languages, phrase) }));
  const lists: Record<"form" | "shape" | "hint" | "material" | "lining" | "treatment" | "lidMaterial", Said[]> = {
    form: [],
    shape: [],
    hint: [],
    material: [],
    lining: [],
    treatment: [],
    lidMaterial: [],
  };
  const formPlaces: number[] = [];
  let segment: Segment = "head";
  let [isReusable, hasLid, isOutside, isGuess] = [null as boolean | null, null as boolean | null, false, false];
  const formCount = phrases.filter(
    ({ phrase, senses }) => !phrase.isModifier && senses.some(({ kind }) => kind === "form"),
  ).length;
  const hasDrink = phrases.some(({ senses }) =>
    senses.some(({ kind, meaning }) => kind === "hint" && says.isDrink(meaning)),
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
    // of several senses of a kind the first counts
    const kinds = new Map(senses.toReversed().map(({ kind, meaning }) => [kind, meaning]));
    if (kinds.has("noise") && kinds.size === 1) continue;
    const others = (kind: WordKind): boolean =>
      phrases.some((one, at) => at !== place && one.senses.some((sense) => sense.kind === kind));
    if (isPacking && (!kinds.has("form") || others("form")) && (!kinds.has("material") || others("material"))) continue;
    if (!kinds.has("with") && !kinds.has("for")) core.push(word);
    const say = (list: keyof typeof lists, meaning: number, weight = 1) => {
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
      segment = "lid";
      continue;
    }
    if (kinds.has("without")) {
      segment = "without";
      continue;
    }
    if (kinds.has("for")) {
      if (lists.form.length > 0) segment = "for";
      continue;
    }
    if (segment === "without") {
      const form = kinds.get("form");
      if (form !== undefined && says.isLid(form)) hasLid = false;
      segment = "head";
      continue;
    }
    if (kinds.has("outside") && segment === "head" && !kinds.has("form") && !phrase.isGuess) {
      isOutside = true;
      continue;
    }
    if (kinds.has("reusable")) isReusable = true;
    if (kinds.has("one-way")) isReusable = false;
    const form = kinds.get("form");
    const material = kinds.get("material");
    const lining = kinds.get("lining");
    if (form !== undefined && !phrase.isModifier) {
      // "fiambrera vidrio tapa PP": in these languages what comes later belongs to what comes first
      if (isRomance && segment === "head" && says.isLid(form) && lists.form.length > 0) segment = "lid";
      if (segment === "lid" && says.isLid(form)) hasLid = true;
      const isOnlyMaterial = material !== undefined && (formCount > 1 || (place > 0 && hasDrink));
      if (segment === "head" && !isOnlyMaterial) {
        formPlaces.push(place);
        say("form", form);
      }
    }
    const shape = kinds.get("shape");
    // "with hinged lid": it is built so, whatever it comes with
    if (shape !== undefined && segment !== "for") say("shape", shape);
    for (const kind of ["hint", "treatment"] as const) {
      const meaning = kinds.get(kind);
      if (meaning !== undefined && segment !== "for") say(kind, meaning);
    }
    if (material !== undefined && lining !== undefined)
      ambiguous.push({ word: phrase.written, material, lining, segment });
    else if (lining !== undefined && segment !== "for") say("lining", lining);
    else if (material !== undefined) {
      const isGlassCup = form !== undefined && (phrase.isModifier || (formCount === 1 && !(place > 0 && hasDrink)));
      if (isGlassCup) ambiguous.push({ word: phrase.written, material, lining: -1, segment });
      else if (segment === "lid") say("lidMaterial", material);
      else say("material", material, segment === "for" ? FOR_WEIGHT : 1);
    }
  }
  const thing: Thing = {
    forms: lists.form.map(({ meaning }) => meaning),
    hints: lists.hint.map(({ meaning }) => meaning),
  };
  // PE, PLA and PET are the lining of paper or bagasse, and of what has no plastic body; a "glass" of another material is only a cup
  for (const { word, material, lining, segment: where } of ambiguous) {
    const isGlass = lining < 0;
    if (isGlass) {
      if (lists.material.length === 0) lists.material.push({ meaning: material, weight: 1, word });
    } else if (
      (where === "head" || hasLid !== true) &&
      (lists.material.some(({ meaning }) => says.isFibre(meaning)) ||
        (lists.material.length === 0 && says.isOnlyLining(thing, material, lining)))
    ) {
      lists.lining.push({ meaning: lining, weight: 1, word });
    } else lists[where === "lid" ? "lidMaterial" : "material"].push({ meaning: material, weight: 1, word });
  }
  // what is named last belongs to the thing where nothing else is said of it: "tub with lid PP"
  if (lists.material.length === 0 && lists.lining.length === 0 && lists.treatment.length === 0)
    lists.material.push(...lists.lidMaterial.splice(0));
  return {
    forms: headFirst(lists.form, formPlaces, languages, says, hasLid === true),
    shapes: lists.shape,
    hints: lists.hint,
    materials: lists.material,
    linings: lists.lining,
    treatments: lists.treatment,
    lidMaterials: lists.lidMaterial,
    isReusable,
    hasLid,
    millilitres: millilitresOf(tokens),
    isOutside,
    isGuess,
    isEither,
    core: core.join(" "),
  };
}

/** Weighs the forms of a name: one of them says what the thing is, the others describe it. */
function headFirst(
  said: readonly Said[],
  places: readonly number[],
  languages: ReadonlySet<string>,
  says: MeaningTests,
  hasLid: boolean,
): readonly Said[] {
  // "cutlery knife": the word that says more counts
  const forms = said.filter(({ meaning }) => !said.some((other) => says.isNarrower(other.meaning, meaning)));
  if (forms.length < 2) return forms;
  const lid = forms.findIndex(({ meaning }) => says.isLid(meaning));
  const others = hasLid && lid > 0 ? forms.filter((_, at) => at !== lid) : forms;
  const endsWithHead = [...languages].some((language) => LAST_IS_HEAD.has(language)) && places[0] !== 0;
  const head = others === forms && lid >= 0 ? lid : endsWithHead ? others.length - 1 : 0;
  return others.map((form, at) => ({ ...form, weight: at === head ? 1 : OF_OTHER_FORMS }));
}

const OF_OTHER_FORMS = 0.5;
