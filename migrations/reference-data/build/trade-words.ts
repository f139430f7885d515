import {
  WORD_KINDS,
  WORD_LANGUAGES,
  type TradeWords,
  type WordKind,
  type WordMeaning,
} from "../../../workers/import/names/trade-words.ts";
import type { CsvRow } from "./csv-row.ts";
import type { NamesFile } from "./names.ts";
import { readCsv, type BuildContext } from "./read-csv.ts";
import type { TableSet } from "./table-set.ts";

const FILE = "names/trade-words.csv";
/** Words of these kinds point to something; all others must not. */
const POINTING = new Set<string>(["form", "shape", "hint", "material", "lining", "treatment"] satisfies WordKind[]);
/** What a word points to where another word of its kind already says it. */
const SAME_AS = "=";

/** Use cases, products and materials: what words may point to. */
const idsOf = (tables: TableSet): ReadonlySet<string> =>
  new Set((["usecase", "prodsys", "mat-recipe-spec"] as const).flatMap((kind) => [...tables.table(kind).keys()]));

/** Ids separated by `|`; those behind `>` are taken where none of the first is there. */
function meaningOf(row: CsvRow, ids: ReadonlySet<string>): WordMeaning {
  const [strong = [], weak = []] = row
    .text("maps_to")
    .split(">")
    .map((list) => list.split("|"));
  for (const id of [...strong, ...weak])
    if (!ids.has(id)) row.fault("maps_to", "ids of use cases, products or materials", id);
  return { strong, weak };
}

/**
 * names/trade-words.csv → what words of the trade mean, in five languages, each meaning once. Words that mean the same name the first
 * of them behind `=`.
 */
export function readTradeWords(context: BuildContext, tables: TableSet, spanish: NamesFile): TradeWords {
  const ids = idsOf(tables);
  const meanings: WordMeaning[] = [];
  const places = new Map<string, number>();
  const firsts = new Map<string, number>();
  const lines = new Set<string>();
  const words: (readonly [string, string, string, number])[] = [];
  for (const row of readCsv(context, FILE, ["word", "language", "means", "maps_to", "note"])) {
    const word = row.text("word");
    const language = row.oneOf("language", WORD_LANGUAGES) ?? "any";
    const means = row.oneOf("means", WORD_KINDS) ?? "noise";
    const line = `${word.toLowerCase()}/${language}/${means}`;
    if (lines.has(line)) row.fault("word", "a word that stands once for a language and a meaning", word);
    lines.add(line);
    let meaning = -1;
    const target = row.optionalText("maps_to");
    if (POINTING.has(means) !== (target !== undefined)) {
      row.fault("maps_to", POINTING.has(means) ? "what the word points to" : "nothing: the word points to nothing");
    } else if (target?.startsWith(SAME_AS)) {
      meaning = firsts.get(`${means}/${target.slice(SAME_AS.length).toLowerCase()}`) ?? -1;
      if (meaning < 0) row.fault("maps_to", "a word of this kind that stands above", target);
    } else if (target !== undefined) {
      meaning = places.get(target) ?? meanings.push(meaningOf(row, ids)) - 1;
      places.set(target, meaning);
    }
    const first = `${means}/${word.toLowerCase()}`;
    if (!firsts.has(first)) firsts.set(first, meaning);
    words.push([word, language, means, meaning]);
  }
  const translated = spanish["prodsys"]?.["prodsys_name"] ?? {};
  return {
    meanings,
    words,
    names: Object.fromEntries(Object.entries(translated).map(([name, other]) => [name, [other]])),
  };
}
