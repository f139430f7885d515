import * as v from "valibot";
import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import { blankColumn, type Column } from "../../../workers/engine/portfolio/column-pieces.ts";
import {
  columnNames,
  mapColumns,
  type ColumnName,
  type EntryColumns,
  type EntryData,
} from "../../../workers/engine/portfolio/entry-columns.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { Owner, RecordTransaction } from "../record-store.ts";

const STORE = "portfolio_entries";

/**
 * Larger snapshots are stored in pieces of this many lines (200 KB): a browser copies a record when it is written, and copying
 * 100,000 lines at once would block a slow page.
 */
const PIECE_LINES = 8192;

const ColumnSchema = v.instance(Uint32Array);
const COLUMNS = {
  ...v.entriesFromList(["useCase", "product", "food", "label"], ColumnSchema),
  quantity: v.instance(Float64Array),
  // absent: no line has this detail
  ...v.entriesFromList(LINE_DETAILS, v.exactOptional(ColumnSchema)),
} satisfies Record<ColumnName, unknown>;
const TEXTS = { ids: v.array(v.string()), labels: v.array(v.string()) };
const PieceSchema = v.object(COLUMNS);
const WholeSchema = v.object({ ...TEXTS, ...COLUMNS });
const LINES = { lines: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 24)) };
const LinesSchema = v.object(LINES);
/** the head record of a snapshot in pieces; each piece has a key of its own with its first line */
const HeadSchema = v.object({ ...TEXTS, ...LINES });

const pieceKey = (place: string, first: number): string => `${place} ${first}`;

function* firstLines(lines: number): Generator<number, void> {
  for (let first = 0; first < lines; first += PIECE_LINES) yield first;
}

const pieceOf = (data: EntryData, first: number): EntryColumns =>
  mapColumns(data, <C extends Column>(column: C) => column.slice(first, first + PIECE_LINES) as C);

/** Writes entries under an unused key. */
export async function writeSnapshot(
  transaction: RecordTransaction,
  owner: Owner,
  place: string,
  table: EntryTable,
): Promise<void> {
  const data = table.data();
  const lines = table.length;
  if (lines <= PIECE_LINES) return transaction.write(STORE, owner, place, data);
  // in sequence, so that each piece is copied in a task of its own
  for (const first of firstLines(lines)) {
    await transaction.write(STORE, owner, pieceKey(place, first), pieceOf(data, first));
  }
  await transaction.write(STORE, owner, place, { ids: data.ids, labels: data.labels, lines });
}

/** Removes the entries under a key, with their pieces; nothing there is no error. */
export async function removeSnapshot(transaction: RecordTransaction, owner: Owner, place: string): Promise<void> {
  const pieces = v.safeParse(LinesSchema, await transaction.read(STORE, owner, place));
  for (const first of firstLines(pieces.success ? pieces.output.lines : 0)) {
    await transaction.write(STORE, owner, pieceKey(place, first), undefined);
  }
  await transaction.write(STORE, owner, place, undefined);
}

/** The entries of a snapshot; null = none, or unreadable. */
export async function readSnapshot(
  transaction: RecordTransaction,
  owner: Owner,
  place: string,
): Promise<EntryTable | null> {
  const stored = await transaction.read(STORE, owner, place);
  const head = v.safeParse(HeadSchema, stored);
  const data = head.success ? await joinedPieces(transaction, owner, place, head.output) : wholeOf(stored);
  try {
    return data && EntryTable.adopt(data);
  } catch {
    return null;
  }
}

const wholeOf = (stored: unknown): EntryData | null => {
  const whole = v.safeParse(WholeSchema, stored);
  return whole.success ? whole.output : null;
};

async function joinedPieces(
  transaction: RecordTransaction,
  owner: Owner,
  place: string,
  { lines, ...texts }: v.InferOutput<typeof HeadSchema>,
): Promise<EntryData | null> {
  let columns: EntryColumns | null = null;
  for (const first of firstLines(lines)) {
    const piece = v.safeParse(PieceSchema, await transaction.read(STORE, owner, pieceKey(place, first)));
    if (!piece.success) return null;
    columns ??= mapColumns(piece.output, (column) => blankColumn(column, lines));
    const length = Math.min(PIECE_LINES, lines - first);
    for (const name of columnNames(columns)) {
      const values = piece.output[name];
      if (values?.length !== length) return null;
      columns[name]?.set(values, first);
    }
  }
  return columns && { ...texts, ...columns };
}
