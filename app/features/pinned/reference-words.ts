import type { ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import type { VersionChanges } from "../../state/data-changes.ts";
import { referenceNames as words } from "../../text/en/reference-names.ts";

type ChangedRow = VersionChanges["rows"][number];

const wordIn = (group: Readonly<Record<string, string>>, id: string): string | null =>
  Object.hasOwn(group, id) ? (group[id] ?? null) : null;

/** An id that nobody has named: its words apart. */
const inWords = (id: string): string => id.replaceAll("_", " ").replaceAll("/", ", ");

/** What a table of the reference data is called. */
export const tableName = (kind: ReferenceKind): string => words.tables[kind];

/** What a column of a table is called. */
export const fieldName = (field: string): string => wordIn(words.fields, field) ?? inWords(field);

/** What a record is called, with the word that tells it from others of its name. */
export const recordWords = ({ key, name, variant }: ChangedRow): string => {
  const called = name ?? wordIn(words.records, key) ?? inWords(key);
  return name === null || variant === null
    ? called
    : words.withVariant(called, wordIn(words.variants, variant) ?? variant);
};

/** `yes` or `no` of a field that is either or; null = the field is none, or holds something else. */
export const flagWords = (field: string, value: unknown): string | null =>
  field.endsWith("_yn") ? wordIn(words.flags, String(value)) : null;
