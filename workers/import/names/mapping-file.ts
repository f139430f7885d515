import Papa from "papaparse";
import { BYTE_ORDER_MARK, csvLine, restored, type CsvFormat } from "../../export/csv-cell.ts";

/** What a name means, as a mapping file has it. */
export interface FileMapping {
  readonly name: string;
  /** null = left out */
  readonly prodsys_id: string | null;
  /** pieces in one of what the list counts */
  readonly factor?: number;
}

/** Why a row of a mapping file is not taken. */
export interface MappingFault {
  /** as spreadsheets count */
  readonly row: number;
  readonly what: "no_name" | "name_too_long" | "unknown_product" | "bad_factor";
}

export interface ReadMappings {
  readonly mappings: readonly FileMapping[];
  readonly faults: readonly MappingFault[];
}

const HEADER = ["their name", "product id", "factor"] as const;
const LONGEST_NAME = 200;
const MOST_FACTOR = 1_000_000;
/** A control character, or half of a surrogate pair: the contract takes none. */
const NOT_PLAIN = /[\p{Cc}\p{Cs}]/gu;

/** All mappings as a CSV file: their name, product id (empty = left out), factor. */
export const mappingFile = (mappings: readonly FileMapping[], format: CsvFormat): string =>
  BYTE_ORDER_MARK +
  csvLine([...HEADER], format) +
  mappings.map(({ name, prodsys_id, factor }) => csvLine([name, prodsys_id, factor ?? null], format)).join("");

/** A number with a point or a comma; the empty cell is no factor. */
const factorOf = (cell: string): number | null | undefined => {
  const text = cell.trim().replace(",", ".");
  if (text === "") return undefined;
  const value = /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  return value > 0 && value <= MOST_FACTOR ? value : null;
};

/** The separator that stands behind the first column's name. */
const separatorIn = (text: string): string | null => /^"?their name"?\s*([,;\t])/i.exec(text)?.[1] ?? null;

/**
 * Reads a mapping file, also one that was changed in a spreadsheet: separated by commas, semicolons or tabs, columns behind the third are
 * ignored. Null = it is none: its first column is not called "their name".
 *
 * @param isProduct is there a product of this id?
 */
export function readMappingFile(file: string, isProduct: (prodsys_id: string) => boolean): ReadMappings | null {
  const text = file.replace(/^\uFEFF/, "");
  const separator = separatorIn(text);
  if (separator === null) return null;
  const { data } = Papa.parse<string[]>(text, { delimiter: separator });
  const mappings: FileMapping[] = [];
  const faults: MappingFault[] = [];
  for (const [at, cells] of data.entries()) {
    const [name = "", id = "", factor = ""] = cells.map((cell) => restored(cell).replaceAll(NOT_PLAIN, " ").trim());
    if (at === 0 || cells.every((cell) => cell.trim() === "")) continue;
    const times = factorOf(factor);
    const fault = (what: MappingFault["what"]) => faults.push({ row: at + 1, what });
    if (name === "") fault("no_name");
    else if (name.length > LONGEST_NAME) fault("name_too_long");
    else if (id !== "" && !isProduct(id)) fault("unknown_product");
    else if (times === null) fault("bad_factor");
    else mappings.push({ name, prodsys_id: id === "" ? null : id, ...(times === undefined ? {} : { factor: times }) });
  }
  return { mappings, faults };
}
