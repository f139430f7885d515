import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { Owner, RecordTransaction } from "../record-store.ts";
import type { SyncRecord } from "../sync/sync-record.ts";
import type { DocumentParts } from "./document-kind.ts";
import { portfolioBody } from "./portfolio-body.ts";
import { readColumns, removeColumns, writeColumns } from "./portfolio-columns.ts";
import { isOnServerOnly, withoutTable, type PortfolioDocument, type PortfolioEntries } from "./portfolio-document.ts";
import { slicedEntries } from "../../../workers/sliced-entries.ts";

/** The value of a portfolio's JSON text; a table in place of `products` if they are many. Throws SyntaxError. */
export async function portfolioValue(text: string, sliceFrom?: number): Promise<unknown> {
  const { value, table } = await slicedEntries(text, sliceFrom === undefined ? {} : { sliceFrom });
  return table === null ? value : { ...Object(value), products: table };
}

type PortfolioRecord = SyncRecord<PortfolioDocument>;

async function eachCopy(
  record: PortfolioRecord,
  change: (copy: PortfolioDocument) => Promise<PortfolioDocument>,
): Promise<PortfolioRecord> {
  const changed = async (copy: PortfolioDocument | null) => (copy === null ? null : change(copy));
  const { document, sync } = record;
  const conflict = sync?.conflict;
  return {
    ...record,
    document: await changed(document),
    sync: sync && {
      ...sync,
      base: await changed(sync.base),
      sent: await changed(sync.sent),
      conflict: conflict ? { ...conflict, theirs: await changed(conflict.theirs) } : null,
    },
  };
}

const copiesOf = ({ document, sync }: PortfolioRecord): readonly PortfolioDocument[] =>
  [document, sync?.base, sync?.sent, sync?.conflict?.theirs].flatMap((copy) => copy ?? []);

const entriesOf = (record: PortfolioRecord | null): readonly PortfolioEntries[] =>
  record === null ? [] : copiesOf(record).map(({ entries }) => entries);

/** The keys of the columns of a record as read. Loaded entries come from an older format and have none yet. */
const writtenPlaces = (record: PortfolioRecord | null): ReadonlySet<string> =>
  new Set(entriesOf(record).flatMap(({ place, table }) => (table === undefined && place !== null ? [place] : [])));

/** The entries of a stored document, read in its transaction; null if they cannot be read. */
export async function readEntries(
  transaction: RecordTransaction,
  owner: Owner,
  { place, table }: PortfolioEntries,
): Promise<EntryTable | null> {
  if (table !== undefined) return table;
  return place === null ? null : readColumns(transaction, owner, place);
}

/** The same for an edit: throws if the entries cannot be read. */
export async function tableOf(
  transaction: RecordTransaction,
  owner: Owner,
  entries: PortfolioEntries,
): Promise<EntryTable> {
  const table = await readEntries(transaction, owner, entries);
  if (table === null) throw new Error("the entries cannot be read");
  return table;
}

/**
 * Columns never change: other entries are written under another key, and columns that no copy refers to any more are removed.
 * This way the copies of a record share columns, and an edit writes them once.
 */
export const portfolioParts: DocumentParts<PortfolioDocument> = {
  store: "portfolio_entries",
  isListed: ({ entries }) => isOnServerOnly(entries),
  body: portfolioBody,
  valueOf: portfolioValue,
  keep: async (transaction, owner, before, after) => {
    const written = writtenPlaces(before);
    const needed = new Map(entriesOf(after).map((entries) => [entries.place, entries.table]));
    for (const [place, table] of needed) {
      if (place === null || table === undefined || written.has(place)) continue;
      await writeColumns(transaction, owner, place, table);
    }
    for (const place of written) {
      if (!needed.has(place)) await removeColumns(transaction, owner, place);
    }
    return after && eachCopy(after, async (copy) => ({ ...copy, entries: withoutTable(copy.entries) }));
  },
  fill: async (transaction, owner, record) => {
    const tables = new Map<string, EntryTable | null>();
    const filled = async (entries: PortfolioEntries): Promise<PortfolioEntries> => {
      const { place } = entries;
      if (place === null || entries.table !== undefined) return entries;
      if (!tables.has(place)) tables.set(place, await readColumns(transaction, owner, place));
      const table = tables.get(place) ?? null;
      return table === null ? entries : { ...entries, table };
    };
    return eachCopy(record, async (copy) => ({ ...copy, entries: await filled(copy.entries) }));
  },
};
