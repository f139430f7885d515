import { getOrInsert } from "../get-or-insert.ts";
import type { RawKind, RawRecord } from "./raw-tables.ts";
import { flagOf, numberOf, textOf } from "./wire-value.ts";

/** Fields of one record by type; missing or unusable = null (numbers, texts) or false (flags). */
export interface Fields {
  number(field: string): number | null;
  text(field: string): string | null;
  flag(field: string): boolean;
  value(field: string): unknown;
}

/** Typed access to the fields of an unparsed record. */
export const fieldsOf = (record: RawRecord): Fields => ({
  number: (field) => numberOf(record.get(field)),
  text: (field) => textOf(record.get(field)),
  flag: (field) => flagOf(record.get(field)) ?? false,
  value: (field) => record.get(field),
});

/** Reads every record of a kind: id → value. */
export const readAll = <T>(kind: RawKind, read: (id: string, fields: Fields) => T): ReadonlyMap<string, T> => {
  const table = new Map<string, T>();
  for (const [id, record] of kind) table.set(id, read(id, fieldsOf(record)));
  return table;
};

/**
 * Reads records with a composite key (parts joined by `/`), as lists under all parts of the key but the last. Skips keys
 * with another number of parts. `read` gets the group and the last part.
 */
export const readGrouped = <T>(
  kind: RawKind,
  parts: 2 | 3,
  read: (rest: readonly [string, string], fields: Fields) => T,
): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const [key, record] of kind) {
    const [first, second, third, ...more] = key.split("/");
    if (first === undefined || second === undefined || more.length > 0) continue;
    if ((third === undefined) !== (parts === 2)) continue;
    const group = parts === 2 ? first : `${first}/${second}`;
    getOrInsert(groups, group, () => []).push(read([group, third ?? second], fieldsOf(record)));
  }
  return groups;
};
