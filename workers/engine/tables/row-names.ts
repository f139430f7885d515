import type { RawKind, RawRecord, RawTables } from "./raw-tables.ts";
import { kindOf } from "./raw-tables.ts";
import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { objectOf } from "./wire-value.ts";

type Words = ReadonlyMap<string, string>;

/**
 * Names of rows in another language: kind → field → the text as rows have it → the text to show. The kind `*` is for any. A
 * row that was renamed since, or that is new, has no entry and keeps its own text.
 */
export type RowNames = ReadonlyMap<string, ReadonlyMap<string, Words>>;

const ANY_KIND = "*";
/** Beside a translated field: what the row has, so that imports know a thing by both names. */
const ORIGINAL = ":original";

/** Whether a field of a record is no field of the dataset, but stands beside a translated one. */
export const isOriginal = (field: string): boolean => field.endsWith(ORIGINAL);

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => Object.entries(objectOf(value) ?? {});

/** Reads `names-{language}.json` of the build. Text that is none has no names: the tables are worth more than they. */
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

/** The tables with the names of their rows in the language of `names`; ids, figures and everything else stay. */
export function withNames(tables: RawTables, names: RowNames | null): RawTables {
  if (names === null) return tables;
  return new Map(
    [...tables].map(([kind, records]): [ReferenceKind, RawKind] => {
      const fields = [...(names.get(kind) ?? []), ...(names.get(ANY_KIND) ?? [])];
      return [kind, new Map([...records].map(([id, record]) => [id, renamed(record, fields)]))];
    }),
  );
}

/** The name of a row as the dataset has it, where another one is shown. */
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
