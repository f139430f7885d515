import { applyEdits, editOf } from "../../../workers/engine/portfolio/entry-edit.ts";
import { joinedParts } from "../../../workers/engine/portfolio/entry-part.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { Owner, RecordTransaction } from "../record-store.ts";
import type { SyncRecord } from "../sync/sync-record.ts";
import type { DocumentParts } from "./document-kind.ts";
import { portfolioBody } from "./portfolio-body.ts";
import { readSnapshot, removeSnapshot, writeSnapshot } from "./portfolio-snapshot.ts";
import { withoutTable, type PortfolioDocument, type PortfolioEntries } from "./portfolio-document.ts";
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

/** The snapshots of a record as read. Loaded entries come from an older format and have none yet. */
const writtenPlaces = (record: PortfolioRecord | null): ReadonlySet<string> =>
  new Set(entriesOf(record).flatMap(({ place, table }) => (table === undefined && place !== null ? [place] : [])));

/** A snapshot with its later edits applied; null if they do not fit. */
function withTail(snapshot: EntryTable | null, tail: PortfolioEntries["tail"]): EntryTable | null {
  if (snapshot === null || tail.length === 0) return snapshot;
  try {
    return applyEdits(snapshot, tail.map(editOf)).table;
  } catch {
    return null;
  }
}

/** The entries of a stored document, read in its transaction; null if they cannot be read. */
export async function readEntries(
  transaction: RecordTransaction,
  owner: Owner,
  { place, tail, table }: PortfolioEntries,
): Promise<EntryTable | null> {
  if (table !== undefined) return table;
  return place === null ? null : withTail(await readSnapshot(transaction, owner, place), tail);
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
 * Snapshots never change: other entries are written under another key, and a snapshot that no copy refers to any more is
 * removed. This way the copies of a record share snapshots.
 */
export const portfolioParts: DocumentParts<PortfolioDocument> = {
  store: "portfolio_entries",
  body: portfolioBody,
  valueOf: portfolioValue,
  joined: () => {
    const lines = joinedParts();
    return { add: (part) => lines.add(part), value: () => ({ products: lines.table() }) };
  },
  keep: async (transaction, owner, before, after) => {
    const written = writtenPlaces(before);
    const needed = new Map(entriesOf(after).map((entries) => [entries.place, entries.table]));
    for (const [place, table] of needed) {
      if (place === null || table === undefined || written.has(place)) continue;
      await writeSnapshot(transaction, owner, place, table);
    }
    for (const place of written) {
      if (!needed.has(place)) await removeSnapshot(transaction, owner, place);
    }
    return after && eachCopy(after, async (copy) => ({ ...copy, entries: withoutTable(copy.entries) }));
  },
  fill: async (transaction, owner, record) => {
    const snapshots = new Map<string, EntryTable | null>();
    const filled = async (entries: PortfolioEntries): Promise<PortfolioEntries> => {
      const { place, tail, table: atHand } = entries;
      if (place === null || atHand !== undefined) return entries;
      if (!snapshots.has(place)) snapshots.set(place, await readSnapshot(transaction, owner, place));
      const table = withTail(snapshots.get(place) ?? null, tail);
      return table === null ? entries : { ...entries, table };
    };
    return eachCopy(record, async (copy) => ({ ...copy, entries: await filled(copy.entries) }));
  },
};
