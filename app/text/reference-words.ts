import type { ReferenceKind } from "../../edge-api/contract/reference-kinds.ts";
import { referenceNames as words } from "./en/reference-names.ts";

/** A record as named by the engine; name null = neither the record nor the records in its key have a name. */
interface NamedRecord {
  readonly key: string;
  readonly name: string | null;
  readonly variant: string | null;
}

const wordIn = (group: Readonly<Record<string, string>>, id: string): string | null =>
  Object.hasOwn(group, id) ? (group[id] ?? null) : null;

/** Fallback name: the words of an id. */
const inWords = (id: string): string => id.replaceAll("_", " ").replaceAll("/", ", ");

/** The name of a reference table in the language of the page. */
export const tableName = (kind: ReferenceKind): string => words.tables[kind];

/** The name of a field of reference data; without one, the words of its id. */
export const fieldName = (field: string): string => wordIn(words.fields, field) ?? inWords(field);

/** The display name of a record, with its variant if there are several of that name. */
export const recordWords = ({ key, name, variant }: NamedRecord): string => {
  const called = name ?? wordIn(words.records, key) ?? inWords(key);
  return name === null || variant === null
    ? called
    : words.withVariant(called, wordIn(words.variants, variant) ?? variant);
};

/** `yes` or `no` for a flag field (`*_yn`); null = not a flag, or another value. */
export const flagWords = (field: string, value: unknown): string | null =>
  field.endsWith("_yn") ? wordIn(words.flags, String(value)) : null;
