import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { runToEnd } from "../../../workers/engine/portfolio/steps.ts";
import { csvLine } from "../../../workers/export/csv-cell.ts";
import { xlsxFileSteps } from "../../../workers/export/xlsx-file.ts";
import { halfConverted } from "../../../workers/import/dates/day-text.ts";
import type { SheetOptions } from "../../../workers/import/import-settings.ts";
import { readSheet } from "../../../workers/import/read-sheet.ts";
import { SheetFault } from "../../../workers/import/sheet-fault.ts";
import { opened } from "./sheets.ts";
import { odsOf, rawXlsx } from "./workbooks.ts";

const read = (content: BlobPart, options: SheetOptions = {}) =>
  readSheet(new Blob([content]), options, () => undefined);
const rowsOf = async (content: BlobPart, options: SheetOptions = {}) => {
  const { sheet } = await read(content, options);
  return Array.from({ length: sheet.rows }, (_, place) =>
    Array.from({ length: sheet.columns }, (_, column) => sheet.text(column, sheet.cell(column, place))),
  );
};
const kindOf = async (content: BlobPart): Promise<string> => {
  try {
    await read(content);
    return "read";
  } catch (error) {
    if (error instanceof SheetFault) return error.message;
    throw error;
  }
};

describe("quotation marks", () => {
  it.each([
    [
      "an inch mark behind a quoted text",
      'A,B\n"Plate 9"",500\n"Bowl",300',
      [
        ['Plate 9"', "500"],
        ["Bowl", "300"],
      ],
      [2],
    ],
    [
      "marks around a word",
      'A\tB\n"Eco" fork\t5\n"Bio" knife\t6',
      [
        ['"Eco" fork', "5"],
        ['"Bio" knife', "6"],
      ],
      [2, 3],
    ],
    [
      "a blank before the mark",
      'A, B\n"Cup, hot", "5"\n"Fork, wood" , 6',
      [
        ["Cup, hot", "5"],
        ["Fork, wood", "6"],
      ],
      [],
    ],
    [
      "a mark that is never closed",
      'A,B\n"Cup,5\nFork,6',
      [
        ['"Cup', "5"],
        ["Fork", "6"],
      ],
      [2],
    ],
    ["a text of two lines", 'A,B\n"Cup\n""hot""",5', [['Cup\n"hot"', "5"]], []],
  ])("%s: no row is lost", async (_what, text, rows, loose) => {
    expect(await rowsOf(text)).toEqual(rows);
    expect((await read(text)).odd?.loose_quotes).toEqual({ first: loose, count: loose.length });
  });

  it("are characters if the user says so", async () => {
    expect(await rowsOf('A,B\n"Cup",5', { quotes: "characters" })).toEqual([['"Cup"', "5"]]);
  });
});

describe("a text in another encoding", () => {
  const inBytes = (text: string, letters: Readonly<Record<string, number>>) =>
    Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));

  it.each([
    ["cp850", "Getränk;Löffel\nüber;3", { ä: 0x84, ö: 0x94, ü: 0x81 }],
    ["macintosh", "Cucharón;Caña\nplástico;3", { ó: 0x97, ñ: 0x96, á: 0x87 }],
    ["windows-1250", "Łyżka;Ilość\nżółta;3", { Ł: 0xa3, ż: 0xbf, ś: 0x9c, ć: 0xe6, ó: 0xf3, ł: 0xb3 }],
    ["windows-1252", "Crème;Größe\nbrûlé;3", { è: 0xe8, ö: 0xf6, ß: 0xdf, û: 0xfb, é: 0xe9 }],
  ])("is recognised as %s", async (encoding, text, letters) => {
    const found = await read(inBytes(text, letters));
    expect([found.encoding, found.sheet.header?.join(";")]).toEqual([encoding, text.split("\n")[0]]);
  });

  const wrong = inBytes("A;B\nCafé;5\nCr?me;6", {});
  const mixed = new Uint8Array([...new TextEncoder().encode("A;B\nCafé Über;5\nCr"), 0xe8, ...wrong.slice(-4)]);
  it("stays UTF-8 with one wrong byte, and names the row", async () => {
    const found = await read(mixed);
    expect([found.encoding, found.odd?.undecoded]).toEqual(["utf-8", { first: [3], count: 1 }]);
  });

  it("is read in the encoding that the user chose", async () => {
    for (const encoding of ["utf-8", "windows-1250", "cp850"] as const)
      expect((await read(mixed, { encoding })).encoding).toBe(encoding);
  });
});

it.each([
  ["html", "<html><table><tr><td>Item</td></tr></table></html>"],
  ["fods", '<?xml version="1.0"?>\n<office:document xmlns:office="urn">'],
  ["xml_2003", '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn">'],
  ["sylk", 'ID;PCALCOOO32\nC;Y1;X1;K"Item"\nC;X2;K5\nE'],
  ["dif", 'TABLE\n0,1\n"EXCEL"\n'],
  ["json", '{"a": 1}'],
])("a file that is %s is named", async (kind, text) => expect(await kindOf(text)).toBe(kind));

it("invisible characters are removed, and rows of empty formulas are skipped", async () => {
  expect(await rowsOf("Item,Pieces\nSalat\u00ADschale,\u200B500\n,0\n#N/A,0\nCup,5")).toEqual([
    ["Salatschale", "500"],
    ["Cup", "5"],
  ]);
});

const inline = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe("what a workbook shows", () => {
  const styles = `<numFmts><numFmt numFmtId="200" formatCode="0&quot; cartons&quot;"/><numFmt numFmtId="201" formatCode="00000"/><numFmt numFmtId="202" formatCode="&quot;PO-&quot;0000"/><numFmt numFmtId="203" formatCode="00-000"/></numFmts><cellXfs>${[0, 200, 201, 202, 203, 14].map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs>`;
  const rows =
    `<row r="2">${inline("B2", "Item")}${inline("C2", "Qty")}${inline("D2", "Code")}${inline("E2", "Order")}${inline("F2", "Part")}${inline("G2", "Date")}</row>` +
    `<row r="3" hidden="1">${inline("B3", "Cup")}<c r="C3" s="1"><v>12</v></c><c r="D3" s="2"><v>417</v></c><c r="E3" s="3"><v>12</v></c><c r="F3" s="4"><v>12345</v></c><c r="G3" s="5"><v>45750</v></c>${inline("J3", "call them")}</row>` +
    '<row r="4"><c r="C4" t="str"><f>IF(B4="","",1)</f><v></v></c></row>';
  const after = '<mergeCells><mergeCell ref="B3:B4"/></mergeCells>';

  it("is read with units, zeros, dates, hidden rows, merged cells and cells beside the table", async () => {
    const { sheet } = await read(rawXlsx({ rows, styles, after }));
    const cells = Array.from({ length: 7 }, (_, column) => sheet.text(column, sheet.cell(column, 0)));
    expect(cells).toEqual(["", "Cup", "12 cartons", "00417", "PO-0012", "12-345", "2025-04-03"]);
    expect([sheet.typed(2, sheet.cell(2, 0)), sheet.isDate(6, 1)]).toEqual([12, true]);
    expect([sheet.rows, [...sheet.hidden], sheet.beside]).toEqual([1, [0], { cells: 1, row: 3, text: "call them" }]);
    expect(sheet.merges).toEqual([{ row: 3, last_row: 4, column: 1, last_column: 1 }]);
  });

  it("means the same in .ods", async () => {
    const cell = (type: string, value: string, text: string, more = ""): string =>
      `<table:table-cell office:value-type="${type}" ${value} ${more}><text:p>${text}</text:p></table:table-cell>`;
    const row = (cells: string, more = ""): string => `<table:table-row ${more}>${cells}</table:table-row>`;
    const text = (shown: string): string => cell("string", "", shown);
    const bytes = odsOf(
      `<table:table table:name="T">${row(["Item", "Qty", "Code", "Price", "Sum"].map(text).join(""))}${row(
        text("Cup") +
          cell("float", 'office:value="1250"', "1.250 Kartons") +
          cell("float", 'office:value="417"', "00417") +
          cell("currency", 'office:value="5.5"', "5,50 €") +
          cell("float", 'office:value="0" calcext:value-type="error"', "#DIV/0!"),
        'table:visibility="filter"',
      )}</table:table>`,
    );
    expect(await rowsOf(bytes)).toEqual([["Cup", "1250 Kartons", "00417", "5.50 €", "#DIV/0!"]]);
    expect((await read(bytes)).sheet.hidden.size).toBe(1);
  });

  it("may have days and months swapped where others stayed texts", async () => {
    const dates = (serials: readonly number[], texts: readonly string[]): string =>
      `<row r="1">${inline("A1", "Date")}${inline("B1", "Pieces")}</row>${[
        ...serials.map((serial) => `<c s="5"><v>${serial}</v></c>`),
        ...texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`),
      ]
        .map((cell) => `<row>${cell}<c><v>5</v></c></row>`)
        .join("")}`;
    const doubts = async (serials: readonly number[], texts: readonly string[]): Promise<number> => {
      const { sheet } = await read(rawXlsx({ rows: dates(serials, texts), styles }));
      return halfConverted(sheet, 0).size;
    };
    // 45750 is 3 April 2025, 45765 is 18 April
    expect(await doubts([45750], ["25/04/2025"])).toBe(1);
    expect(await doubts([45750, 45765], ["25/04/2025"])).toBe(0);
    expect(await doubts([45750], ["n/a"])).toBe(0);
  });
});

describe("a table that Tare writes as .xlsx", () => {
  const text = fc.oneof(
    fc.constantFrom("00417", "1E5", "=1+1", "_x0041_", "9520123456788", "2026-02-30", "a&<b>", "x\ny"),
    fc.string({ unit: "grapheme" }),
  );

  it("gives texts as texts and numbers as numbers when it is read", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, fc.double({ noNaN: true, noDefaultInfinity: true })), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          const all = [["Cup", 1] as const, ...rows];
          const file = runToEnd(
            xlsxFileSteps({ header: ["product", "quantity"], length: all.length, row: (at) => [...(all[at] ?? [])] }),
          );
          const { sheet } = await readSheet(file, { header_row: 1 }, () => undefined);
          const numbers = Array.from({ length: sheet.rows }, (_, place) => sheet.typed(1, sheet.cell(1, place)));
          const kept = all.filter(([name, number]) => number !== 0 || /[^\s\p{C}]/u.test(name));
          expect(numbers.filter((number) => number !== 0)).toEqual(
            kept.map(([, number]) => number + 0).filter((number) => number !== 0),
          );
          for (let place = 0; place < sheet.rows; place++) expect(sheet.typed(0, sheet.cell(0, place))).toBeNull();
        },
      ),
      { numRuns: 40 },
    );
  });

  it("has the formula of a computed number beside its value, and CSV the value alone", async () => {
    const sum = { formula: 'IF(A2="","",A2*2)', value: 6 };
    const row = ["x", 3, sum, { ...sum, value: null }] as const;
    const file = runToEnd(xlsxFileSteps({ header: ["a", "b", "c", "d"], length: 1, row: () => row }));
    const sheet = strFromU8(
      unzipSync(new Uint8Array(await file.arrayBuffer()))["xl/worksheets/sheet1.xml"] ?? new Uint8Array(0),
    );
    expect(sheet).toContain('<c r="C2"><f>IF(A2=&quot;&quot;,&quot;&quot;,A2*2)</f><v>6</v></c>');
    expect(sheet).toContain('<c r="D2" t="str"><f>');
    expect(csvLine(row, { decimalComma: false })).toBe("x,3,6,\r\n");
  });

  it("has days as dates in columns of dates", async () => {
    const file = runToEnd(
      xlsxFileSteps({
        header: ["product", "date"],
        length: 2,
        row: (at) => ["00417", at === 0 ? "2026-03-02" : "n/a"],
      }),
    );
    const { sheet } = await readSheet(file, {}, () => undefined);
    expect([1, 2].map((cell) => [sheet.text(1, cell), sheet.isDate(1, cell)])).toEqual([
      ["2026-03-02", true],
      ["n/a", false],
    ]);
  });
});

it("codes in scientific notation are left out, and one date on all lines survives one n/a", async () => {
  const { check } = await opened("GTIN,Product,Pieces,Date\n5.01235E+12,cup_pe,5,2025-03-04\n,cup_pe,6,n/a\n");
  const preview = await check();
  expect([preview.lost_codes, preview.unread_dates]).toEqual([
    { first: ["5.01235E+12"], count: 1 },
    { first: ["n/a"], count: 1 },
  ]);
  expect(preview.sample.map(({ gtin, date }) => [gtin ?? "", date ?? ""])).toEqual([
    ["", "2025-03-04"],
    ["", ""],
  ]);
});

it("a packaging return is recognised and checked", async () => {
  const header =
    "organisation_id,subsidiary_id,organisation_size,submission_period,packaging_activity,packaging_type,packaging_class,packaging_material,packaging_material_subtype,from_country,to_country,packaging_material_weight,packaging_material_units";
  const { summary, service } = await opened(`${header}\n012345,,L,2025-H1,SO,HH,P9,PL,,,,100,\n`);
  expect(summary.packaging_return).toBe(true);
  const checked = await service.checkReturn("s");
  expect(checked.ok && checked.value.some(({ line, column }) => line === 2 && column === "packaging_class")).toBe(true);
});

const FILES = join(import.meta.dirname, "../../fixtures/import-files");
it("a purchase list is no packaging return", async () => {
  const { summary } = await opened(new Uint8Array(readFileSync(join(FILES, "05-es-compras.csv"))));
  expect(summary.packaging_return).toBe(false);
});
