import { getOrInsert } from "../get-or-insert.ts";
import { isReferenceKind, type ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { objectOf } from "./wire-value.ts";

/** One unparsed record: field → wire value. A Map because a field or an id may be named `__proto__`. */
export type RawRecord = ReadonlyMap<string, unknown>;
export type RawKind = ReadonlyMap<string, RawRecord>;
export type RawTables = ReadonlyMap<ReferenceKind, RawKind>;

/** A row as sent by the server. `data` is JSON text; table files of test vectors hold the object itself. */
export interface WireRow {
  readonly kind: string;
  readonly data: unknown;
}

const parsed = (data: unknown): unknown => {
  if (typeof data !== "string") return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
};

/**
 * Parses the rows of one region (method.md section 2). Skips unknown kinds, so that an older page works with a newer
 * server. `unreadable` lists the kinds of rows that hold no JSON object. Merges rows of the same kind; the last record
 * of an id wins. Never throws.
 */
export const openRows = (rows: readonly WireRow[]): { tables: RawTables; unreadable: readonly string[] } => {
  const tables = new Map<ReferenceKind, Map<string, RawRecord>>();
  const unreadable: string[] = [];
  for (const row of rows) {
    if (!isReferenceKind(row.kind)) continue;
    const records = objectOf(parsed(row.data));
    if (records === null) {
      unreadable.push(row.kind);
      continue;
    }
    const kind = getOrInsert(tables, row.kind, () => new Map<string, RawRecord>());
    for (const [id, record] of Object.entries(records)) {
      const fields = objectOf(record);
      if (fields !== null) kind.set(id, new Map(Object.entries(fields)));
    }
  }
  return { tables, unreadable };
};

/** Whether a regional value is absent: null or blank text keeps the value of the base (method.md section 2). */
export const wipesNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");

/**
 * Merges a region's records into those of the base (method.md section 2): a known id field by field, a new id as a
 * whole.
 */
export const overlay = (base: RawKind | undefined, regional: RawKind | undefined): RawKind => {
  if (regional === undefined || regional.size === 0) return base ?? new Map<string, RawRecord>();
  const merged = new Map<string, RawRecord>(base);
  for (const [id, record] of regional) {
    const fields = new Map<string, unknown>(merged.get(id));
    for (const [field, value] of record) if (!wipesNothing(value)) fields.set(field, value);
    merged.set(id, fields);
  }
  return merged;
};

const NO_RECORDS: RawKind = new Map();
/** A record without fields. */
export const NO_FIELDS: RawRecord = new Map();

/** Records of one kind; empty if the tables have none. */
export const kindOf = (tables: RawTables, kind: ReferenceKind): RawKind => tables.get(kind) ?? NO_RECORDS;
