import { writeXlsx } from "hucre/xlsx";
import { deflateRawSync, crc32 } from "node:zlib";

/** The same as `zipOf` in zip64 form, with all sizes and offsets in 64-bit fields, as streaming writers do. */
export function zip64Of(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const zip = Buffer.from(zipOf(parts));
  const end = zip.length - 22;
  const start = zip.readUInt32LE(end + 16);
  const pieces: Buffer[] = [];
  for (let at = start; at < end;) {
    const name = zip.readUInt16LE(at + 28);
    const entry = Buffer.from(zip.subarray(at, at + 46 + name));
    const extra = Buffer.alloc(28);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    for (const [which, place] of [24, 20, 42].entries()) {
      extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(place)), 4 + 8 * which);
      entry.writeUInt32LE(0xffffffff, place);
    }
    entry.writeUInt16LE(extra.length, 30);
    pieces.push(entry, extra);
    at += 46 + name;
  }
  const directory = Buffer.concat(pieces);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(Object.keys(parts).length), 24);
  record.writeBigUInt64LE(BigInt(Object.keys(parts).length), 32);
  record.writeBigUInt64LE(BigInt(directory.length), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + directory.length), 8);
  locator.writeUInt32LE(1, 16);
  const tail = Buffer.alloc(22);
  tail.writeUInt32LE(0x06054b50, 0);
  tail.writeUInt16LE(0xffff, 8);
  tail.writeUInt16LE(0xffff, 10);
  tail.writeUInt32LE(0xffffffff, 12);
  tail.writeUInt32LE(0xffffffff, 16);
  return new Uint8Array(Buffer.concat([zip.subarray(0, start), directory, record, locator, tail]));
}

/** A compressed zip file of these parts; `claim` replaces the announced unpacked size of a part. */
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

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = (list: readonly (readonly [id: string, kind: string, target: string])[], types = RELATIONS): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${types}/${kind}" Target="${target}"/>`)
    .join("")}</Relationships>`;

/** The parts of every Office file: content types and the relation to the main part. */
export const PACKAGE = {
  "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  "_rels/.rels": relations([["rId1", "officeDocument", "xl/workbook.xml"]]),
};

/** Variations of an .xlsx by other programs. */
export interface RawWorkbook {
  /** rows of the sheet, as XML */
  readonly rows: string;
  /** XML before and after the rows */
  readonly before?: string;
  readonly after?: string;
  readonly strings?: string;
  readonly styles?: string;
  readonly properties?: string;
  /** other sheets: relation target and part */
  readonly others?: readonly {
    readonly name: string;
    readonly kind: string;
    readonly state?: string;
    readonly xml: string;
  }[];
  /** part names and relation targets */
  readonly book?: string;
  readonly target?: string;
  readonly part?: string;
  readonly namespaces?: { readonly main: string; readonly relations: string };
  readonly more?: Readonly<Record<string, string>>;
}

/** An .xlsx built from single parts. */
export const rawXlsx = (raw: RawWorkbook): Uint8Array<ArrayBuffer> => zipOf(rawParts(raw));

/** The parts of such an .xlsx, by name. */
export function rawParts(raw: RawWorkbook): Readonly<Record<string, string>> {
  const { book = "xl/workbook.xml", target = "worksheets/sheet1.xml", part = "xl/worksheets/sheet1.xml" } = raw;
  const { main, relations: types } = raw.namespaces ?? { main: MAIN, relations: RELATIONS };
  const others = raw.others ?? [];
  const folder = book.slice(0, book.lastIndexOf("/"));
  const sheets = others.map(
    ({ name, state = "visible" }, at) =>
      `<sheet name="${name}" sheetId="${at + 2}" state="${state}" r:id="rIdO${at}"/>`,
  );
  return {
    ...PACKAGE,
    "_rels/.rels": relations([["rId1", "officeDocument", `/${book}`]], types),
    [book]: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook xmlns="${main}" xmlns:r="${types}">${raw.properties ?? ""}<sheets>${sheets.join("")}<sheet name="Purchases" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    [`${folder}/_rels/${book.slice(folder.length + 1)}.rels`]: relations(
      [
        ["rId1", "worksheet", target],
        ...others.map(({ kind }, at) => [`rIdO${at}`, kind, `other${at}.xml`] as const),
        ...(raw.strings === undefined ? [] : [["rIdS", "sharedStrings", "sharedStrings.xml"] as const]),
        ...(raw.styles === undefined ? [] : [["rIdF", "styles", "styles.xml"] as const]),
      ],
      types,
    ),
    ...(raw.strings === undefined
      ? {}
      : { [`${folder}/sharedStrings.xml`]: `<sst xmlns="${main}">${raw.strings}</sst>` }),
    ...(raw.styles === undefined
      ? {}
      : { [`${folder}/styles.xml`]: `<styleSheet xmlns="${main}">${raw.styles}</styleSheet>` }),
    ...Object.fromEntries(others.map(({ xml }, at) => [`${folder}/other${at}.xml`, xml])),
    [part]: `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}">${raw.before ?? ""}<sheetData>${raw.rows}</sheetData>${raw.after ?? ""}</worksheet>`,
    ...raw.more,
  };
}

/** An .ods with these tables (XML). */
export const odsOf = (
  tables: string,
  styles = "",
  more: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> =>
  zipOf({
    ...more,
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
  });
