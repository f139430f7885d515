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
/** Kinds whose words must refer to ids; words of other kinds must not. */
const REFERRING_KINDS: readonly WordKind[] = ["form", "shape", "hint", "material", "lining", "treatment"];
/** Prefix of a reference to an earlier word of the same kind with the same meaning. */
const SAME_AS = "=";

/** Ids that words can refer to: use cases, products and materials. */
const idsOf = (tables: TableSet): ReadonlySet<string> =>
  new Set((["usecase", "prodsys", "mat-recipe-spec"] as const).flatMap((kind) => [...tables.table(kind).keys()]));

/** Parses ids separated by `|`; those after `>` are weaker matches. */
function meaningOf(row: CsvRow, ids: ReadonlySet<string>): WordMeaning {
  const [strong = [], weak = []] = row
    .text("maps_to")
    .split(">")
    .map((list) => list.split("|"));
  for (const id of [...strong, ...weak])
    if (!ids.has(id)) row.fault("maps_to", "ids of use cases, products or materials", id);
  return { strong, weak };
}

/** names/trade-words.csv → trade words with their meanings; equal meanings are stored once. */
export function readTradeWords(context: BuildContext, spanish: NamesFile): TradeWords {
  const ids = idsOf(context.tables);
  const meanings: WordMeaning[] = [];
  const meaningByTarget = new Map<string, number>();
  const meaningByWord = new Map<string, number>();
  const lines = new Set<string>();
  const words: (readonly [string, string, string, number])[] = [];
  for (const row of readCsv(context, FILE, "word,language,means,maps_to,note")) {
    const word = row.text("word");
    const language = row.oneOf("language", WORD_LANGUAGES) ?? "any";
    const means = row.oneOf("means", WORD_KINDS) ?? "noise";
    const line = `${word.toLowerCase()}/${language}/${means}`;
    if (lines.has(line)) row.fault("word", "a word that stands once for a language and a meaning", word);
    lines.add(line);
    let meaning = -1;
    const target = row.optionalText("maps_to");
    const mustRefer = REFERRING_KINDS.includes(means);
    if (mustRefer !== (target !== undefined)) {
      row.fault("maps_to", mustRefer ? "what the word points to" : "nothing: the word points to nothing");
    } else if (target?.startsWith(SAME_AS)) {
      meaning = meaningByWord.get(`${means}/${target.slice(SAME_AS.length).toLowerCase()}`) ?? -1;
      if (meaning < 0) row.fault("maps_to", "a word of this kind that stands above", target);
    } else if (target !== undefined) {
      meaning = meaningByTarget.get(target) ?? meanings.push(meaningOf(row, ids)) - 1;
      meaningByTarget.set(target, meaning);
    }
    const first = `${means}/${word.toLowerCase()}`;
    if (!meaningByWord.has(first)) meaningByWord.set(first, meaning);
    words.push([word, language, means, meaning]);
  }
  const translated = spanish["prodsys"]?.["prodsys_name"] ?? {};
  return {
    meanings,
    words,
    names: Object.fromEntries(Object.entries(translated).map(([name, other]) => [name, [other]])),
  };
}
