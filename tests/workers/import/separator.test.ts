import * as fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it, test } from "vitest";
import { csvLine } from "../../../workers/export/csv-cell.ts";
import type { Separator } from "../../../workers/import/import-settings.ts";
import { readSheet } from "../../../workers/import/read-sheet.ts";
import { separatorOf } from "../../../workers/import/separator-of.ts";

const rows = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join("\n");

describe("the separator of a file", () => {
  test.each<readonly [what: string, separator: Separator, text: string]>([
    [
      "a semicolon in a text of each row does not beat the 40 commas of the header",
      ",",
      `${rows(41, (at) => `Column ${at}`).replaceAll("\n", ",")}\n${rows(50, (row) => `Cup ${row}; white${",1".repeat(40)}`)}`,
    ],
    ["nor does it without a header", ",", rows(50, (row) => `Cup ${row}; white,box,new,green,1`)],
    ["nor in a list of two columns", ",", `Item,Cases\n${rows(9, (row) => `Cup; no ${row},5`)}`],
    [
      "nor if the header has one, too",
      ",",
      `Item; size,Site,Unit,Cases\n${rows(9, (row) => `Cup; no ${row},Leeds,box,5`)}`,
    ],
    ["decimal commas in each number", ";", `Artikel;Menge;Preis;Summe\n${rows(9, (row) => `Becher;1,5;2,5;${row},5`)}`],
    ["decimal commas without a header", ";", rows(9, (row) => `Becher, blau;1,5;2,5;${row},5`)],
    [
      "commas in titles, names and column names",
      ";",
      `Umsatz, Nord, Süd\nArtikel, Text;Menge, Stück;Preis\n${rows(9, (row) => `Becher, weiß, ${row} l;5;1,5`)}`,
    ],
    [
      "section headings, a total and missing cells at the ends",
      ";",
      "Liste\n\nName;Menge;Preis;Notiz\nBecher\nA, b;1;2,5\nC, d;2;3,5\nDeckel\nE, f;3;4,5\nG, h;4;5,5;neu\nSumme;10",
    ],
    ["pasted cells with commas in each name", "\t", rows(9, (row) => `Cup, paper, white, ${row}\t12`)],
    ["inch marks", ",", `Item,Cases\n${rows(9, (row) => `Pizza box 1${row}"; kraft,5`)}`],
    [
      "an address of several lines in quotes",
      ",",
      `Site,Cases\n"${rows(40, (at) => `Street ${at}; Leeds`)}",5\nYork,6`,
    ],
  ])("%s", async (_what, separator, text) => {
    expect(separatorOf(text, true)).toBe(separator);
  });

  it("does not depend on where the first chunk of the file ends", () => {
    const text = `Item,Note,Cases\n${rows(8, (row) => `Cup ${row},"white; new",5`)}`;
    for (let end = "Item,N".length; end < text.length; end++)
      expect([end, separatorOf(text.slice(0, end), false)]).toEqual([end, ","]);
  });
});

const name = fc
  .string({ unit: fc.constantFrom(..."abcÄé 1([%".split("")), minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() === text);
/** Signs that a wrong guess would go by. */
const cell = fc.string({ unit: fc.constantFrom(..."ab1,;|\t\n\"' .-".split("")), maxLength: 12 });
const table = fc.integer({ min: 2, max: 8 }).chain((columns) =>
  fc.record({
    header: fc.array(name, { minLength: columns, maxLength: columns }),
    data: fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 20 }),
  }),
);

describe("the separator of any table", () => {
  it.each<Separator>([",", ";", "\t", "|"])(
    "is found if it is %j and only the header is free of other ones",
    (separator) => {
      fc.assert(
        fc.property(table, ({ header, data }) => {
          expect(separatorOf(Papa.unparse([header, ...data], { delimiter: separator, newline: "\n" }), true)).toBe(
            separator,
          );
        }),
      );
    },
  );

  it.each([
    [",", false],
    [";", true],
  ] as const)(
    "is found in every file with %j that Tare writes, whatever text or number a cell or a column name has",
    async (separator, decimalComma) => {
      const any = fc.array(fc.oneof(cell, fc.double({ noNaN: true, noDefaultInfinity: true })), {
        minLength: 2,
        maxLength: 2,
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(cell, { minLength: 2, maxLength: 2 }),
          fc.array(any, { minLength: 1, maxLength: 20 }),
          async (header, data) => {
            fc.pre(header.every((text) => text.trim() !== "") && data.some((cells) => typeof cells[1] === "number"));
            const text = [header, ...data].map((cells) => csvLine(cells, { decimalComma })).join("");
            const read = await readSheet(new Blob([`\uFEFF${text}`]), { header_row: 1 }, () => undefined);
            expect([read.separator, read.sheet.columns]).toEqual([separator, 2]);
          },
        ),
      );
    },
  );
});
