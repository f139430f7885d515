import type { PortfolioHead } from "../../../edge-api/contract/portfolio.ts";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { newId } from "../plain-json.ts";

/** The entries of a portfolio: the key of their columns, which are stored apart from the head, and, once read, the entries themselves. */
export interface PortfolioEntries {
  /** the key of the columns, which never change: equal keys mean equal entries; null = still on the server only */
  readonly place: string | null;
  readonly entry_count: number;
  /** sum of the quantities; null = unknown before the entries are fetched */
  readonly uses: number | null;
  /** number of use cases; null = unknown before the entries are fetched */
  readonly use_cases: number | null;
  /** loaded only while it is worked with */
  readonly table?: LineTable;
}

export interface PortfolioDocument {
  readonly portfolio: PortfolioHead;
  readonly entries: PortfolioEntries;
}

/** The numbers of a table that the record stores in addition to its entries. */
export const countsOf = (table: LineTable) => ({
  entry_count: table.length,
  uses: table.uses,
  use_cases: differentNumbers(table.columns.useCase).length,
});

/** New entries; their columns are written together with the head. */
export const newEntries = (table: LineTable): PortfolioEntries => ({
  place: newId(),
  ...countsOf(table),
  table,
});

/** Whether the entries are on the server and not in this browser. */
export const isOnServerOnly = ({ place }: PortfolioEntries): boolean => place === null;

/** The entries without the table, as the record stores them. */
export const withoutTable = ({ place, entry_count, uses, use_cases }: PortfolioEntries): PortfolioEntries => ({
  place,
  entry_count,
  uses,
  use_cases,
});
