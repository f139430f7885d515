import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { editData, linesOf, type EntryEdit, type EntryEditData } from "../../../workers/engine/portfolio/entry-edit.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { newId } from "../new-id.ts";

/**
 * The entries of a portfolio: a snapshot beside the record, the later edits within the record, and, once read, the entries
 * themselves. This way an edit writes a few bytes even with 100,000 lines.
 */
export interface PortfolioEntries {
  /** the key of the snapshot, which never changes: other entries get another key; null = still on the server only */
  readonly place: string | null;
  /** edits on the snapshot, in order; append-only */
  readonly tail: readonly EntryEditData[];
  readonly entry_count: number;
  /** sum of the quantities; null = unknown before the entries are fetched */
  readonly uses: number | null;
  /** number of use cases; null = unknown before the entries are fetched */
  readonly use_cases: number | null;
  /** loaded only while it is worked with */
  readonly table?: EntryTable;
}

export interface PortfolioDocument {
  readonly portfolio: PortfolioHead;
  readonly entries: PortfolioEntries;
}

/** With more edits, or more lines in them, a new snapshot is cheaper to read. */
const MAX_EDITS = 64;
const MAX_LINES = 4096;

/** The numbers of a table that the record keeps beside its entries. */
export const countsOf = (table: EntryTable) => ({
  entry_count: table.length,
  uses: table.uses,
  use_cases: differentNumbers(table.columns.useCase).length,
});

/** New entries; their snapshot is written together with the record. */
export const newEntries = (table: EntryTable): PortfolioEntries => ({
  place: newId(),
  tail: [],
  ...countsOf(table),
  table,
});

/** Whether the entries are on the server and not in this browser. */
export const isOnServerOnly = ({ place }: PortfolioEntries): boolean => place === null;

/** A name of the state of the entries: equal names mean equal entries. null = not in this browser. */
export const stateOf = ({ place, tail }: Pick<PortfolioEntries, "place" | "tail">): string | null =>
  place === null ? null : `${place} ${tail.length}`;

/** Stored entries after edits; `table` is their result. */
export function editedEntries(
  entries: PortfolioEntries,
  edits: readonly EntryEdit[],
  table: EntryTable,
): PortfolioEntries {
  const { place, tail } = entries;
  const lines = linesOf(edits) + tail.reduce((sum, { places }) => sum + places.length, 0);
  // loaded entries that were never stored have no snapshot yet
  const isNew = place === null || entries.table !== undefined;
  if (isNew || tail.length + edits.length > MAX_EDITS || lines > MAX_LINES) return newEntries(table);
  return { place, tail: [...tail, ...edits.map(editData)], ...countsOf(table) };
}

/** The entries without the table, as the record stores them. */
export const withoutTable = ({ place, tail, entry_count, uses, use_cases }: PortfolioEntries): PortfolioEntries => ({
  place,
  tail,
  entry_count,
  uses,
  use_cases,
});
