import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { newId } from "../new-id.ts";

/** The entries of a portfolio: where they lie, how many they are and, where they were read, the entries themselves. */
export interface PortfolioEntries {
  /** the packed entries beside the record, other entries another place; null = still on the server only */
  readonly place: string | null;
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

/** New entries: they are written with the record that names them. */
export const entriesAtHand = (table: EntryTable): PortfolioEntries & { readonly place: string } => ({
  place: newId(),
  entry_count: table.length,
  uses: table.uses,
  use_cases: table.useCases.length,
  table,
});

/** The server has them, this browser does not. */
export const isOnServerOnly = ({ place }: PortfolioEntries): boolean => place === null;

/** Without the table: what is stored within the record. */
export const withoutTable = ({ place, entry_count, uses, use_cases }: PortfolioEntries): PortfolioEntries => ({
  place,
  entry_count,
  uses,
  use_cases,
});
