import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { DATE_ORDERS } from "../import/dates/day-text.ts";
import type { ImportChoice, RowsWay } from "../import/import-settings.ts";
import { ENCODINGS, ROWS_WAYS, SPLIT_FIELDS } from "../import/import-settings.ts";
import { QUANTITY_COUNTS } from "../import/quantity/reading.ts";
import { CHOOSABLE_UNITS } from "../import/quantity/unit-words.ts";

/** The command in a package is one file of JavaScript (package.build.ts). */
const isPackaged = import.meta.filename.endsWith(".js");
const [command, quietCommand] = isPackaged ? ["tare", "tare"] : ["npm run score --", "npm run --silent score --"];

export const USAGE = `Usage:
  ${`${command} FILE [options]`.padEnd(52)}  scores a purchase list (CSV, TSV, .xlsx, .ods); - = standard input
  ${`${quietCommand} --names FILE.txt --json`.padEnd(52)}  what each name may mean, a name a line

  -h, --help             print this text
  --version              print the version of the command and of its data
  --json                 print one JSON object (or a list, with --names); else a summary in words
  --region R             region of use, Europe if none is given: Global, Europe, UnitedStates, Spain, Germany,
                         France, UnitedKingdom, Italy, Netherlands, Ecoville (imaginary)
  --mapping MAP.csv      what names mean: columns their name, product id, factor
  --plan                 also print the plan of all swaps that raise the score: what to buy, what it costs and what it needs
  --prices PRICES.csv    what pieces and washes cost: columns product id, price of a piece, price of a wash, deposit
  --budget N             what the plan may spend on pieces before their first use, in the currency of the prices
  --out DIR              also write lines.csv, rejected.csv and result.json there

Answers to what a file leaves open:
  --reading TEXT         how quantities are computed, as a question offers it: "Cases × Pack + Eaches"
  --quantity COLUMN      the column of quantities, by its header
  --unit UNIT            what a number there counts: pieces, packs, inner (packs), pairs, dozens, hundreds, gross, thousands,
                         kilograms, pounds, by_unit
  --pack COLUMN          the column that says how many pieces are in a pack
  --unit-word WORD=UNIT  what a word of the unit column means; leave_out leaves its rows out (can be repeated)
  --rows KEY=WAY         what rows do that are hidden, cancelled, credited or of another table: count, subtract, leave_out
                         (can be repeated)
  --counts pieces|uses   of reusables, are quantities pieces bought or uses?
  --decimal point|comma  what 1.250 means
  --returns subtract|apart  what goods that went back do
  --sheet NAME           the sheet of a workbook; '*' = all sheets with the same columns
  --split label|site     columns that are added up (months, sites) become a line each, with their name as label or site
  --dates day|month      what stands first in 03/04/2026; without an answer such dates are left out

Where something was found wrongly:
  --encoding E           of a text file: utf-8, windows-1252, windows-1250, cp850, macintosh, utf-16le, utf-16be
  --quotes around|characters  quotation marks stand around texts, or are characters (9" plate)
  --product COLUMN       the column of products
  --basis uses|pieces    the same as --counts
  --header-row N         the row that names the columns, counted from 1; 0 = none
  --skip-rows N          rows at the beginning that are not looked at
  --last-row N           the last row that is looked at
  --put-back N,N|all     rows taken for totals that are lines all the same

Exit code: 0 = all rows scored; 1 = scored, with rejected rows or unmatched names; 2 = wrong use, or the file cannot be
read; 3 = questions are open. With 2 and 3 nothing was scored.`;

/** The parsed options of the command. */
export type CommandOptions = Readonly<ReturnType<typeof commandOptions>>;

/** A fault of what the user gave the command; the message explains it. */
export class UsageFault extends Error {
  /** the options themselves are wrong, so that the list of all of them helps */
  readonly isMisused: boolean;

  constructor(message: string, isMisused = false) {
    super(message);
    this.isMisused = isMisused;
  }
}

/** The text of a file that an option names, without a byte order mark. @throws UsageFault if it cannot be read */
export function textOfFile(option: string, path: string): string {
  try {
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch {
    throw new UsageFault(`--${option}: ${path} cannot be read.`);
  }
}

const oneOf = <const T extends string>(option: string, value: string | undefined, allowed: readonly T[]): T | null => {
  if (value === undefined) return null;
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new UsageFault(`--${option} must be one of ${allowed.join(", ")}.`);
  return found;
};

const rowNumber = (option: string, value: string | undefined): number | undefined => {
  if (value === undefined) return undefined;
  if (!/^\d{1,7}$/.test(value)) throw new UsageFault(`--${option} must be a row number.`);
  return Number(value);
};

const amountOf = (option: string, value: string | undefined): number | null => {
  if (value === undefined) return null;
  if (!/^\d+(?:\.\d+)?$/.test(value)) throw new UsageFault(`--${option} must be a number from 0.`);
  return Number(value);
};

function rowsOf(value: string | undefined): readonly number[] | "all" {
  if (value === undefined) return [];
  if (value === "all") return "all";
  if (!/^\d+(?:,\d+)*$/.test(value))
    throw new UsageFault("--put-back must be row numbers with commas between them, or all.");
  return value.split(",").map(Number);
}

/** Pairs "WORD=ANSWER". @throws UsageFault for an answer that is not allowed */
const pairsOf = <const T extends string>(
  option: string,
  values: readonly string[] | undefined,
  allowed: readonly T[],
): readonly (readonly [string, T])[] =>
  (values ?? []).map((value) => {
    const at = value.lastIndexOf("=");
    const answer = at < 0 ? null : oneOf(option, value.slice(at + 1), allowed);
    if (answer === null) throw new UsageFault(`--${option} must be WORD=ANSWER.`);
    return [value.slice(0, at), answer] as const;
  });

const TEXTS = [
  ...([
    "encoding",
    "quotes",
    "region",
    "mapping",
    "prices",
    "budget",
    "out",
    "names",
    "sheet",
    "quantity",
    "product",
    "pack",
    "unit",
  ] as const),
  ...(["decimal", "returns", "basis", "counts", "reading", "dates", "split"] as const),
  ...(["header-row", "skip-rows", "last-row", "put-back"] as const),
];
const SEVERAL = { type: "string", multiple: true } as const;
const OPTIONS = {
  ...(Object.fromEntries(TEXTS.map((name) => [name, { type: "string" }])) as Record<
    (typeof TEXTS)[number],
    { readonly type: "string" }
  >),
  json: { type: "boolean" as const },
  plan: { type: "boolean" as const },
  "unit-word": SEVERAL,
  rows: SEVERAL,
};

/** Parses the arguments. @throws UsageFault for unknown or invalid options */
export function commandOptions(args: readonly string[]) {
  const parse = () => parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw new UsageFault(error instanceof Error ? error.message : String(error), true);
  }
  const { values, positionals } = parsed;
  const [file = null, ...rest] = positionals;
  const names = values.names ?? null;
  if (rest.length > 0 || (file === null) === (names === null))
    throw new UsageFault("Name one FILE, or --names FILE.txt.", true);
  if (values.plan !== true && (values.prices ?? values.budget) !== undefined)
    throw new UsageFault("--prices and --budget belong to --plan.", true);
  return {
    file,
    names,
    json: values.json === true,
    region: values.region ?? "Europe",
    mapping: values.mapping ?? null,
    out: values.out ?? null,
    plan: values.plan === true,
    prices: values.prices ?? null,
    budget: amountOf("budget", values.budget),
    sheet: values.sheet,
    encoding: oneOf("encoding", values.encoding, ENCODINGS) ?? undefined,
    quotes: oneOf("quotes", values.quotes, ["around", "characters"]) ?? undefined,
    quantity: values.quantity ?? null,
    product: values.product ?? null,
    pack: values.pack ?? null,
    unit: oneOf("unit", values.unit, QUANTITY_COUNTS),
    decimal: oneOf("decimal", values.decimal, ["point", "comma"]),
    returns: oneOf("returns", values.returns, ["subtract", "apart"]),
    basis: oneOf("counts", values.counts, ["uses", "pieces"]) ?? oneOf("basis", values.basis, ["uses", "pieces"]),
    reading: values.reading ?? null,
    units: pairsOf("unit-word", values["unit-word"], [...CHOOSABLE_UNITS, "leave_out"]).map(
      ([value, use]): ImportChoice => ({ field: "unit", value, use: use === "leave_out" ? null : use }),
    ),
    ways: Object.fromEntries(pairsOf("rows", values.rows, ROWS_WAYS)) as Readonly<Record<string, RowsWay>>,
    dates: oneOf("dates", values.dates, DATE_ORDERS),
    split: oneOf("split", values.split, SPLIT_FIELDS),
    header_row: rowNumber("header-row", values["header-row"]),
    skip_rows: rowNumber("skip-rows", values["skip-rows"]),
    last_row: rowNumber("last-row", values["last-row"]),
    /** row numbers, or all */
    put_back: rowsOf(values["put-back"]),
  };
}
