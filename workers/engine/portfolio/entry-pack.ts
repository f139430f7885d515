import { entryItems } from "./entry-items.ts";
import { EntryTable } from "./entry-table.ts";
import { ByteReader } from "./byte-reader.ts";
import { ByteWriter } from "./byte-writer.ts";

/** The first byte; another layout gets another number. */
const LAYOUT = 1;
/**
 * A table as bytes to be stored: 3 to 5 a line over a usual assortment, and the texts once. Lines keep their order;
 * each names its combination of use case, product and food by the distance to the one before, in order of first sight.
 */
export function packEntries(table: EntryTable): Uint8Array<ArrayBuffer> {
  const { ids, labels, useCase, product, food, label, quantity } = table.data();
  const bytes = new ByteWriter();
  bytes.byte(LAYOUT);
  for (const texts of [ids, labels]) {
    bytes.whole(texts.length);
    for (const text of texts) bytes.text(text);
  }

  const { parts, item } = entryItems({ useCase, product, food });
  bytes.whole(parts.length);
  for (const number of parts) bytes.whole(number);

  bytes.whole(table.length);
  bytes.distances(item);
  const labelled = label.some((number) => number > 0);
  bytes.byte(labelled ? 1 : 0);
  if (labelled) bytes.distances(label);
  bytes.amounts(quantity);
  return bytes.taken();
}

/** Throws RangeError for bytes that packEntries did not write. */
export function unpackEntries(packed: Uint8Array): EntryTable {
  const bytes = new ByteReader(packed);
  const layout = bytes.byte();
  if (layout !== LAYOUT) throw new RangeError(`entries of layout ${layout}`);
  const list = <T>(read: () => T): T[] => {
    const values: T[] = [];
    for (let left = bytes.whole(); left > 0; left--) values.push(read());
    return values;
  };
  const [ids, labels] = [list(() => bytes.text()), list(() => bytes.text())];
  const items = list(() => bytes.whole());
  const length = bytes.whole();
  if (length > packed.length) throw new RangeError(`${length} lines in ${packed.length} bytes`);
  const item = bytes.distances(length);
  const part = (field: number): Uint32Array => item.map((number) => items[number * 3 + field] ?? ids.length);
  const label = bytes.byte() === 1 ? bytes.distances(length) : new Uint32Array(length);
  const quantity = bytes.amounts(length);
  if (!bytes.atEnd) throw new RangeError("bytes are left over");
  return EntryTable.adopt({ ids, labels, useCase: part(0), product: part(1), food: part(2), label, quantity });
}
