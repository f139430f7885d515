import { SheetFault } from "../sheet-fault.ts";

/** Limit in bytes for all unpacked parts: enough for a million rows of ten columns, too little for a zip bomb. */
export const MAX_UNPACKED = 800 * 2 ** 20;
/** Maximum compression ratio of parts larger than SMALL; only zip bombs exceed it. */
const MAX_RATIO = 250;
const SMALL = 16 * 2 ** 20;
const MAX_ENTRIES = 10_000;
/** Maximum packed bytes of an empty part. */
const EMPTY = 16;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Bytes of the end record and the longest comment after it. */
const TAIL = 22 + 0xffff;

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  /** announced unpacked size in bytes; reading more than that is a fault */
  readonly unpacked: number;
  readonly offset: number;
}

const bad = (detail: string): SheetFault => new SheetFault("bad_workbook", detail);
const viewOf = async (source: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await source.slice(from, to).arrayBuffer());

/** Placeholder for a value in the zip64 fields, which streaming writers use for every part. */
const IN_ZIP64 = 0xffffffff;
const COUNT_IN_ZIP64 = 0xffff;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const EXTRA_64 = 1;

/** A 64-bit unsigned integer; Infinity beyond the safe integers. */
const longAt = (view: DataView, at: number): number => {
  const value = view.getBigUint64(at, true);
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Infinity : Number(value);
};

/** Number of entries, size and offset of the central directory. */
async function directoryOf(
  source: Blob,
  tail: DataView,
  end: number,
): Promise<{ readonly count: number; readonly size: number; readonly start: number }> {
  const count = tail.getUint16(end + 10, true);
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (count !== COUNT_IN_ZIP64 && size !== IN_ZIP64 && start !== IN_ZIP64) return { count, size, start };
  const locator = end - 20;
  if (locator < 0 || tail.getUint32(locator, true) !== LOCATOR_64) throw bad("no directory of 64 bits");
  const at = longAt(tail, locator + 8);
  if (at + 56 > source.size) throw bad("a directory of 64 bits outside the file");
  const record = await viewOf(source, at, at + 56);
  if (record.getUint32(0, true) !== END_64) throw bad("a broken directory of 64 bits");
  return { count: longAt(record, 32), size: longAt(record, 40), start: longAt(record, 48) };
}

/** Unpacked size, packed size and offset of a part; zip64 values are in its extra field, in this order. */
function placesOf(directory: DataView, at: number, name: number, extra: number): readonly [number, number, number] {
  const places = [24, 20, 42].map((place) => directory.getUint32(at + place, true));
  let field = at + 46 + name;
  const end = Math.min(field + extra, directory.byteLength);
  while (places.includes(IN_ZIP64) && field + 4 <= end) {
    const [id, size] = [directory.getUint16(field, true), directory.getUint16(field + 2, true)];
    let value = field + 4;
    field = value + size;
    if (id !== EXTRA_64) continue;
    for (const [which, place] of places.entries()) {
      if (place !== IN_ZIP64 || value + 8 > Math.min(field, end)) continue;
      places[which] = longAt(directory, value);
      value += 8;
    }
  }
  return places as [number, number, number];
}

/** The parts of a zip file by its central directory. @throws SheetFault for damage and for zip bombs */
export async function zipEntries(source: Blob): Promise<readonly ZipEntry[]> {
  const from = Math.max(0, source.size - TAIL);
  const tail = await viewOf(source, from, source.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end--;
  if (end < 0) throw bad("no directory");
  const { count, size, start } = await directoryOf(source, tail, end);
  if (count > MAX_ENTRIES || start + size > source.size) throw bad("a directory that is larger than the file");
  const directory = await viewOf(source, start, start + size);
  const entries: ZipEntry[] = [];
  const names = new TextDecoder();
  for (let at = 0, n = 0; n < count; n++) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== ENTRY) throw bad("a broken directory");
    const [name, extra] = [directory.getUint16(at + 28, true), directory.getUint16(at + 30, true)];
    if (at + 46 + name > directory.byteLength) throw bad("a broken directory");
    const [unpacked, packed, offset] = placesOf(directory, at, name, extra);
    entries.push({
      name: names.decode(new Uint8Array(directory.buffer, at + 46, name)),
      method: directory.getUint16(at + 10, true),
      packed,
      unpacked,
      offset,
    });
    at += 46 + name + extra + directory.getUint16(at + 32, true);
  }
  refuseBombs(entries);
  return entries;
}

function refuseBombs(entries: readonly ZipEntry[]): void {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const isBomb = entries.some(
    ({ packed, unpacked }) => (unpacked > SMALL && unpacked > packed * MAX_RATIO) || (packed > EMPTY && unpacked === 0),
  );
  if (unpacked > MAX_UNPACKED || isBomb) throw new SheetFault("workbook_too_large", String(unpacked));
}

/** The unpacked bytes of a part; the stream fails with a SheetFault if it unpacks to more than announced. */
export async function unpackedStream(source: Blob, entry: ZipEntry): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const local = await viewOf(source, entry.offset, entry.offset + 30);
  if (local.byteLength < 30 || local.getUint32(0, true) !== LOCAL) throw bad("a part that is not there");
  const start = entry.offset + 30 + local.getUint16(26, true) + local.getUint16(28, true);
  const packed = source.slice(start, start + entry.packed).stream();
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw bad(`method ${entry.method}`);
  let left = entry.unpacked;
  return packed.pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (bytes, out) => {
        left -= bytes.length;
        if (left < 0) throw new SheetFault("workbook_too_large", entry.name);
        out.enqueue(bytes);
      },
    }),
  );
}
