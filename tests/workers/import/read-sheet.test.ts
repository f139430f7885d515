import * as fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it, test } from "vitest";
import { readSheet } from "../../../workers/import/read-sheet.ts";
import { separatorOf } from "../../../workers/import/separator-of.ts";
import type { Sheet } from "../../../workers/import/sheet.ts";
import { MAX_ROWS } from "../../../workers/import/sheet.ts";
import { SheetBuilder } from "../../../workers/import/sheet-builder.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { initialSettings } from "../../../workers/import/import-settings.ts";
import { heard, NAMES, opened } from "./sheets.ts";

const pass = (): void => undefined;
const cellsOf = (sheet: Sheet): string[][] =>
  Array.from({ length: sheet.rows }, (_, row) =>
    Array.from({ length: sheet.columns }, (_, column) => sheet.text(column, sheet.cell(column, row))),
  );

const LINES = [
  ["product", "quantity", "food"],
  ["Paper cup, PE lined", "12", 'Kaffee "Wien"'],
  ["Crème bowl Ø 12", "1.000", "two\nlines"],
];
const csv = (separator: string, newline = "\r\n") => Papa.unparse(LINES, { delimiter: separator, newline });

const utf16 = (text: string, mark: boolean, bigEndian = false): Uint8Array<ArrayBuffer> => {
  const marked = mark ? `\uFEFF${text}` : text;
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < marked.length; at++) view.setUint16(at * 2, marked.charCodeAt(at), !bigEndian);
  return bytes;
};
const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("reading", () => {
  test.each([
    ["commas", csv(","), ",", "utf-8"],
    ["semicolons", csv(";"), ";", "utf-8"],
    ["tabs, as cells are pasted", csv("\t", "\n"), "\t", "utf-8"],
    ["bars", csv("|"), "|", "utf-8"],
    ["old line ends", csv(",", "\r"), ",", "utf-8"],
    ["a byte order mark", `\uFEFF${csv(";")}`, ";", "utf-8"],
    ["UTF-16 with a mark", utf16(csv("\t"), true), "\t", "utf-16le"],
    ["UTF-16 big-endian with a mark", utf16(csv("\t"), true, true), "\t", "utf-16be"],
    ["UTF-16 without a mark", utf16(csv("\t"), false), "\t", "utf-16le"],
    ["Windows-1252", latin(csv(";")), ";", "windows-1252"],
  ])("%s", async (_name, content, separator, encoding) => {
    const read = await readSheet(new Blob([content]), {}, pass);
    expect([read.separator, read.encoding]).toEqual([separator, encoding]);
    expect(read.sheet.header).toEqual(LINES[0]);
    expect(cellsOf(read.sheet)).toEqual(LINES.slice(1));
    expect([read.sheet.rowNumber(0), read.sheet.rowNumber(1)]).toEqual([2, 3]);
  });

  it("uses the separator outside quotes that occurs in most rows, else a comma", () => {
    expect(separatorOf('"a,b,c";d\n1,2,3', true)).toBe(";");
    expect(separatorOf("\n\na,b;c\n", true)).toBe(";");
    expect(separatorOf("product", true)).toBe(",");
  });

  it("accepts corrections of separator, header row and encoding", async () => {
    const read = await readSheet(new Blob(["a;b\n1;2"]), { separator: ",", header_row: 0 }, pass);
    expect(read.sheet.header).toBeNull();
    expect(cellsOf(read.sheet)).toEqual([["a;b"], ["1;2"]]);
    const bytes = await readSheet(new Blob(["product;n\né;1"]), { encoding: "windows-1252" }, pass);
    expect(cellsOf(bytes.sheet)).toEqual([["Ã©", "1"]]);
  });

  it("counts rows like spreadsheets, blank ones included, and marks rows with more cells than the header", async () => {
    const { sheet } = await readSheet(new Blob(["\nproduct,quantity\ncup,1\n,\n\ncup,2,\ncup,1,5\n"]), {}, pass);
    expect(cellsOf(sheet)).toEqual([
      ["cup", "1"],
      ["cup", "2"],
      ["cup", "1"],
    ]);
    expect([0, 1, 2].map((place) => sheet.rowNumber(place))).toEqual([3, 6, 7]);
    expect([...sheet.ragged]).toEqual([2]);
  });

  test.each([
    ["a letter of two bytes", "é"],
    ["a line end", "\r\n"],
    ["a doubled quotation mark", '""'],
  ])("%s across a chunk boundary is read as one", async (_name, seam) => {
    const start = 'p,q\r\n"';
    const end = seam === "\r\n" ? '"' : "";
    const pad = (1 << 16) - start.length - end.length - 1;
    const text = `${start}${"x".repeat(pad)}${end}${seam}${end === "" ? '",1' : "y,1"}\r\nz,2\r\n`;
    const { sheet, encoding } = await readSheet(new Blob([text]), {}, pass);
    const rows = cellsOf(sheet).map((row) => row.map((cell) => cell.replace(/^x+/, "")));
    const first =
      {
        é: [["é", "1"]],
        '""': [['"', "1"]],
        "\r\n": [
          ["", ""],
          ["y", "1"],
        ],
      }[seam] ?? [];
    expect(rows).toEqual([...first, ["z", "2"]]);
    expect(encoding).toBe("utf-8");
    expect(sheet.rowNumber(sheet.rows - 1)).toBe(sheet.rows + 1);
  });

  it("gives every cell of a long file, wherever its chunks are cut", async () => {
    const cellArb = fc.oneof(
      fc.constantFrom("", "é", 'a "b" c', "x\ny", ";,\t", "😀", "'=1", "\r"),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cellArb, cellArb, cellArb), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(",", ";", "\t"),
        fc.constantFrom("\r\n", "\n"),
        fc.nat(700_000),
        async (rows, delimiter, newline, padding) => {
          // long lines of one letter move the rows across chunk boundaries
          const filler = Array.from({ length: Math.ceil(padding / 10_000) }, () => ["x".repeat(10_000), "", ""]);
          const all = [...filler, ...rows, ["end", "", ""], ...filler, ...rows];
          const text = Papa.unparse([["p", "q", "r"], ...all], { delimiter, newline });
          const { sheet } = await readSheet(new Blob([text]), { header_row: 1 }, pass);
          const expected = all
            .map((row) => row.map((cell) => cell.replaceAll(/\r\n?/g, "\n").trim()))
            .filter((row) => row.some((cell) => cell !== ""));
          expect(cellsOf(sheet)).toEqual(expected);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("an unreadable file", () => {
  const answer = (content: string | Uint8Array<ArrayBuffer>) =>
    createScoringService().readSheet(new Blob([content]), {}, NAMES, { sheet: "s", job: "j" }, heard);

  test.each([
    ["a damaged workbook", Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), "bad_workbook", "no directory"],
    ["a PDF", "%PDF-1.7", "not_text", "pdf"],
    ["bytes", Uint8Array.of(1, 2, 0, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0), "not_text", "binary"],
    ["nothing", "", "empty_sheet", "no bytes"],
    ["a header alone", "product,quantity\n", "empty_sheet", "no rows"],
    ["more columns than any table", "a,".repeat(300), "too_many_columns", "300"],
  ])("%s has its own error code", async (_name, content, code, detail) => {
    expect(await answer(content)).toEqual({ ok: false, problem: { code, detail } });
  });

  it("more rows than a spreadsheet has are refused", () => {
    const builder = new SheetBuilder({});
    const addAll = (): void => {
      for (let row = 1; row <= MAX_ROWS + 2; row++) builder.add(["1"], row);
    };
    expect(addAll).toThrow(expect.objectContaining({ code: "too_many_rows", message: "1048576" }));
  });

  it("a file that is gone has an error code", async () => {
    const gone = new Blob(["product,quantity\ncup,1"]);
    gone.slice = () => {
      throw new DOMException("gone", "NotReadableError");
    };
    const service = createScoringService();
    expect(await service.readSheet(gone, {}, NAMES, { sheet: "s", job: "j" }, heard)).toMatchObject({
      problem: { code: "unreadable_file" },
    });
  });

  it("a file that is not read or not checked cannot be taken", async () => {
    const service = createScoringService();
    expect(await service.takeSheet("s")).toMatchObject({ problem: { code: "no_sheet" } });
    const sheet = await opened("product,quantity\ncup_pe,1");
    expect(await sheet.service.takeSheet("s")).toMatchObject({ problem: { code: "no_sheet" } });
    await sheet.check();
    expect(await sheet.service.takeSheet("s")).toMatchObject({ ok: true });
    await sheet.service.closeSheet("s");
    expect(await sheet.service.takeSheet("s")).toMatchObject({ problem: { code: "no_sheet" } });
  });
});

describe("long files", () => {
  const long = `product,quantity\n${"cup_pe,1\ncup_pla,2\n".repeat(12_000)}`;

  it("report their progress", async () => {
    const service = createScoringService();
    const shares: number[] = [];
    await service.readSheet(new Blob([long]), {}, NAMES, { sheet: "s", job: "j" }, (share) => void shares.push(share));
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it("are cancelled after the current chunk", async () => {
    const service = createScoringService();
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => void service.cancel("j"));
    port1.start();
    let chunks = 0;
    const file = new Blob(["product,quantity\n", "mug,1\n".repeat(80_000)]);
    const read = await service.readSheet(file, {}, NAMES, { sheet: "s", job: "j" }, () => {
      chunks++;
      if (chunks === 1) port2.postMessage(null);
    });
    port1.close();
    expect(read).toMatchObject({ problem: { code: "cancelled" } });
    expect(chunks).toBeLessThan(5);
  });

  it("can be cancelled while they are read and while they are checked", async () => {
    const service = createScoringService();
    const job = { sheet: "s", job: "j" };
    const reading = service.readSheet(new Blob([long]), {}, NAMES, job, () => void service.cancel("j"));
    expect(await reading).toMatchObject({ problem: { code: "cancelled" } });
    const summary = await service.readSheet(new Blob([long]), {}, NAMES, job, heard);
    if (!summary.ok) throw new Error(summary.problem.detail);
    const checking = service.checkSheet(initialSettings(summary.value), NAMES, job, () => void service.cancel("j"));
    expect(await checking).toMatchObject({ problem: { code: "cancelled" } });
  });
});
