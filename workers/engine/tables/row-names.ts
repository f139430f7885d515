import { kindOf, type RawKind, type RawRecord, type RawTables } from "./raw-tables.ts";
import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { objectOf } from "./wire-value.ts";

type Words = ReadonlyMap<string, string>;

/**
 * Translated texts of rows: kind → field → original text → translation. The kind `*` applies to all kinds. A new or
 * renamed row has no entry and keeps its original text.
 */
export type RowNames = ReadonlyMap<string, ReadonlyMap<string, Words>>;

const ANY_KIND = "*";
/** Suffix of the field that keeps the original text of a translated field; imports match both names. */
const ORIGINAL = ":original";

/** Whether a field holds the original text of a translated field (added by withNames, not in the dataset). */
export const isOriginal = (field: string): boolean => field.endsWith(ORIGINAL);

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => Object.entries(objectOf(value) ?? {});

/** Parses `names-{language}.json` of the build. Invalid JSON gives no names, so that the tables still load. */
export function rowNamesIn(text: string): RowNames {
  let json: unknown = null;
  try {
    json = JSON.parse(text);
  } catch {
    return new Map();
  }
  const wordsOf = (words: unknown): Words =>
    new Map(entriesOf(words).flatMap(([from, to]) => (typeof to === "string" ? [[from, to] as const] : [])));
  return new Map(
    entriesOf(json).map(([kind, fields]) => [
      kind,
      new Map(entriesOf(fields).map(([field, words]) => [field, wordsOf(words)])),
    ]),
  );
}

const renamed = (record: RawRecord, fields: readonly (readonly [string, Words])[]): RawRecord => {
  let changed: Map<string, unknown> | null = null;
  for (const [field, words] of fields) {
    const value = record.get(field);
    const word = typeof value === "string" ? words.get(value) : undefined;
    if (word === undefined || word === value) continue;
    changed ??= new Map(record);
    changed.set(field, word).set(field + ORIGINAL, value);
  }
  return changed ?? record;
};

/** The tables with translated row texts; ids, figures and all other fields stay. null = unchanged. */
export function withNames(tables: RawTables, names: RowNames | null): RawTables {
  if (names === null) return tables;
  return new Map(
    [...tables].map(([kind, records]): [ReferenceKind, RawKind] => {
      const fields = [...(names.get(kind) ?? []), ...(names.get(ANY_KIND) ?? [])];
      return [kind, new Map([...records].map(([id, record]) => [id, renamed(record, fields)]))];
    }),
  );
}

/** The original text of a translated field as `original_name`; an empty object if the field is not translated. */
export const originalName = (
  tables: RawTables,
  kind: ReferenceKind,
  id: string,
  field: string,
): { readonly original_name?: string } => {
  const name = kindOf(tables, kind)
    .get(id)
    ?.get(field + ORIGINAL);
  return typeof name === "string" ? { original_name: name } : {};
};
