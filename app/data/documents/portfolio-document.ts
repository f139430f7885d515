import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import { editData, linesOf, type EntryEdit, type EntryEditData } from "../../../workers/engine/portfolio/entry-edit.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { newId } from "../new-id.ts";

/**
 * The entries of a portfolio: a snapshot beside the record, the edits since then within it, and, where they were read,
 * the entries themselves. An edit of 100,000 lines so writes a few bytes.
 */
export interface PortfolioEntries {
  /** the snapshot, never changed: other entries get another place; null = still on the server only */
  readonly place: string | null;
  /** made on the snapshot, in their order; only ever added to */
  readonly tail: readonly EntryEditData[];
  readonly entry_count: number;
  /** Σ quantity; null = not known before the entries are fetched */
  readonly uses: number | null;
  /** different use cases; null = not known before the entries are fetched */
  readonly use_cases: number | null;
  /** at hand only while it is worked with */
  readonly table?: EntryTable;
}

export interface PortfolioDocument {
  readonly portfolio: PortfolioHead;
  readonly entries: PortfolioEntries;
}

/** Edits, and lines in them, from which on a new snapshot is cheaper to read. */
const MOST_EDITS = 64;
const MOST_LINES = 4096;

export const countsOf = (table: EntryTable) => ({
  entry_count: table.length,
  uses: table.uses,
  use_cases: differentNumbers(table.columns.useCase).length,
});

/** New entries: their snapshot is written with the record that names them. */
export const entriesAtHand = (table: EntryTable): PortfolioEntries => ({
  place: newId(),
  tail: [],
  ...countsOf(table),
  table,
});

/** The server has them, this browser does not. */
export const isOnServerOnly = ({ place }: PortfolioEntries): boolean => place === null;

/** Names the entries as they are: equal texts, equal entries. null = they are not here. */
export const stateOf = ({ place, tail }: Pick<PortfolioEntries, "place" | "tail">): string | null =>
  place === null ? null : `${place} ${tail.length}`;

/** Stored entries after edits; `table` = what comes of them. */
export function editedEntries(
  entries: PortfolioEntries,
  edits: readonly EntryEdit[],
  table: EntryTable,
): PortfolioEntries {
  const { place, tail } = entries;
  const lines = linesOf(edits) + tail.reduce((sum, { places }) => sum + places.length, 0);
  // what is at hand without having been stored has no snapshot yet
  const isNew = place === null || entries.table !== undefined;
  if (isNew || tail.length + edits.length > MOST_EDITS || lines > MOST_LINES) return entriesAtHand(table);
  return { place, tail: [...tail, ...edits.map(editData)], ...countsOf(table) };
}

/** Without the table: what is stored within the record. */
export const withoutTable = ({ place, tail, entry_count, uses, use_cases }: PortfolioEntries): PortfolioEntries => ({
  place,
  tail,
  entry_count,
  uses,
  use_cases,
});
