import type { ReferenceKind } from "../../edge-api/contract/reference-kinds.ts";
import { referenceNames as words } from "./en/reference-names.ts";

/** A record as the engine names it: null = neither it nor what its key points to has a name. */
interface NamedRecord {
  readonly key: string;
  readonly name: string | null;
  readonly variant: string | null;
}

const wordIn = (group: Readonly<Record<string, string>>, id: string): string | null =>
  Object.hasOwn(group, id) ? (group[id] ?? null) : null;

/** An id that nobody has named: its words apart. */
const inWords = (id: string): string => id.replaceAll("_", " ").replaceAll("/", ", ");

/** What a table of the reference data is called. */
export const tableName = (kind: ReferenceKind): string => words.tables[kind];

/** What a column of a table is called. */
export const fieldName = (field: string): string => wordIn(words.fields, field) ?? inWords(field);

/** What a record is called, with the word that tells it from others of its name. */
export const recordWords = ({ key, name, variant }: NamedRecord): string => {
  const called = name ?? wordIn(words.records, key) ?? inWords(key);
  return name === null || variant === null
    ? called
    : words.withVariant(called, wordIn(words.variants, variant) ?? variant);
};

/** `yes` or `no` of a field that is either or; null = the field is none, or holds something else. */
export const flagWords = (field: string, value: unknown): string | null =>
  field.endsWith("_yn") ? wordIn(words.flags, String(value)) : null;
