import { writeXlsx } from "hucre/xlsx";
import { deflateRawSync, crc32 } from "node:zlib";

/** A zip file of these parts, packed; `claim` is the unpacked size that it says of a part instead of the true one. */
export function zipOf(
  parts: Readonly<Record<string, string | Uint8Array>>,
  claim: Readonly<Record<string, number>> = {},
): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const label = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(bytes), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(claim[name] ?? bytes.length, 8);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    sizes.copy(local, 14);
    local.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    sizes.copy(entry, 16);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(offset, 42);
    pieces.push(local, label, packed);
    directory.push(entry, label);
    offset += local.length + label.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...pieces, ...directory, end]));
}

/** An .xlsx with these sheets. */
export async function xlsxOf(
  sheets: readonly {
    readonly name: string;
    readonly rows: (string | number | Date | null)[][];
    readonly hidden?: boolean;
  }[],
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, rows, hidden }) => ({ name, rows, ...(hidden === true ? { hidden } : {}) })),
  });
  return new Uint8Array(bytes);
}

/** An .ods whose content has these tables, as XML. */
export const odsOf = (tables: string): Uint8Array<ArrayBuffer> =>
  zipOf({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });
