import { packEntries, unpackEntries } from "../../../workers/engine/portfolio/entry-pack.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { Owner, RecordTransaction } from "../record-store.ts";
import type { SyncRecord } from "../sync/sync-record.ts";
import type { DocumentParts } from "./document-kind.ts";
import { portfolioBody } from "./portfolio-body.ts";
import { withoutTable, type PortfolioDocument, type PortfolioEntries } from "./portfolio-document.ts";

const STORE = "portfolio_entries";

type PortfolioRecord = SyncRecord<PortfolioDocument>;

/** Every copy of a record through one change. */
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

/** Of a record as it was read: entries at hand came with an older format and have not been written. */
const writtenPlaces = (record: PortfolioRecord | null): ReadonlySet<string> =>
  new Set(entriesOf(record).flatMap(({ place, table }) => (table === undefined && place !== null ? [place] : [])));

/** The packed entries at a place; null where nothing is, or nothing that can be read. */
export async function readEntries(
  transaction: RecordTransaction,
  owner: Owner,
  place: string,
): Promise<EntryTable | null> {
  const packed = await transaction.read(STORE, owner, place);
  if (!(packed instanceof Uint8Array)) return null;
  try {
    return unpackEntries(packed);
  } catch {
    return null;
  }
}

/** The entries of a stored document, within its transaction. Throws where they cannot be read. */
export async function tableOf(
  transaction: RecordTransaction,
  owner: Owner,
  { place, table }: PortfolioEntries,
): Promise<EntryTable> {
  const read = table ?? (place === null ? null : await readEntries(transaction, owner, place));
  if (read === null) throw new Error("the entries cannot be read");
  return read;
}

/**
 * Packed entries are never changed: an edit writes new ones under a new place and lets go of the old. So the copies of
 * a record share what they have in common, and a tab knows by the place alone whether its entries are the stored ones.
 */
export const portfolioParts: DocumentParts<PortfolioDocument> = {
  store: STORE,
  body: portfolioBody,
  keep: async (transaction, owner, before, after) => {
    const written = writtenPlaces(before);
    const needed = new Map(entriesOf(after).map((entries) => [entries.place, entries.table]));
    for (const [place, table] of needed) {
      if (place === null || table === undefined || written.has(place)) continue;
      await transaction.write(STORE, owner, place, packEntries(table));
    }
    for (const place of written) {
      if (!needed.has(place)) await transaction.write(STORE, owner, place, undefined);
    }
    return after && eachCopy(after, async (copy) => ({ ...copy, entries: withoutTable(copy.entries) }));
  },
  fill: async (transaction, owner, record) => {
    const tables = new Map<string, EntryTable | null>();
    const filled = async (entries: PortfolioEntries): Promise<PortfolioEntries> => {
      const { place } = entries;
      if (place === null) return entries;
      if (!tables.has(place)) tables.set(place, await readEntries(transaction, owner, place));
      const table = tables.get(place) ?? null;
      return table === null ? entries : { ...entries, table };
    };
    return eachCopy(record, async (copy) => ({ ...copy, entries: await filled(copy.entries) }));
  },
};
