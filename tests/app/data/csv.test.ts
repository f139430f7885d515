import * as fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { exportFileName } from "../../../app/data/export-file-name.ts";
import { csvText, type CsvCell } from "../../../app/exports/csv-text.ts";
import { neutralised, restored } from "../../../edge-api/contract/formulas.ts";

const DANGEROUS = [
  "＝",
  "＋",
  "－",
  "＠",
  "=",
  "+",
  "-",
  "@",
  "\t",
  "\r",
  "'",
  '"',
  ",",
  ";",
  "\n",
  "\r\n",
  "\uFEFF",
  " ",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...DANGEROUS), fc.string({ unit: "grapheme" })), { maxLength: 6 })
  .map((parts) => parts.join(""));
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const cell: fc.Arbitrary<CsvCell> = fc.oneof(text, number, fc.constant(null));
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }));

const parsed = (csv: string, delimiter: string): string[][] => {
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const result = Papa.parse<string[]>(csv.slice(1), { delimiter, newline: "\r\n" });
  // the line break after the last row
  expect(result.data.at(-1)).toEqual([""]);
  return result.data.slice(0, -1);
};

/** The text of a cell as read by somebody who knows its type. */
const readBack = (cell: CsvCell, read: string, decimalComma: boolean): CsvCell => {
  if (typeof cell === "number") return Number(decimalComma ? read.replace(",", ".") : read);
  return cell === null && read === "" ? null : restored(read);
};

describe("a table as CSV (requirement 37)", () => {
  test.each([
    [false, ","],
    [true, ";"],
  ])("reads back to the same cells, decimal comma %s", (decimalComma, delimiter) => {
    fc.assert(
      fc.property(table, (rows) => {
        const header = rows[0]?.map((_, index) => `column ${index}`) ?? [];
        const back = parsed(csvText(header, rows, { decimalComma }), delimiter);
        expect(back[0]).toEqual(header);
        const read = rows.map((row, line) =>
          row.map((cell, place) => readBack(cell, back[line + 1]?.[place] ?? "missing", decimalComma)),
        );
        // 0 and -0 are the same number
        expect(read).toEqual(rows.map((row) => row.map((cell) => (typeof cell === "number" ? cell + 0 : cell))));
      }),
    );
  });

  test("no text begins like a formula of a spreadsheet", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const texts = rows.map((row) => row.map((cell) => (typeof cell === "number" ? null : cell)));
        const back = parsed(csvText([...(rows[0] ?? []).keys()].map(String), texts), ",");
        // whatever the list separator is
        for (const read of back.flat().flatMap((cell) => cell.split(/[,;\t\r\n]/))) {
          expect(read).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
    );
  });

  test.each(["=1+1", "+1", "-1+2", "@SUM(A1)", "\tx", "\rx", "'=x", "''+x", "＝1+1", "＠SUM(A1)"])(
    "%j is neutralised and comes back",
    (given) => {
      expect(neutralised(given)).toBe(`'${given}`);
      expect(restored(neutralised(given))).toBe(given);
    },
  );

  test.each([
    [";=1+1;x", ";'=1+1;x"],
    ["a,-1", "a,'-1"],
    ["a;'＋1", "a;''＋1"],
    ["note\r\n=1", "note\r\n'=1"],
  ])("%j is neutralised as %j for another list separator, and comes back", (given, written) => {
    expect(neutralised(given)).toBe(written);
    expect(restored(written)).toBe(given);
  });

  test.each(["", "x", "'", "'x", " =x", "1-2"])("%j stays as it is", (given) => {
    expect(neutralised(given)).toBe(given);
    expect(restored(given)).toBe(given);
  });

  test("negative numbers stay numbers, at full precision, with point or comma", () => {
    const row = [-1.5, 0.1 + 0.2, -0, 1e-7, 12345678.9];
    const header = ["a", "b", "c", "d", "e"];
    expect(csvText(header, [row])).toBe("\uFEFFa,b,c,d,e\r\n-1.5,0.30000000000000004,0,1e-7,12345678.9\r\n");
    expect(csvText(header, [row], { decimalComma: true })).toBe(
      "\uFEFFa;b;c;d;e\r\n-1,5;0,30000000000000004;0;1e-7;12345678,9\r\n",
    );
  });

  test("cells are quoted as RFC 4180 requires", () => {
    expect(csvText(["a"], [['say "hi", now'], ["two\r\nlines"]])).toBe(
      '\uFEFFa\r\n"say ""hi"", now"\r\n"two\r\nlines"\r\n',
    );
  });
});

describe("file name", () => {
  const when = new Date(2026, 10, 5, 23, 59);

  test("has the name, the region, the user's date and the data version", () => {
    expect(exportFileName("Coffee to go", "European Union", when, "2026.11-1")).toBe(
      "Coffee-to-go_European-Union_2026-11-05_data-2026.11-1",
    );
  });

  test.each([
    ["../../etc/passwd", "etc-passwd"],
    ["a/b\\c:d*e?f", "a-b-c-d-e-f"],
    ["  ", "comparison"],
    ["Kaffee für Zoë 咖啡", "Kaffee-für-Zoë-咖啡"],
    [".hidden", "hidden"],
    ["x".repeat(200), "x".repeat(60)],
  ])("%j becomes %j", (name, part) => {
    expect(exportFileName(name, "Spain", when, "v1")).toBe(`${part}_Spain_2026-11-05_data-v1`);
  });

  const harmless = /^[\p{L}\p{M}\p{N}.-]+$/u;

  test("has no separators of paths or parts, whatever the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const [part = ""] = exportFileName(name, "r", when, "v").split("_");
        expect(harmless.test(part)).toBe(true);
      }),
    );
  });
});
