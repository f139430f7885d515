import * as v from "valibot";
import { BODY_LIMITS, PORTFOLIO_ENTRIES } from "../../../edge-api/contract/limits.ts";
import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import type { ColumnName } from "../../../workers/engine/portfolio/line-columns.ts";
import { productsText } from "../../../workers/engine/portfolio/line-json.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { slicedEntries } from "../../../workers/sliced-entries.ts";
import { gzipPieces } from "../gzip-pieces.ts";
import { failed, ok, type Outcome } from "../outcome.ts";
import type { Owner, RecordTransaction } from "../record-store.ts";
import type { SyncRecord } from "../sync/sync-record.ts";
import type { RequestBody } from "../http.ts";
import type { DocumentParts } from "./document-kind.ts";
import { isOnServerOnly, type PortfolioDocument, type PortfolioEntries, withoutTable } from "./portfolio-document.ts";

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
): Promise<LineTable | null> {
  if (table !== undefined) return table;
  return place === null ? null : readColumns(transaction, owner, place);
}

/** The same for an edit: throws if the entries cannot be read. */
export async function tableOf(
  transaction: RecordTransaction,
  owner: Owner,
  entries: PortfolioEntries,
): Promise<LineTable> {
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
    const tables = new Map<string, LineTable | null>();
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

/** Shorter texts are not compressed. */
const PLAIN_CHARACTERS = 32 * 1024;

function* piecesOf({ portfolio, entries }: PortfolioDocument, withPlaces = true): Generator<string, void> {
  yield `${JSON.stringify(portfolio).slice(0, -1)},"products":`;
  if (entries.table !== undefined) yield* productsText(entries.table, withPlaces);
  yield "}";
}

/** The request body of a portfolio, made in slices. `too_large` = the server does not take this size; the portfolio stays here. */
async function portfolioBody(document: PortfolioDocument): Promise<Outcome<RequestBody>> {
  const { entry_count, table } = document.entries;
  if (table === undefined) return failed("storage_unavailable", "the entries cannot be read");
  if (entry_count > PORTFOLIO_ENTRIES) return failed("too_large", `${entry_count} entries`);
  if (entry_count < PLAIN_CHARACTERS / 128) {
    const body = [...piecesOf(document)].join("");
    if (body.length <= PLAIN_CHARACTERS) return ok({ body, packed: false });
  }
  const { wire } = BODY_LIMITS.portfolio;
  let { bytes: body } = await gzipPieces(piecesOf(document));
  // better stored without the order of lines than not at all
  if (body.byteLength > wire) ({ bytes: body } = await gzipPieces(piecesOf(document, false)));
  return body.byteLength > wire ? failed("too_large", `${body.byteLength} bytes`) : ok({ body, packed: true });
}

const STORE = "portfolio_entries";

const NumbersSchema = v.instance(Uint32Array);
const COLUMNS = {
  ...v.entriesFromList(["useCase", "product", "food", "label"], NumbersSchema),
  quantity: v.instance(Float64Array),
  // absent: no line has this detail
  ...v.entriesFromList(LINE_DETAILS, v.exactOptional(NumbersSchema)),
} satisfies Record<ColumnName, unknown>;
const TableSchema = v.object({ ids: v.array(v.string()), labels: v.array(v.string()), ...COLUMNS });

/** Writes the entries of a portfolio under an unused key. */
export const writeColumns = (
  transaction: RecordTransaction,
  owner: Owner,
  place: string,
  table: LineTable,
): Promise<void> => transaction.write(STORE, owner, place, table.data());

/** Removes the entries under a key; nothing there is no error. */
export const removeColumns = (transaction: RecordTransaction, owner: Owner, place: string): Promise<void> =>
  transaction.write(STORE, owner, place, undefined);

/** The entries under a key; null = none, or unreadable. */
export async function readColumns(
  transaction: RecordTransaction,
  owner: Owner,
  place: string,
): Promise<LineTable | null> {
  const stored = v.safeParse(TableSchema, await transaction.read(STORE, owner, place));
  try {
    return stored.success ? LineTable.adopt(stored.output) : null;
  } catch {
    return null;
  }
}
