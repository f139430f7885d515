import { isReferenceKind, type ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { objectOf } from "./wire-value.ts";

/** One record as it came: field → wire value. Maps, because a field or an id may be called `__proto__`. */
export type RawRecord = ReadonlyMap<string, unknown>;
export type RawKind = ReadonlyMap<string, RawRecord>;
export type RawTables = ReadonlyMap<ReferenceKind, RawKind>;

/** A row as on the wire; table files of test vectors hold the object itself instead of its text. */
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
 * Opens the rows of one region (method.md section 2). Kinds that the engine does not know are skipped, so that a
 * newer server does not break an older page; rows that hold no object are named in `unreadable`. Several rows of a
 * kind are joined, later records of the same id replacing earlier ones.
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
    const kind = tables.get(row.kind) ?? new Map<string, RawRecord>();
    tables.set(row.kind, kind);
    for (const [id, record] of Object.entries(records)) {
      const fields = objectOf(record);
      if (fields !== null) kind.set(id, new Map(Object.entries(fields)));
    }
  }
  return { tables, unreadable };
};

/** An empty text or null in a regional record wipes nothing (method.md section 2). */
export const wipesNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");

/**
 * Lays a region's records over the base's (method.md section 2): the same id field by field; an id unknown to the
 * base is added.
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

export const kindOf = (tables: RawTables, kind: ReferenceKind): RawKind => tables.get(kind) ?? NO_RECORDS;
