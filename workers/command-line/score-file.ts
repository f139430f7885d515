import { buffer } from "node:stream/consumers";
import { openAsBlob } from "node:fs";
import type { PortfolioScores } from "../engine/portfolio/portfolio-result.ts";
import type { LineData } from "../engine/portfolio/line-columns.ts";
import type { ImportChoice } from "../import/import-settings.ts";
import type { ImportQuestion, QuestionOption } from "../import/import-api.ts";
import { figuresOf, unmatchedNames } from "./list-rows.ts";
import { LIST, planOfList, valueOf } from "./plan-of-list.ts";
import { type CommandOptions, UsageFault } from "./options.ts";
import { readingText, readingIn } from "../import/quantity/reading.ts";
import { columnName, readPurchases, type PurchaseList } from "./purchase-list.ts";
import type { ShippedEngine } from "./reference.ts";

/** An answer of a question, as the option of the command that gives it. */
interface AnswerOption {
  readonly option: string;
  readonly total: number | null;
  readonly [detail: string]: unknown;
}

interface Question {
  readonly about: string;
  /** the word or the cell that it is about */
  readonly text?: string;
  readonly rows_of?: object;
  readonly options: readonly AnswerOption[];
  readonly rows: readonly number[];
}

const quoted = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The header of what each column was taken for. */
export function columnsOf({ read, guess, settings: { mapping } }: PurchaseList) {
  const { sheet } = read;
  const name = (column: number | null): string | null =>
    column === null || column < 0 ? null : columnName(read, column);
  const withRole = (...wanted: readonly string[]): string | null =>
    name(roles.findIndex(({ role }) => wanted.includes(role)));
  const { roles, mapping: guessed, readings, components } = guess;
  // a pack is written as text ("20/50 CT") or is a number of units
  const { pack } = mapping;
  const packAt = pack ?? guessed.pack;
  const isText = packAt !== null && sheet.values(packAt, 100).some((cell) => /[\p{L}/]/u.test(cell));
  const total = readings.total ?? (mapping.pack === null ? null : roles.findIndex(({ role }) => role === "total"));
  return {
    product: name(mapping.product),
    quantity: name(mapping.quantity),
    pack: isText ? name(packAt) : name(mapping.unit),
    units_per_pack: isText ? null : name(packAt),
    total: total === mapping.quantity ? null : name(total),
    food: name(mapping.food) ?? withRole("food"),
    site: withRole("site"),
    order: withRole("order"),
    date: withRole("date"),
    gtin: withRole("gtin"),
    // of a component the mass is no weight of what was bought
    weight: components ? null : withRole("weight"),
  };
}

/** An answer in the words of the command. */
function answer({ read }: PurchaseList, { about, text, group }: ImportQuestion, one: QuestionOption): AnswerOption {
  const { reading, decimal, returns, unit, way, basis, sheet: name, total, unread, each, examples = [] } = one;
  const figures = { total, lines_not_readable: unread, examples };
  const nameOf = (column: number): string => columnName(read, column);
  switch (about) {
    case "sheet":
      return { option: `--sheet ${quoted(name ?? "")}`, total };
    case "decimal":
      return { option: `--decimal ${decimal}`, decimal, ...figures };
    case "returns":
      return { option: `--returns ${returns}`, returns, ...figures };
    case "unit":
      return { option: `--unit-word ${quoted(`${text}=${unit ?? "leave_out"}`)}`, unit, ...figures };
    case "rows":
      return { option: `--rows ${quoted(`${group?.key}=${way}`)}`, way, ...figures };
    case "basis":
      return { option: `--counts ${basis}`, basis, total };
    default: {
      const [term, ...rest] = reading?.terms ?? [];
      const isSimple =
        term !== undefined && rest.length === 0 && term.packs.length < 2 && !term.named && term.times === 1;
      const column = nameOf(term?.column ?? 0);
      const pack = term?.packs[0];
      const whole = reading === undefined ? "" : readingText(reading, nameOf);
      return {
        option: isSimple ? `--quantity ${quoted(column)} --unit ${term.counts}` : `--reading ${quoted(whole)}`,
        reading: whole,
        column,
        counts: term?.counts ?? "pieces",
        units_per_pack: pack === undefined ? null : nameOf(pack),
        ...figures,
        price_of_a_piece: each,
      };
    }
  }
}

/** Every column as the answer to which one a field is. */
const columnAnswers = ({ read }: PurchaseList, field: string): readonly AnswerOption[] =>
  Array.from({ length: read.sheet.columns }, (_, at) => columnName(read, at)).map((column) => ({
    option: `--${field} ${quoted(column)}`,
    column,
    total: null,
  }));

/** Scores the lines, and keeps them open as "list". */
async function scored({ engine, version }: ShippedEngine, region: string, lines: LineData): Promise<PortfolioScores> {
  const context = { region_use: region, recycling: { custom: false }, custom_products: [], custom_foods: [] };
  return valueOf(
    await engine.openPortfolio(version, context, lines, {}, { portfolio: LIST, job: "score" }, () => undefined),
  );
}

/** A file, or what is piped in (-). @throws UsageFault */
async function opened(path: string): Promise<Blob> {
  if (path === "-") return new Blob([await buffer(process.stdin)]);
  try {
    return await openAsBlob(path);
  } catch {
    throw new UsageFault(`${path} cannot be read.`);
  }
}

/** How quantities are computed, with an example of each way in which rows are read; null = no column of quantities. */
function readingFigures({ read, settings, preview }: PurchaseList) {
  const reading = readingIn(settings, read.sheet.header);
  if (reading === null) return null;
  return {
    text: readingText(reading, (column) => columnName(read, column)),
    counts: settings.basis,
    terms: reading.terms,
    rows: preview.patterns.map(({ example, rows, total }) => ({ ...example, rows, total })),
    filled_down: preview.filled,
  };
}

/** Reads, matches and scores a list. Nothing is scored while a question is open. */
export async function scoreFile(
  path: string,
  options: CommandOptions,
  shipped: ShippedEngine,
  choices: readonly ImportChoice[],
) {
  if (!shipped.regions.includes(options.region)) {
    throw new UsageFault(`--region must be one of ${shipped.regions.join(", ")}.`);
  }
  const file = await opened(path);
  const list = await readPurchases(file, options, shipped.names, choices);
  const { read, preview, settings, guess, matched } = list;
  // no score depends on dates: an unanswered question about them does not stop the scoring
  const open = preview.questions.filter((question) => question.open && question.about !== "dates");
  const questions = open.map((question): Question => {
    const { about, options, rows, text, group } = question;
    return {
      about: guess.components ? "component_list" : about,
      ...(text === undefined ? {} : { text }),
      ...(group === undefined ? {} : { rows_of: { kind: group.kind, words: group.words, rows: group.rows } }),
      options: guess.components ? columnAnswers(list, "quantity") : options.map((one) => answer(list, question, one)),
      rows,
    };
  });
  // without a column for products or quantities any column may be the one
  for (const field of guess.components ? [] : preview.missing) {
    questions.push({ about: field, options: columnAnswers(list, field), rows: [] });
  }
  const isScored = questions.length === 0 && matched !== null && preview.lines > 0;
  const scores = isScored ? await scored(shipped, options.region, matched.entries()) : null;
  const result = {
    sheet: read.sheet_name,
    header_row: read.header_row,
    /** by field, the header of its column; null = the file has no header */
    columns: columnsOf(list),
    quantity_counts: guess.components
      ? "nothing: a component list"
      : (readingIn(settings, read.sheet.header)?.terms[0]?.counts ?? "pieces"),
    /** how quantities are computed, and each way in which rows are read with an example */
    reading: readingFigures(list),
    numbers: { decimal: settings.decimal, asked: preview.questions.some(({ about }) => about === "decimal") },
    questions,
    ...figuresOf(list),
    scored_lines: preview.ready,
    /** what is scored: of reusables each piece with its uses, if the quantity counts pieces */
    scored_uses: preview.uses,
    /** invalid dates, and those that need --dates: the first ones and the number of different ones; their lines have no date */
    unread_dates: preview.unread_dates,
    /** dates in which a spreadsheet may have swapped day and month, and codes whose last digits it lost; both are left out */
    doubtful_dates: preview.doubtful_dates,
    lost_codes: preview.lost_codes,
    unmatched: unmatchedNames(list),
    foods_unknown: list.foods_unknown,
    region: options.region,
    data_version: shipped.version,
    scores,
    ...(options.plan && { plan: scores && (await planOfList(options, shipped)) }),
  };
  return { result, list };
}

/** The output of --json. */
export type ScoreResult = Awaited<ReturnType<typeof scoreFile>>["result"];
