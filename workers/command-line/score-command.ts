import Papa from "papaparse";
import type { ChoosableNames } from "../choosable-names.ts";
import type { ImportChoice } from "../import/import-settings.ts";
import { namesOfFields } from "../import/names-of-fields.ts";
import { isCode } from "../import/names/item-code.ts";
import { kindOfFault, SENTENCES } from "../import/sentences.ts";
import { SheetFault } from "../import/sheet-fault.ts";
import { writeTables } from "./list-rows.ts";
import { commandOptions, textOfFile, USAGE, UsageFault } from "./options.ts";
import { planWords } from "./plan-of-list.ts";
import { shippedEngine, type ShippedEngine } from "./reference.ts";
import { scoreFile, type ScoreResult } from "./score-file.ts";

import PACKAGE from "../../package.json" with { type: "json" };

/**
 * Reads a mapping file: name or article number, product id (empty = leave out), factor (pieces of the product per unit
 * that the list counts; empty = 1).
 * @param ids ids of all products
 * @throws UsageFault for an unreadable file, an unknown product or an invalid factor
 */
function mappingChoices(path: string, ids: ReadonlySet<string>): readonly ImportChoice[] {
  const { data } = Papa.parse<string[]>(textOfFile("mapping", path), { skipEmptyLines: "greedy" });
  const [header = []] = data;
  const isHeader = header.some((cell) => /^(?:product[ _]id|prodsys_id)$/i.test(cell.trim()));
  const rows = isHeader ? data.slice(1) : data;
  return rows.flatMap(([name = "", id = "", factor = ""], at): readonly ImportChoice[] => {
    const use = id.trim();
    const row = at + (isHeader ? 2 : 1);
    if (use !== "" && !ids.has(use))
      throw new UsageFault(`--mapping: row ${row} names the product ${use}, which does not exist.`);
    const times = factor.trim() === "" ? 1 : Number(factor.trim().replace(",", "."));
    if (!(times > 0 && times <= 1e6)) throw new UsageFault(`--mapping: row ${row} has the factor "${factor}".`);
    const choice = { value: name.trim(), use: use === "" ? null : use, factor: times };
    const named = { field: "product" as const, ...choice };
    return isCode(choice.value) ? [named, { field: "code", ...choice }] : [named];
  });
}

const MISUSED = 2;
const OPEN_QUESTIONS = 3;

/**
 * The products that each name of a text file may mean, one name per line, by the same functions as the import of the page.
 * @throws UsageFault if the file cannot be read
 */
function nameOffers(path: string, choosable: ChoosableNames) {
  const names = namesOfFields(choosable);
  return textOfFile("names", path)
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((name) => {
      const found = names.product.find(name);
      if (found.length > 0) return { name, sure: found.length === 1, offers: found.map(({ id }) => id) };
      const { sure, offers } = names.meantProducts(name);
      return { name, sure, offers: offers.map(({ prodsys_id }) => prodsys_id) };
    });
}

/** The output of --json. Programs rely on exactly these fields; result.json of --out has all fields. */
function printed(result: ScoreResult): object {
  const { sheet, header_row, columns, reading, lines, rejected, total_uses, unmatched, scores } = result;
  const questions = result.questions.map(({ about, text, rows_of, options }) => ({ about, text, rows_of, options }));
  const plan = "plan" in result ? { plan: result.plan } : {};
  return { sheet, header_row, columns, reading, questions, lines, rejected, total_uses, unmatched, scores, ...plan };
}

/** @returns the exit code (USAGE) */
async function answer(
  args: readonly string[],
  print: (text: string) => void,
  load: () => Promise<ShippedEngine>,
): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    print(`${USAGE}\n`);
    return 0;
  }
  if (args.includes("--version")) {
    print(`${PACKAGE.name} ${PACKAGE.version}, data ${(await load()).version}\n`);
    return 0;
  }
  const options = commandOptions(args);
  const shipped = await load();
  if (options.names !== null) {
    const found = nameOffers(options.names, shipped.names);
    const words = found.map(
      ({ name, sure, offers }) => `${name}: ${sure ? "surely " : ""}${offers.join(", ") || "nothing fits"}`,
    );
    print(options.json ? `${JSON.stringify(found)}\n` : `${words.join("\n")}\n`);
    return 0;
  }
  const ids = new Set(shipped.names.products.map(({ prodsys_id }) => prodsys_id));
  const choices = options.mapping === null ? [] : mappingChoices(options.mapping, ids);
  const { result, list } = await scoreFile(options.file ?? "", options, shipped, choices);
  if (options.out !== null) await writeTables(options.out, result, list);
  print(options.json ? `${JSON.stringify(printed(result))}\n` : resultWords(result));
  if (result.questions.length > 0) return OPEN_QUESTIONS;
  return result.rejected.length > 0 || result.unmatched.length > 0 || result.scores === null ? 1 : 0;
}

/** What is wrong with a file, and what to do. */
function unreadableSentence({ code, message }: SheetFault): string {
  if (code === "not_text")
    return `This is ${SENTENCES.kinds[kindOfFault(message)]}. Open it in a spreadsheet and save it as .xlsx, .ods or CSV.`;
  return SENTENCES.problems[code];
}

/** What the command needs from its process. */
export interface CommandOutput {
  readonly print: (text: string) => void;
  readonly complain: (message: unknown) => void;
}

/**
 * Scores a purchase list without the page. Options: options.ts.
 *
 * @param load starts the engine with the reference data
 * @returns the exit code (USAGE)
 */
export async function scoreCommand(
  args: readonly string[],
  { print, complain }: CommandOutput,
  load: () => Promise<ShippedEngine> = shippedEngine,
): Promise<number> {
  try {
    return await answer(args, print, load);
  } catch (error) {
    if (error instanceof UsageFault) complain(error.isMisused ? `${error.message}\n\n${USAGE}` : error.message);
    else if (error instanceof SheetFault) complain(unreadableSentence(error));
    else complain(error);
    return MISUSED;
  }
}

const number = (value: number | null): string => (value === null ? "not known" : value.toLocaleString("en-US"));

/** The result as text for a terminal. */
function resultWords({
  sheet,
  header_row,
  columns,
  questions,
  lines,
  scored_lines,
  rejected,
  total_uses,
  unmatched,
  unread_dates,
  doubtful_dates,
  lost_codes,
  scores,
  plan,
  region,
}: ScoreResult): string {
  const found = Object.entries(columns).flatMap(([field, name]) => (name === null ? [] : [`${field}: ${name}`]));
  const text = [
    `${sheet === null ? "" : `Sheet ${sheet}. `}Columns named in row ${header_row}: ${found.join(", ")}.`,
    `${number(lines)} lines with ${number(total_uses)} pieces or uses, ${number(rejected.length)} rows rejected, ${number(unmatched.length)} names not matched.`,
  ];
  if (unread_dates.count > 0) {
    const some = unread_dates.first.join(", ");
    text.push(
      `Dates not read, ${number(unread_dates.count)} different ones: ${some}. Their lines have none; --dates says what stands first.`,
    );
  }
  if (doubtful_dates.count > 0)
    text.push(
      `Dates left out because a spreadsheet may have swapped day and month: ${doubtful_dates.first.join(", ")}.`,
    );
  if (lost_codes.count > 0)
    text.push(`Codes left out because a spreadsheet lost their last digits: ${lost_codes.first.join(", ")}.`);
  for (const { about, options, rows } of questions) {
    text.push(`Question: ${about}${rows.length > 0 ? ` (rows ${rows.join(", ")})` : ""}`);
    for (const { option, total } of options) text.push(`  ${option}   total ${number(total)}`);
  }
  if (questions.length > 0) text.push("Nothing was scored. Answer with these options.");
  if (scores !== null && scored_lines < lines)
    text.push(`${number(scored_lines)} lines are scored; name the products of the others with --mapping.`);
  if (scores !== null)
    text.push(`Summary score in ${region}: ${scores.summary === null ? "none" : scores.summary.toFixed(0)} %.`);
  if (plan !== undefined && plan !== null) text.push(...planWords(plan));
  return `${text.join("\n")}\n`;
}
