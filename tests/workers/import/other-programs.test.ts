import { describe, expect, it } from "vitest";
import { readSheet } from "../../../workers/import/read-sheet.ts";
import { SheetFault } from "../../../workers/import/sheet-fault.ts";
import { numberFormat } from "../../../workers/import/workbook/number-format.ts";
import { shownNumber } from "../../../workers/import/workbook/shown-number.ts";
import { odsOf, rawParts, rawXlsx, zip64Of, zipOf, type RawWorkbook } from "./workbooks.ts";

const read = (bytes: Uint8Array<ArrayBuffer>) => readSheet(new Blob([bytes]), {}, () => undefined);
/** The cells below the header, numbers as numbers. */
const cellsOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly (string | number)[])[]> => {
  const { sheet } = await read(bytes);
  return Array.from({ length: sheet.rows }, (_, place) =>
    Array.from({ length: sheet.columns }, (_, column) => {
      const cell = sheet.cell(column, place);
      return sheet.typed(column, cell) ?? sheet.text(column, cell);
    }),
  );
};
const codeOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  try {
    await read(bytes);
    return "read";
  } catch (error) {
    if (error instanceof SheetFault) return error.code;
    throw error;
  }
};

const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const number = (value: number, style = ""): string => `<c${style}><v>${value}</v></c>`;
const row = (...cells: readonly string[]): string => `<row>${cells.join("")}</row>`;
const HEADER = row(inline("Product"), inline("Pieces"));
const plain = (changes: Partial<RawWorkbook> = {}) =>
  rawXlsx({ rows: HEADER + row(inline("Paper cup"), number(500)) + row(inline("Plate"), number(20)), ...changes });
const LINES = [
  ["Paper cup", 500],
  ["Plate", 20],
];

describe("an .xlsx of another program", () => {
  it("is read without references, dimension, styles or shared strings", async () => {
    expect(await cellsOf(plain())).toEqual(LINES);
  });

  it("is read with any part names and any form of relations", async () => {
    for (const changes of [
      { target: "/xl/worksheets/sheet1.xml" },
      { target: "./worksheets/sheet1.xml" },
      { target: "../xl/worksheets/sheet1.xml" },
      { part: "xl/worksheets/purchases.xml", target: "worksheets/purchases.xml" },
      { book: "xl/workbook22.xml" },
      { book: "book/main.xml", target: "/xl/worksheets/sheet1.xml" },
    ]) {
      expect([changes, await cellsOf(plain(changes))]).toEqual([changes, LINES]);
    }
  });

  it("is read as zip64, which streaming writers use for small files, too", async () => {
    const rows = HEADER + row(inline("Paper cup"), number(500)) + row(inline("Plate"), number(20));
    const bytes = zip64Of(rawParts({ rows }));
    expect(await cellsOf(bytes)).toEqual(LINES);
    // a missing directory
    const lost = bytes.slice();
    new DataView(lost.buffer).setUint32(lost.length - 22 - 20 + 8, 0xfffffff0, true);
    expect(await codeOf(lost)).toBe("bad_workbook");
  });

  it("in the strict format has dates of its own type", async () => {
    const bytes = plain({
      rows:
        row(inline("Date"), inline("Product"), inline("Pieces")) +
        row('<c t="d"><v>2025-03-04T00:00:00</v></c>', inline("Plate"), number(7)),
      namespaces: {
        main: "http://purl.oclc.org/ooxml/spreadsheetml/main",
        relations: "http://purl.oclc.org/ooxml/officeDocument/relationships",
      },
    });
    expect(await cellsOf(bytes)).toEqual([["2025-03-04", "Plate", 7]]);
  });

  it("gives whole rich texts with spaces and without phonetic hints", async () => {
    const strings =
      "<si><t>Product</t></si><si><t>Pieces</t></si>" +
      '<si><r><rPr><b/></rPr><t xml:space="preserve">Paper </t></r><r><t>cup</t></r></si>' +
      '<si><t>Plate</t><rPh sb="0" eb="1"><t>pu-re-to</t></rPh></si>';
    const shared = (at: number): string => `<c t="s"><v>${at}</v></c>`;
    const rich = '<c t="inlineStr"><is><r><t xml:space="preserve">Wooden </t></r><r><t>fork</t></r></is></c>';
    const rows =
      row(shared(0), shared(1)) + row(shared(2), number(500)) + row(shared(3), number(20)) + row(rich, number(3));
    expect(await cellsOf(rawXlsx({ rows, strings }))).toEqual([...LINES, ["Wooden fork", 3]]);
  });

  it("supports the 1904 date system, and colours or units in a format make no date", async () => {
    const formats = ["yyyy\\-mm\\-dd", "[Red]#,##0", "0&quot; days&quot;", "0\\ \\d", "[$€-407] #,##0.00", "0%"];
    const styles = `<numFmts>${formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`).join("")}</numFmts><cellXfs>${formats
      .map((_, at) => `<xf numFmtId="${200 + at}"/>`)
      .join("")}</cellXfs>`;
    const rows =
      row(...["Date", "Product", "Pieces", "Days", "More", "Net price", "VAT"].map(inline)) +
      row(
        number(44000, ' s="0"'),
        inline("Plate"),
        number(20, ' s="1"'),
        number(3, ' s="2"'),
        number(4, ' s="3"'),
        number(5.5, ' s="4"'),
        number(0.2, ' s="5"'),
      );
    const properties = '<workbookPr date1904="1"/>';
    expect(await cellsOf(rawXlsx({ rows, styles, properties }))).toEqual([["2024-06-19", "Plate", 20, 3, 4, 5.5, 0.2]]);
    expect((await cellsOf(rawXlsx({ rows, styles })))[0]?.[0]).toBe("2020-06-18");
  });

  it("with chart sheets, hidden sheets and hidden columns gives the sheet with lines", async () => {
    const bytes = plain({
      before: '<cols><col min="2" max="2" hidden="true" width="9"/></cols>',
      others: [
        { name: "Chart", kind: "chartsheet", xml: "<chartsheet/>" },
        {
          name: "Old",
          kind: "worksheet",
          state: "veryHidden",
          xml: `<worksheet><sheetData>${HEADER}${row(inline("Old plate"), number(1))}</sheetData></worksheet>`,
        },
      ],
    });
    const found = await read(bytes);
    expect(found.sheets.map(({ name }) => name)).toEqual(["Old", "Purchases"]);
    expect([found.sheet_name, found.hidden_columns, found.rival_sheets]).toEqual(["Purchases", [1], []]);
    expect(await cellsOf(bytes)).toEqual(LINES);
  });

  it("has its header found below merged titles and groups", async () => {
    const rows =
      row(inline("Purchases 2025")) +
      row("<c/>", inline("Bought"), "<c/>") +
      row(inline("Product"), inline("Cases"), inline("Units per case")) +
      row(inline("Plate"), number(2), number(50));
    const after = '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="B2:C2"/></mergeCells>';
    const { header_row, sheet } = await read(rawXlsx({ rows, after }));
    expect([header_row, sheet.header, sheet.groups]).toEqual([
      3,
      ["Product", "Cases", "Units per case"],
      ["", "Bought", "Bought"],
    ]);
  });

  it("gives values of formulas, and the formula itself if it has no value", async () => {
    const cells = [
      '<c r="B2"><f>5*100</f><v>500</v></c>',
      '<c r="B3" t="str"><f>A1&amp;""</f><v>12</v></c>',
      '<c r="B4" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="B5"><f>C5*2</f><v></v></c>',
      '<c r="B6"><f>C6*2</f></c>',
      '<c r="B7"><f t="shared" si="0"/></c>',
      '<c r="B8" t="b"><v>1</v></c>',
      '<c r="B9" t="inlineStr"><is><t>1,250</t></is></c>',
    ];
    const rows = HEADER + cells.map((cell) => row(inline("Plate"), cell)).join("");
    const values = (await cellsOf(rawXlsx({ rows }))).map(([, value]) => value);
    expect(values).toEqual([500, "12", "#DIV/0!", "=C5*2", "=C6*2", "=", "true", "1,250"]);
  });

  it("reads numbers as returns if their format shows a minus or parentheses", async () => {
    const styles =
      '<numFmts><numFmt numFmtId="200" formatCode="(#,##0)"/><numFmt numFmtId="201" formatCode="#,##0_);\\(#,##0\\)"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="200"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/><xf numFmtId="201"/></cellXfs>';
    const rows =
      HEADER +
      row(inline("Plate"), number(30, ' s="1"')) +
      row(inline("Plate"), number(40, ' s="2"')) +
      row(inline("Plate"), number(-50, ' s="2"')) +
      row(inline("Plate"), number(60));
    expect((await cellsOf(rawXlsx({ rows, styles }))).map(([, value]) => value)).toEqual([-30, 40, -50, 60]);
  });

  it("is read without its macros and links", async () => {
    const more = {
      "xl/vbaProject.bin": "macro",
      "xl/externalLinks/externalLink1.xml": "<externalLink/>",
      "xl/externalLinks/_rels/externalLink1.xml.rels":
        '<Relationships><Relationship Id="rId1" Type="x/externalLinkPath" Target="http://example.test/a.xlsx" TargetMode="External"/></Relationships>',
    };
    expect(await cellsOf(plain({ more }))).toEqual(LINES);
  });
});

it.each([
  ["(0)", true],
  ["-#,##0", true],
  ["0-", true],
  ['"-"0', true],
  ["\\-0", true],
  ["[Red](#,##0);0", true],
  ["#,##0;[Red]-#,##0", false],
  ["#,##0_);(#,##0)", false],
  ["_-* #,##0_-;-* #,##0_-", false],
  ["000-0000", false],
  ["yyyy-mm-dd", false],
  ["[$-409]0", false],
  ['0" (net)"', false],
])("the format %s shows positive numbers as negative: %s", (code, is) => {
  const format = numberFormat(code);
  const stored = typeof format === "string" ? format : shownNumber(12, format(12));
  expect(stored.startsWith("\u0001-12")).toBe(is);
});

const cell = (text: string, type = "string", attributes = ""): string =>
  `<table:table-cell office:value-type="${type}" ${attributes}><text:p>${text}</text:p></table:table-cell>`;
const line = (...cells: readonly string[]): string => `<table:table-row>${cells.join("")}</table:table-row>`;
const table = (rows: string, name = "Compras", style = ""): string =>
  `<table:table table:name="${name}" ${style}>${rows}</table:table>`;
const TOP = line(cell("Product"), cell("Pieces"));

describe("an .ods of another program", () => {
  it("gives values of all types, without notes and drawings", async () => {
    const rows =
      line(...["Product", "Pieces", "Date", "VAT", "Net price", "Paid"].map((name) => cell(name))) +
      line(
        `<table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p></office:annotation><draw:frame><draw:text-box><text:p>a box</text:p></draw:text-box></draw:frame><text:p>Paper<text:s/><text:span>cup</text:span></text:p></table:table-cell>`,
        cell("1.200", "float", 'office:value="1200"'),
        cell("4. März", "date", 'office:date-value="2025-03-04"'),
        cell("20 %", "percentage", 'office:value="0.2"'),
        cell("5,50 €", "currency", 'office:value="5.5" office:currency="EUR"'),
        cell("WAHR", "boolean", 'office:boolean-value="true"'),
      ) +
      line(
        '<table:table-cell office:value-type="string" office:string-value="Plate"/>',
        cell("20", "float", 'office:value="20"'),
      );
    expect(await cellsOf(odsOf(table(rows)))).toEqual([
      ["Paper cup", 1200, "2025-03-04", 0.2, 5.5, "true"],
      ["Plate", 20, "", "", "", ""],
    ]);
  });

  it("has its repeated cells and rows expanded, with a million empty ones", async () => {
    const rows =
      `<table:table-column table:number-columns-repeated="16384"/>${TOP}` +
      line(cell("Plate"), cell("7", "float", 'office:value="7"')) +
      '<table:table-row table:number-rows-repeated="1000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>' +
      `<table:table-row table:number-rows-repeated="2">${cell("Cup")}${cell("5", "float", 'office:value="5"')}<table:table-cell table:number-columns-repeated="16382"/></table:table-row>` +
      '<table:table-row table:number-rows-repeated="1047572"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
    const { sheet } = await read(odsOf(table(rows)));
    expect([0, 1, 2].map((place) => sheet.rowNumber(place))).toEqual([2, 1003, 1004]);
    expect([sheet.rows, sheet.columns]).toEqual([3, 2]);
  });

  it("has its hidden columns reported, and a hidden sheet is chosen last", async () => {
    const styles =
      '<style:style style:name="ta1"><style:table-properties table:display="false"/></style:style><style:style style:name="ta2"><style:table-properties table:display="true"/></style:style>';
    const lines = (name: string): string => TOP + line(cell(name), cell("7", "float", 'office:value="7"'));
    const columns = '<table:table-column/><table:table-column table:visibility="collapse"/>';
    const found = await read(
      odsOf(
        table(lines("Old"), "Old", 'table:style-name="ta1"') +
          table(columns + lines("Plate"), "New", 'table:style-name="ta2"'),
        styles,
      ),
    );
    expect([found.sheet_name, found.rival_sheets, found.hidden_columns]).toEqual(["New", [], [1]]);
  });
});

describe("a file that is not a readable workbook", () => {
  /** A compound file: a header, and a second sector with the names of its streams. */
  const compound = (stream: string): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array(3 * 512);
    const view = new DataView(bytes.buffer);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    view.setUint16(30, 9, true);
    view.setUint32(48, 1, true);
    Array.from(stream).forEach((letter, at) => view.setUint16(2 * 512 + 2 * at, letter.charCodeAt(0), true));
    return bytes;
  };

  it("is rejected: old, binary, encrypted, or of another type", async () => {
    expect(await codeOf(compound("Workbook"))).toBe("not_text");
    expect(await codeOf(compound("EncryptedPackage"))).toBe("encrypted_workbook");
    const locked = '<m:manifest xmlns:m="urn"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>';
    expect(await codeOf(odsOf(table(TOP), "", { "META-INF/manifest.xml": locked }))).toBe("encrypted_workbook");
    const relation = (target: string) => ({
      "_rels/.rels": `<Relationships><Relationship Id="r" Type="x/officeDocument" Target="${target}"/></Relationships>`,
      [target]: "<x/>",
    });
    expect(await codeOf(zipOf(relation("word/document.xml")))).toBe("not_text");
    expect(await codeOf(zipOf(relation("xl/workbook.bin")))).toBe("not_text");
    expect(await codeOf(zipOf({ "xl/workbook.xml": "<workbook/>" }))).toBe("bad_workbook");
  });

  it("an old manifest with a document type is accepted", async () => {
    const manifest =
      '<!DOCTYPE manifest:manifest PUBLIC "-//OpenOffice.org//DTD Manifest 1.0//EN" "Manifest.dtd"><manifest/>';
    const rows = TOP + line(cell("Plate"), cell("7", "float", 'office:value="7"'));
    expect(await cellsOf(odsOf(table(rows), "", { "META-INF/manifest.xml": manifest }))).toEqual([["Plate", 7]]);
  });
});
