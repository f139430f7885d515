import { newEntries, type PortfolioDocument } from "../../data/documents/portfolio-document.ts";
import { applyEdits, type LineEdit } from "../../../workers/engine/portfolio/line-edit.ts";
import { merge3 } from "../../../workers/engine/portfolio/line-merge.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";

/** One edit action, with the entries shown before and after it. */
interface PendingEdit {
  readonly edits: readonly LineEdit[];
  readonly before: LineTable;
  readonly after: LineTable;
}

/** The entries that a tab works with, and its unwritten edits. */
export interface WorkingEntries {
  /** the key of the stored columns that the first pending edit was made on; null = matches no stored ones */
  readonly state: string | null;
  readonly table: LineTable;
  readonly pending: readonly PendingEdit[];
}

/** Stored entries without pending edits. */
export const storedEntries = ({ state, table }: Pick<WorkingEntries, "state" | "table">): WorkingEntries => ({
  state,
  table,
  pending: [],
});

/** The result of edits on entries, if the caller has already computed it. */
export interface KnownResult {
  readonly before: LineTable;
  readonly after: LineTable;
}

/** Applies edits for display; an edit that no longer fits is dropped. A known result for the same entries is reused. */
export function withEdits(working: WorkingEntries, edits: readonly LineEdit[], known?: KnownResult): WorkingEntries {
  const table = known?.before === working.table ? known.after : applyEdits(working.table, edits).table;
  return { ...working, table, pending: [...working.pending, { edits, before: working.table, after: table }] };
}

/** The document to store. */
export interface AppliedEdits {
  readonly document: PortfolioDocument;
  readonly table: LineTable;
  /** lines that another tab had changed differently: its version is kept */
  readonly conflicts: number;
}

/**
 * The stored document with the pending edits: the shown entries if the stored ones are those that the edits were made on,
 * else a merge of both sides.
 *
 * @param stored reads the stored entries; called only if they are needed
 */
export async function applyPending(
  { state, pending }: WorkingEntries,
  document: PortfolioDocument,
  stored: () => Promise<LineTable>,
): Promise<AppliedEdits> {
  const last = pending.at(-1);
  if (state !== null && state === document.entries.place && last !== undefined) {
    const table = last.after;
    return { document: { ...document, entries: newEntries(table) }, table, conflicts: 0 };
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
  return { document: { ...document, entries: newEntries(table) }, table, conflicts };
}

/** The state after the first `count` edits are written; later ones stay pending. */
export function afterWriting(
  working: WorkingEntries,
  count: number,
  { document, table }: AppliedEdits,
): WorkingEntries {
  const { place: state } = document.entries;
  const pending = working.pending.slice(count);
  if (pending.length === 0) return { state, table, pending };
  // later edits were made on the shown entries; if others came in between, they are applied to the stored entries again
  const asShown = working.pending[count - 1]?.after === table;
  return { ...working, state: asShown ? state : null, pending };
}
