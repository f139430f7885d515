import type { RowsWay } from "./import-settings.ts";
import { BOOKED } from "./column-roles.ts";
import { isArticleHeader, roleOfHeader } from "./header-roles.ts";
import { normalName } from "./normal-name.ts";
import type { Sheet } from "./sheet.ts";
import { filledCells } from "./total-rows.ts";
import { anyWord, onlyWord, WORDS } from "./words.ts";

/** Rows that may be no plain purchases; the user says what they do. */
export interface RowGroup {
  /** key of the answer in `ImportSettings.ways` */
  readonly key: string;
  /** `word`: a column marks them as credited, cancelled or not delivered; `table`: they stand in a table of their own */
  readonly kind: "hidden" | "word" | "table" | "example";
  /** `word`: the column and its words. `table`: its title, if it has one, and its column names. `example`: the words */
  readonly column: number | null;
  readonly words: readonly string[];
  readonly rows: number;
  /** possible answers */
  readonly ways: readonly RowsWay[];
  /** assumed until the user answers */
  readonly assumed: RowsWay;
}

const { rows } = WORDS;
const CREDITED = anyWord(rows.credited);
/** Abbreviations of documents, beside others of which one is an invoice. */
const CREDIT_CODE = onlyWord(rows.credit_code);
const INVOICED = anyWord(rows.invoiced);
/** Words of rows that were never delivered. */
const CANCELLED = anyWord(rows.cancelled);
const EXAMPLE = new RegExp(`^(?:${rows.example.replaceAll(", ", "|")})(?: row| line| zeile)?$`, "u");
/** "(sample - delete)" */
const BEGINS_EXAMPLE = new RegExp(`^(?:${rows.example.replaceAll(", ", "|")})\\b`, "u");

/** "e.g. wooden fork" */
const ABBREVIATED = /^[([]?\s*(?:e\.\s?g\.|z\.\s?B\.|p\.\s?ex\.|p\.\s?ej\.|ad es\.|p\.\s?es\.|bsp\.|ej\.|ex\.)/iu;
/** "Example: wooden fork", "EXAMPLE - wooden fork"; "Wooden fork (example)"; "(example) wooden fork". */
const BEFORE = /^([^:\u2013-]{1,20}?)\s*(?::|\s[-\u2013])\s*\S/u;
const AFTER = /[([]([^)\]]{1,20})[)\]]\s*$/u;
const BRACKETED = /^[([]([^)\]]{1,20})[)\]]\s*\S/u;

const CREDIT_SIDE = onlyWord(rows.credit_side);
/** Answers in a column whose header is the question: "Void", "Storniert". */
const YES = onlyWord(rows.yes);
const NO = /^(?:n|no|nein|non|false|falsch|faux|falso|-)?$/u;

/** Headers of columns that say what a row is: a document, a movement of stock, a state. */
const OF_ROWS = anyWord(rows.of_rows);
/** States of rows that were delivered, as far as they are known. */
const DONE = anyWord(rows.done);
const MOST_CODES = 6;
const LONGEST_CODE = 4;

/** A column of more different texts holds remarks. */
const MOST_WORDS = 30;
const MOST_NUMBERS = 20_000;
/** Example rows stand at the beginning. */
const FIRST_ROWS = 5;

/** The groups of a sheet, and the group of each row by index; 255 = none. */
export interface RowGroups {
  readonly groups: readonly RowGroup[];
  readonly groupAt: Uint8Array;
}

const NO_GROUP = 255;
const ALL_WAYS: readonly RowsWay[] = ["count", "subtract", "leave_out"];

/**
 * Finds rows that may be no plain purchases: hidden ones, those of another table, those that a column of few words marks as
 * credited, cancelled or not delivered, and example rows.
 * @param isWord false for columns of names
 * @param isNegative true for rows whose quantity is negative already
 */
export function rowGroups(
  sheet: Sheet,
  isWord: (column: number) => boolean,
  isLine: (place: number) => boolean,
  isNegative: (place: number) => boolean,
): RowGroups {
  const groups: RowGroup[] = [];
  const groupAt = new Uint8Array(sheet.rows).fill(NO_GROUP);
  const add = (group: Omit<RowGroup, "rows">, has: (place: number) => boolean): void => {
    let rows = 0;
    for (let place = 0; place < sheet.rows; place++) {
      if (groupAt[place] !== NO_GROUP || !isLine(place) || !has(place)) continue;
      groupAt[place] = groups.length;
      rows++;
    }
    if (rows > 0) groups.push({ ...group, rows });
  };
  const named = { column: null, words: [] };
  for (const [column, cell, text] of examplesOf(sheet)) {
    const group = {
      key: `example ${text}`,
      kind: "example",
      column,
      words: [text],
      ways: ["leave_out", "count"],
      assumed: "leave_out",
    } as const;
    add(group, (place) => place < FIRST_ROWS && sheet.cell(column, place) === cell);
  }
  for (let column = 0; column < sheet.columns; column++) {
    const most = isOfDocumentNumbers(sheet, column) ? MOST_NUMBERS : MOST_WORDS;
    if (!isWord(column) || sheet.stats(column).different > most) continue;
    for (const { way, cells } of markedCells(sheet, column)) {
      const words = [...cells].slice(0, MOST_CODES).map((cell) => sheet.text(column, cell));
      const key = `word ${sheet.header?.[column] ?? column} ${words.join(" ")}`;
      const has = (place: number): boolean => cells.has(sheet.cell(column, place)) && !isNegative(place);
      add({ key, kind: "word", column, words, ways: ALL_WAYS, assumed: way }, has);
    }
  }
  for (const { title, way, begin, end } of titledRows(sheet)) {
    const has = (place: number): boolean => place >= begin && place < end && !isNegative(place);
    add({ ...named, key: `title ${title}`, kind: "table", words: [title], ways: ALL_WAYS, assumed: way }, has);
  }
  sheet.tables.forEach(({ begin, title, names }, at) => {
    const way = wayOfTitle(title);
    if (at === 0 ? sheet.tables.length === 1 || way === "count" : groups.length >= NO_GROUP - 1) return;
    const end = sheet.tables[at + 1]?.begin ?? sheet.rows;
    const words = [title, names.join(", ")].filter((text) => text !== "");
    const has = (place: number): boolean => place >= begin && place < end && !isNegative(place);
    add({ ...named, key: `table ${at}`, kind: "table", words, ways: ALL_WAYS, assumed: way }, has);
  });
  if (sheet.hidden.size > 0) {
    add({ ...named, key: "hidden", kind: "hidden", ways: ["count", "leave_out"], assumed: "count" }, (place) =>
      sheet.hidden.has(place),
    );
  }
  return { groups, groupAt };
}

function wayOfTitle(title: string): RowsWay {
  const normal = normalName(title);
  return CREDITED.test(normal) ? "subtract" : CANCELLED.test(normal) ? "leave_out" : "count";
}

/** Rows below a title of credits, returns or cancellations that has no columns of its own, up to the next title. */
function titledRows(sheet: Sheet) {
  const found: { title: string; way: RowsWay; begin: number; end: number }[] = [];
  const { counts } = filledCells(sheet);
  for (let place = 0; place < sheet.rows && sheet.columns > 1; place++) {
    if (counts[place] !== 1) continue;
    const texts = Array.from({ length: sheet.columns }, (_, column) => sheet.text(column, sheet.cell(column, place)));
    const title = texts.find((text) => text !== "") ?? "";
    if (!/\p{L}{3}/u.test(title)) continue;
    const last = found.at(-1);
    if (last?.end === sheet.rows) last.end = place;
    const way = wayOfTitle(title);
    if (way !== "count") found.push({ title, way, begin: place + 1, end: sheet.rows });
  }
  return found;
}

/** Cells of the first rows that mark an example: column, cell number, text. */
function examplesOf(sheet: Sheet): readonly (readonly [column: number, cell: number, text: string])[] {
  const found: (readonly [number, number, string])[] = [];
  for (let place = 0; place < Math.min(FIRST_ROWS, sheet.rows); place++) {
    for (let column = 0; column < sheet.columns; column++) {
      const cell = sheet.cell(column, place);
      const text = sheet.text(column, cell);
      const isMarked =
        EXAMPLE.test(normalName(text)) ||
        ABBREVIATED.test(text) ||
        EXAMPLE.test(normalName(BEFORE.exec(text)?.[1] ?? "")) ||
        [AFTER, BRACKETED].some((mark) => BEGINS_EXAMPLE.test(normalName(mark.exec(text)?.[1] ?? "")));
      if (isMarked && !found.some(([, other]) => other === cell)) found.push([column, cell, text]);
    }
  }
  return found;
}

/** True for a column that says what its rows are, in words or in codes ("101" and "102" under "Bewegungsart"). */
export const isOfRows = (header: string): boolean => OF_ROWS.test(normalName(header));

/** True for numbers of documents, whose letters tell invoices from credit notes: "INV-100", "CRN-101". */
function isOfDocumentNumbers(sheet: Sheet, column: number): boolean {
  const header = sheet.header?.[column] ?? "";
  return (
    /^\p{L}{1,4}[ /-]?\d/u.test(sheet.values(column, 1)[0] ?? "") &&
    (!isArticleHeader(header) || roleOfHeader(header) === "order")
  );
}

/** Cells that mark rows, and what those rows probably do. */
interface Marks {
  readonly way: RowsWay;
  readonly cells: ReadonlySet<number>;
}

/** The cells of a column that mark rows: by known words, and each unknown word under a header that says what rows are. */
function markedCells(sheet: Sheet, column: number): readonly Marks[] {
  const isOfNumbers = isOfDocumentNumbers(sheet, column);
  const signs = sheet.values(column, isOfNumbers ? MOST_NUMBERS : MOST_WORDS);
  const texts = signs.map((text) => {
    const normal = normalName(text);
    return isOfNumbers ? (/^(\p{L}{1,4}) ?\d/u.exec(normal)?.[1] ?? normal) : normal;
  });
  const isOfDocuments = texts.some((text) => INVOICED.test(text) && !CREDITED.test(text) && !CANCELLED.test(text));
  const areCodes = texts.every((text) => text.length <= LONGEST_CODE);
  const role = roleOfHeader(sheet.header?.[column] ?? "");
  // "NC" beside other codes, where codes are no countries, units or sites
  const isOfCredits = areCodes && texts.length > 1 && texts.length <= MOST_CODES && role === null;
  const found: Record<"subtract" | "leave_out", Set<number>> = { subtract: new Set(), leave_out: new Set() };
  const unknown = new Set<number>();
  const header = sheet.header?.[column] ?? "";
  const title = normalName(header);
  const isYesOrNo = texts.length > 1 && texts.every((text) => YES.test(text) || NO.test(text));
  const wayOfYes = texts.every((text) => YES.test(text) || NO.test(text)) ? wayOfTitle(header) : "count";
  const isBooked = BOOKED.test(title);
  const areSigns = signs.length > 1 && signs.every((text) => /^[+\u2212\u2013-]$/.test(text));
  texts.forEach((text, at) => {
    const cell = at + 1;
    if (areSigns && signs[at] !== "+") found.subtract.add(cell);
    if (wayOfYes !== "count" && YES.test(text)) found[wayOfYes].add(cell);
    // "Delivered?" with a "No"
    if (isYesOrNo && wayOfYes === "count" && NO.test(text) && (DONE.test(title) || INVOICED.test(title)))
      found.leave_out.add(cell);
    const isCredit =
      CREDITED.test(text) ||
      ((isOfDocuments || isOfCredits) && CREDIT_CODE.test(text)) ||
      (isBooked && CREDIT_SIDE.test(text));
    const isCancelled = CANCELLED.test(text);
    // among invoices and credit notes a cancellation is a document with a quantity of its own
    if (isCredit || (isCancelled && isOfDocuments && /\bstorn|\bannul|\banulac/u.test(text))) found.subtract.add(cell);
    else if (isCancelled) found.leave_out.add(cell);
    else if (!INVOICED.test(text) && !DONE.test(text)) unknown.add(cell);
  });
  const marks: Marks[] = (["subtract", "leave_out"] as const)
    .map((way) => ({ way, cells: found[way] }))
    .filter(({ cells }) => cells.size > 0);
  // the usual word is that of purchases, also if it is not known; "CRD" beside "INV" is a document, whatever the header
  if (
    isOfNumbers ||
    !(isOfRows(header) || (isOfDocuments && areCodes)) ||
    texts.length > MOST_CODES ||
    texts.some((text) => /\p{L}/u.test(text) && /\d/.test(text))
  )
    return marks;
  const usual = usualCell(sheet, column);
  return [
    ...marks,
    ...[...unknown].flatMap((cell) => (cell === usual ? [] : [{ way: "count" as const, cells: new Set([cell]) }])),
  ];
}

/** The most frequent cell of a column, 0 if most are empty; the first one of equals. */
function usualCell(sheet: Sheet, column: number): number {
  const counts = Array.from({ length: sheet.different(column) }, () => 0);
  for (let place = 0; place < sheet.rows; place++) {
    const cell = sheet.cell(column, place);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  // blanks below a text are a block of it
  if ((counts[0] ?? 0) * 2 < sheet.rows) counts[0] = 0;
  return counts.indexOf(Math.max(...counts));
}

/** What a row does under the answers: 1 = it counts, -1 = it is subtracted, 0 = it is left out. */
export function rowSigns(
  { groups, groupAt }: RowGroups,
  ways: Readonly<Record<string, RowsWay>>,
): (place: number) => -1 | 0 | 1 {
  const signs = groups.map(({ key, assumed }) => SIGN_OF[ways[key] ?? assumed]);
  return (place) => signs[groupAt[place] ?? NO_GROUP] ?? 1;
}

const SIGN_OF = { count: 1, subtract: -1, leave_out: 0 } as const satisfies Record<RowsWay, -1 | 0 | 1>;
