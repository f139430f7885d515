import type { NameMappings } from "../../../edge-api/contract/name-mappings.ts";
import type { JournalEdit } from "../edit-journal.ts";
import { canonical } from "../sync/merge-fields.ts";

/** Part of a mapping list after the noted edits whose current value is still the one that the edit changed. */
const withEntries = <E>(part: Readonly<Record<string, E>>, prefix: string, edits: readonly JournalEdit[]) => {
  const entries = new Map<string, unknown>(Object.entries(part));
  for (const edit of edits) {
    if (!("fields" in edit)) continue;
    for (const [path, { was, now }] of Object.entries(edit.fields)) {
      const key = path.slice(prefix.length);
      if (!path.startsWith(prefix) || canonical(entries.get(key)) !== canonical(was)) continue;
      if (now === undefined) entries.delete(key);
      else entries.set(key, now);
    }
  }
  return Object.fromEntries(entries);
};

/** The list after noted edits, by entry; still to be parsed. */
export const mappingsWithEdits = (list: NameMappings, edits: readonly JournalEdit[]): NameMappings =>
  ({
    ...list,
    names: withEntries(list.names, "names.", edits),
    headers: withEntries(list.headers, "headers.", edits),
  }) as NameMappings;
