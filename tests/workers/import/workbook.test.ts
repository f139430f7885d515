import { describe, expect, it, test } from "vitest";
import { readSheet } from "../../../workers/import/read-sheet.ts";
import type { Sheet } from "../../../workers/import/sheet.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { heard, NAMES, opened } from "./sheets.ts";
import { odsOf, PACKAGE, xlsxOf, zipOf } from "./workbooks.ts";

const pass = (): void => undefined;
const rowsOf = (sheet: Sheet): readonly (readonly string[])[] =>
  Array.from({ length: sheet.rows }, (_, place) =>
    Array.from({ length: sheet.columns }, (_, column) => sheet.text(column, sheet.cell(column, place))),
  );
const codeOf = async (bytes: Uint8Array<ArrayBuffer>, options = {}): Promise<string> => {
  const read = await createScoringService().readSheet(
    new Blob([bytes]),
    options,
    NAMES,
    { sheet: "s", job: "j" },
    heard,
  );
  return read.ok ? "read" : read.problem.code;
};
const text = (value: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const float = (value: number, shown: string): string =>
  `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
const row = (...cells: readonly string[]): string => `<table:table-row>${cells.join("")}</table:table-row>`;
const ods = (...rows: readonly string[]) => odsOf(`<table:table table:name="Compras">${rows.join("")}</table:table>`);

describe("an Excel workbook", () => {
  it("gives the sheet that looks like purchases; another can be chosen", async () => {
    const bytes = await xlsxOf([
      { name: "Notes", rows: [["Exported by hand"], ["on a Friday"]] },
      { name: "Suppliers", rows: [["Code", "City"], ...Array.from({ length: 40 }, (_, n) => [`S${n}`, "Leeds"])] },
      {
        name: "Purchases",
        rows: [
          ["Product", "Pieces"],
          ["Paper plate", 1200],
          ["cup_pe", -20],
        ],
      },
    ]);
    const { summary, check } = await opened(bytes);
    expect(summary).toMatchObject({
      kind: "xlsx",
      sheet: "Purchases",
      encoding: null,
      separator: null,
      rows: 2,
      header_row: 1,
    });
    expect(summary.sheets.map(({ name }) => name)).toEqual(["Notes", "Suppliers", "Purchases"]);
    expect(await check()).toMatchObject({ ready: 2, pieces: 1180, returns: { rows: 1, pieces: 20, beyond: 20 } });
    expect((await opened(bytes, { sheet: "Suppliers" })).summary).toMatchObject({ sheet: "Suppliers", rows: 40 });
    expect(await codeOf(bytes, { sheet: "Gone" })).toBe("no_such_sheet");
  });

  it("asks for the sheet if two look like purchases", async () => {
    const rows = [
      ["Product", "Pieces"],
      ["Paper plate", 5],
      ["cup_pe", 6],
    ];
    const { check } = await opened(
      await xlsxOf([
        { name: "2024", rows },
        { name: "2025", rows },
      ]),
    );
    const [question] = (await check()).questions;
    expect(question).toMatchObject({ about: "sheet", open: true });
    expect(question?.options.map(({ sheet }) => sheet)).toEqual(["2024", "2025", "*"]);
  });

  it("gives all sheets with the same columns, one below the other", async () => {
    const bytes = await xlsxOf([
      { name: "Notes", rows: [["Exported by hand"]] },
      {
        name: "North",
        rows: [
          ["Product", "Pieces"],
          ["Paper plate", 5],
          ["cup_pe", 6],
        ],
      },
      {
        name: "South",
        rows: [
          ["Pieces", "PRODUCT"],
          [20, "cup_pe"],
        ],
      },
    ]);
    const { sheet, joined, rival_sheets } = await readSheet(new Blob([bytes]), { sheet: "*" }, pass);
    expect(rowsOf(sheet)).toEqual([
      ["Paper plate", "5"],
      ["cup_pe", "6"],
      ["cup_pe", "20"],
    ]);
    expect([joined, rival_sheets]).toEqual([
      [
        { name: "North", first_row: 1 },
        { name: "South", first_row: 4 },
      ],
      [],
    ]);
    expect(sheet.rowNumber(2)).toBe(5);
  });

  it("gives dates as days, stored numbers instead of shown ones, and texts with leading zeros", async () => {
    const bytes = await xlsxOf([
      {
        name: "P",
        rows: [
          ["Date", "Product", "Code", "Pieces"],
          [new Date(Date.UTC(2025, 2, 4)), "cup_pe", "00123", 1.125],
          [null, "cup_pe", "00124", 1200],
        ],
      },
    ]);
    const { sheet } = await readSheet(new Blob([bytes]), {}, pass);
    expect(rowsOf(sheet)).toEqual([
      ["2025-03-04", "cup_pe", "00123", "1.125"],
      ["", "cup_pe", "00124", "1200"],
    ]);
    expect([sheet.typed(3, sheet.cell(3, 0)), sheet.typed(2, sheet.cell(2, 0))]).toEqual([1.125, null]);
    // 1.125 is no question: the workbook stores a number
    const { check } = await opened(bytes);
    expect(await check()).toMatchObject({
      questions: [],
      faults: [{ code: "quantity_fraction" }],
      ready: 1,
      pieces: 1200,
    });
  });

  it("is rejected if it is damaged, encrypted or too large", async () => {
    const whole = await xlsxOf([
      {
        name: "P",
        rows: [
          ["product", "quantity"],
          ["cup_pe", 1],
        ],
      },
    ]);
    expect(await codeOf(whole.slice(0, whole.length - 30))).toBe("bad_workbook");
    const broken = whole.slice();
    broken.fill(0xff, Math.floor(whole.length / 8), Math.floor((whole.length * 7) / 8));
    expect(await codeOf(broken)).toBe("bad_workbook");
    expect(await codeOf(zipOf({ "readme.txt": "no workbook" }))).toBe("not_text");
    expect(await codeOf(zipOf({ EncryptedPackage: "secret", EncryptionInfo: "x" }))).toBe("encrypted_workbook");
    // an empty part is no zip bomb
    const small = {
      ...PACKAGE,
      "xl/workbook.xml": "<workbook/>",
      "xl/_rels/workbook.xml.rels": "<a/>",
      "docProps/thumbnail": "",
    };
    expect(await codeOf(zipOf(small))).toBe("empty_sheet");
    // a zip bomb: 64 MB of blanks in 64 kB
    const parts = {
      "xl/workbook.xml": "<workbook/>",
      "xl/worksheets/sheet1.xml": new Uint8Array(64 * 2 ** 20).fill(32),
    };
    expect(await codeOf(zipOf(parts))).toBe("workbook_too_large");
    // a zip bomb with a small announced size
    expect(await codeOf(zipOf(parts, { "xl/worksheets/sheet1.xml": 0 }))).toBe("workbook_too_large");
    const understated = {
      ...PACKAGE,
      "xl/workbook.xml": `<workbook>${" ".repeat(100_000)}</workbook>`,
      "xl/_rels/workbook.xml.rels": "<a/>",
    };
    expect(await codeOf(zipOf(understated, { "xl/workbook.xml": 100 }))).toBe("workbook_too_large");
  });

  it("reports its progress, and can be cancelled", async () => {
    const rows = [["product", "quantity"], ...Array.from({ length: 12_000 }, (_, n) => ["cup_pe", n + 1])];
    const bytes = await xlsxOf([{ name: "P", rows }]);
    const service = createScoringService();
    const shares: number[] = [];
    const reading = service.readSheet(new Blob([bytes]), {}, NAMES, { sheet: "s", job: "j" }, (share) => {
      shares.push(share);
      if (shares.length === 3) void service.cancel("j");
    });
    expect(await reading).toMatchObject({ problem: { code: "cancelled" } });
    expect(shares.length).toBeLessThan(6);
    expect(shares[0]).toBeGreaterThan(0);
  });
});

describe("an OpenDocument workbook", () => {
  it("gives stored values instead of shown ones, and one cell for merged ones", async () => {
    const bytes = ods(
      row(
        '<table:table-cell office:value-type="string" table:number-columns-spanned="2"><text:p>Title</text:p></table:table-cell><table:covered-table-cell/>',
      ),
      row(text("Producto"), text("Cantidad (piezas)")),
      row(text("cup_pe"), float(1250, "1.250")),
      row(text("Paper<text:s/>plate"), float(-500, "(500)")),
    );
    const { summary, check } = await opened(bytes);
    expect(summary).toMatchObject({
      kind: "ods",
      sheet: "Compras",
      header_row: 2,
      rows: 2,
      titles: [{ row: 1, text: "Title" }],
    });
    expect(await check()).toMatchObject({ ready: 2, pieces: 750, returns: { rows: 1, pieces: 500 } });
  });

  it("counts repeated blank rows and ignores formatted cells far to the right", async () => {
    const { sheet } = await readSheet(
      new Blob([
        ods(
          row(text("product"), text("quantity"), '<table:table-cell table:number-columns-repeated="16382"/>'),
          '<table:table-row table:number-rows-repeated="7"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
          `<table:table-row table:number-rows-repeated="2">${text("cup_pe")}${float(3, "3")}</table:table-row>`,
          '<table:table-row table:number-rows-repeated="1048566"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
        ),
      ]),
      {},
      pass,
    );
    expect(rowsOf(sheet)).toEqual([
      ["cup_pe", "3"],
      ["cup_pe", "3"],
    ]);
    expect([sheet.rowNumber(0), sheet.rowNumber(1)]).toEqual([9, 10]);
  });

  test.each([
    [
      "rows that repeat without end",
      `<table:table-row table:number-rows-repeated="900000000">${text("a")}${text("b")}</table:table-row>`,
      "too_many_rows",
    ],
    [
      "cells that repeat without end",
      row(
        '<table:table-cell office:value-type="string" table:number-columns-repeated="900000000"><text:p>x</text:p></table:table-cell>',
      ),
      "too_many_columns",
    ],
    ["no XML", "<table:table-row><", "bad_workbook"],
    ["nothing", "", "empty_sheet"],
  ])("with %s is rejected", async (_name, rows, code) => expect(await codeOf(ods(rows))).toBe(code));

  it("with a document type is rejected, because entities could expand without limit", async () => {
    const bytes = zipOf({ "content.xml": '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' });
    expect(await codeOf(bytes)).toBe("bad_workbook");
  });
});
