import { isReferenceKind, type ReferenceKind, type ReferenceRow } from "../../../edge-api/contract/reference-kinds.ts";
import { restored } from "../../../workers/export/csv-cell.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import { nested, rowsOfKind, type TableRow } from "./table-rows.ts";

/** The server takes 8 MiB; what is larger need not be read. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Rows of a file, and the table that the file itself names, if it does. */
export interface TableFile {
  readonly kind: ReferenceKind | null;
  readonly rows: readonly TableRow[];
}

const isRecord = (value: unknown): value is TableRow =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isReferenceRow = (value: unknown): value is ReferenceRow =>
  isRecord(value) && typeof value["kind"] === "string" && typeof value["data"] === "string";

/** A list of records, a list of reference rows, or a reply of GET /api/listKind. */
function fromJson(text: string): Outcome<TableFile> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return failed("invalid", error instanceof Error ? error.message : "no JSON");
  }
  const list: unknown = isRecord(parsed) && Array.isArray(parsed["rows"]) ? parsed["rows"] : parsed;
  if (!Array.isArray(list)) return failed("invalid", "a list of rows is expected");
  if (list.length > 0 && list.every(isReferenceRow)) {
    const kinds = new Set(list.map((row) => row.kind));
    const [kind] = kinds;
    if (kinds.size !== 1 || kind === undefined || !isReferenceKind(kind)) {
      return failed("invalid", "rows of one table are expected");
    }
    return ok({ kind, rows: rowsOfKind(list, kind) });
  }
  return list.every(isRecord) ? ok({ kind: null, rows: list }) : failed("invalid", "each row has to be a record");
}

async function fromCsv(text: string): Promise<Outcome<TableFile>> {
  const { default: Papa } = await import("papaparse");
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim(),
    transform: restored,
  });
  const [fault] = errors.filter(({ code }) => code !== "UndetectableDelimiter");
  if (fault !== undefined) {
    // papaparse counts the line of the columns for faults of quotes only
    const line = (fault.row ?? 0) + (fault.type === "Quotes" ? 1 : 2);
    return failed("invalid", `line ${line}: ${fault.message}`);
  }
  if ((meta.fields ?? []).length === 0) return failed("invalid", "the first line has to name the columns");
  return ok({ kind: null, rows: data.map(nested) });
}

/** Reads a CSV or JSON file of one table. `invalid` says what is wrong with it, with the line where it can. */
export async function readTableFile(file: File): Promise<Outcome<TableFile>> {
  if (file.size > MOST_BYTES) return failed("too_large", `${file.size} bytes`);
  const text = (await file.text()).replace(/^\uFEFF/, "");
  const looksLikeJson = /^\s*[[{]/.test(text);
  return looksLikeJson ? fromJson(text) : fromCsv(text);
}
