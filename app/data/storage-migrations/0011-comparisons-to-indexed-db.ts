import { ok } from "../outcome.ts";
import { parseStoredComparison } from "../stored-comparison.ts";
import type { MigrationPorts } from "./upgrade-storage.ts";

const KEY = "comparisons";

const documentsIn = (text: string): readonly unknown[] | null => {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    return typeof value === "object" && value !== null ? Object.values(value) : null;
  } catch {
    return null;
  }
};

/**
 * Version 10 kept comparisons in local storage, as a list or keyed by id; version 11 keeps them in IndexedDB. What can
 * be read moves; the text stays in the backups if any of it cannot. Answers whether it is done.
 */
export async function documentsToIndexedDb({ flags, backups, records, now }: MigrationPorts): Promise<boolean> {
  const text = flags.local.read(KEY);
  if (text === null) return true;
  const documents = documentsIn(text);
  let lost = documents === null;
  for (const comparison of documents ?? []) {
    const stored = parseStoredComparison({ comparison, changed: now() });
    if (stored === null) {
      lost = true;
      continue;
    }
    const id = stored.comparison.comparison_id;
    // one that is there already is newer than the old text
    const written = await records.edit(KEY, id, (current) => ok(current === undefined ? stored : current));
    if (!written.ok) return false;
  }
  if (lost && !(await backups.keep(JSON.stringify({ localStorage: [[KEY, text]] }))).ok) return false;
  flags.local.remove(KEY);
  return true;
}
