import { editedEntries, entriesAtHand, stateOf, type PortfolioDocument } from "../../data/documents/portfolio-document.ts";
import { applyEdits, type EntryEdit } from "../../../workers/engine/portfolio/entry-edit.ts";
import { merge3 } from "../../../workers/engine/portfolio/entry-merge.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";

/** One call of an edit verb, with the entries as they were shown before and after it. */
interface PendingEdit {
  readonly edits: readonly EntryEdit[];
  readonly before: EntryTable;
  readonly after: EntryTable;
}

/** Entries that a tab works with, and its edits that are not written yet. */
export interface HeldEntries {
  /** the state of the entries that the first pending edit was made on; null = unlike any stored ones */
  readonly state: string | null;
  readonly table: EntryTable;
  readonly pending: readonly PendingEdit[];
}

export const heldFrom = ({ state, table }: Pick<HeldEntries, "state" | "table">): HeldEntries => ({
  state,
  table,
  pending: [],
});

/** What edits have made of entries, for those who know it already. */
export interface KnownResult {
  readonly before: EntryTable;
  readonly after: EntryTable;
}

/** Shown at once; an edit that no longer fits is left out. What is known of these very entries is not worked out again. */
export function withEdits(held: HeldEntries, edits: readonly EntryEdit[], known?: KnownResult): HeldEntries {
  const table = known?.before === held.table ? known.after : applyEdits(held.table, edits).table;
  return { ...held, table, pending: [...held.pending, { edits, before: held.table, after: table }] };
}

/** What to store, and what came of it. */
export interface AppliedEdits {
  readonly document: PortfolioDocument;
  readonly table: EntryTable;
  /** lines that another tab had changed in another way: they stay as they are there */
  readonly conflicts: number;
}

/**
 * The stored document with the pending edits: the entries as shown if the stored ones are those that the edits were made
 * on, else both sides' changes.
 *
 * @param stored reads the entries that are stored now; called only if they are needed
 */
export async function applyPending(
  { state, pending }: HeldEntries,
  document: PortfolioDocument,
  stored: () => Promise<EntryTable>,
): Promise<AppliedEdits> {
  const last = pending.at(-1);
  if (state !== null && state === stateOf(document.entries) && last !== undefined) {
    const table = last.after;
    const entries = editedEntries(
      document.entries,
      pending.flatMap(({ edits }) => edits),
      table,
    );
    return { document: { ...document, entries }, table, conflicts: 0 };
  }
  let table = await stored();
  let conflicts = 0;
  for (const { edits, before, after } of pending) {
    const applied = applyEdits(table, edits);
    if (applied.refused.length === 0) {
      table = applied.table;
      continue;
    }
    const merged = merge3(before, after, table, "theirs");
    table = merged.table;
    conflicts += merged.conflicts.length;
  }
  return { document: { ...document, entries: entriesAtHand(table) }, table, conflicts };
}

/** The first `count` edits are written; what was made after them stays pending. */
export function afterWriting(held: HeldEntries, count: number, { document, table }: AppliedEdits): HeldEntries {
  const state = stateOf(document.entries);
  const pending = held.pending.slice(count);
  if (pending.length === 0) return { state, table, pending };
  // later edits were made on what was shown; if others came in between, they are applied to the stored entries anew
  const asShown = held.pending[count - 1]?.after === table;
  return { ...held, state: asShown ? state : null, pending };
}
