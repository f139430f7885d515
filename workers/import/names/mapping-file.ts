import Papa from "papaparse";
import { restored } from "../../../edge-api/contract/formulas.ts";
import { BYTE_ORDER_MARK, type CsvFormat, csvLine } from "../../export/csv-cell.ts";

/** One row of a mapping file: a name and its product. */
export interface FileMapping {
  readonly name: string;
  /** null = leave out */
  readonly prodsys_id: string | null;
  /** pieces per unit that the list counts */
  readonly factor?: number;
}

/** Why a row of a mapping file is rejected. */
export interface MappingFault {
  /** row number from 1 */
  readonly row: number;
  readonly what: "no_name" | "name_too_long" | "unknown_product" | "bad_factor";
}

export interface ReadMappings {
  readonly mappings: readonly FileMapping[];
  readonly faults: readonly MappingFault[];
}

const HEADER = ["their name", "product id", "factor"] as const;
const LONGEST_NAME = 200;
const MAX_FACTOR = 1_000_000;
/** Control characters and lone surrogates, which the contract forbids. */
const NOT_PLAIN = /[\p{Cc}\p{Cs}]/gu;

/** All mappings as a CSV file with the columns of HEADER; an empty product id = leave out. */
export const mappingFile = (mappings: readonly FileMapping[], format: CsvFormat): string =>
  BYTE_ORDER_MARK +
  csvLine([...HEADER], format) +
  mappings.map(({ name, prodsys_id, factor }) => csvLine([name, prodsys_id, factor ?? null], format)).join("");

/** A number with a point or a comma; undefined = empty cell, null = invalid. */
const factorOf = (cell: string): number | null | undefined => {
  const text = cell.trim().replace(",", ".");
  if (text === "") return undefined;
  const value = /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  return value > 0 && value <= MAX_FACTOR ? value : null;
};

/** The separator after the first column's name; null = not a mapping file. */
const separatorIn = (text: string): string | null => /^"?their name"?\s*([,;\t])/i.exec(text)?.[1] ?? null;

/**
 * Reads a mapping file, also after a spreadsheet changed its separator to comma, semicolon or tab. Columns after the
 * third are ignored.
 * @param isProduct true if a product has this id
 * @returns null = not a mapping file: its first column is not called "their name"
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
