import { BODY_LIMITS } from "../../../edge-api/contract/limits.ts";
import { isReferenceKind, type ReferenceKind, type ReferenceRow } from "../../../edge-api/contract/reference-kinds.ts";
import { restored } from "../../../edge-api/contract/formulas.ts";
import { nested, rowsOfKind, type TableRow } from "./table-rows.ts";
import type { Outcome } from "../outcome.ts";
import { isRecord } from "../sync/merge-fields.ts";

/** The rows of a file, and its table if the content names one. */
export interface TableFile {
  readonly kind: ReferenceKind | null;
  readonly rows: readonly TableRow[];
}

/** Why a file holds no table; `line` counts from 1. */
export type TableFileFault =
  | { readonly code: "too_large" | "no_json" | "no_list" | "mixed_tables" | "no_records" | "no_columns" }
  | { readonly code: "bad_line"; readonly line: number };

type ReadFile = Outcome<TableFile, TableFileFault>;

const ok = (value: TableFile): ReadFile => ({ ok: true, value });
const no = (problem: TableFileFault): ReadFile => ({ ok: false, problem });

const isReferenceRow = (value: unknown): value is ReferenceRow =>
  isRecord(value) && typeof value["kind"] === "string" && typeof value["data"] === "string";

/** Reads a list of records, a list of reference rows, or a reply of GET /api/listKind. */
function fromJson(text: string): ReadFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return no({ code: "no_json" });
  }
  const list: unknown = isRecord(parsed) && Array.isArray(parsed["rows"]) ? parsed["rows"] : parsed;
  if (!Array.isArray(list)) return no({ code: "no_list" });
  if (list.length > 0 && list.every(isReferenceRow)) {
    const kinds = new Set(list.map((row) => row.kind));
    const [kind] = kinds;
    if (kinds.size !== 1 || kind === undefined || !isReferenceKind(kind)) {
      return no({ code: "mixed_tables" });
    }
    return ok({ kind, rows: rowsOfKind(list, kind) });
  }
  return list.every(isRecord) ? ok({ kind: null, rows: list }) : no({ code: "no_records" });
}

async function fromCsv(text: string): Promise<ReadFile> {
  const { default: Papa } = await import("papaparse");
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim(),
    transform: restored,
  });
  const [fault] = errors.filter(({ code }) => code !== "UndetectableDelimiter");
  if (fault !== undefined) {
    // papaparse counts the header line only for quote faults
    const line = (fault.row ?? 0) + (fault.type === "Quotes" ? 1 : 2);
    return no({ code: "bad_line", line });
  }
  if ((meta.fields ?? []).length === 0) return no({ code: "no_columns" });
  return ok({ kind: null, rows: data.map(nested) });
}

/** Reads a CSV or JSON file of one table; a fault if it is not one. */
export async function readTableFile(file: File): Promise<ReadFile> {
  if (file.size > BODY_LIMITS.table.wire) return no({ code: "too_large" });
  const text = (await file.text()).replace(/^\uFEFF/, "");
  const looksLikeJson = /^\s*[[{]/.test(text);
  return looksLikeJson ? fromJson(text) : fromCsv(text);
}
