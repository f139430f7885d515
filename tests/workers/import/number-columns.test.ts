import { describe, expect, it } from "vitest";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import { commandOptions } from "../../../workers/command-line/options.ts";
import { readingText } from "../../../workers/import/quantity/reading.ts";
import { figuresOf } from "../../../workers/command-line/list-rows.ts";
import { readPurchases } from "../../../workers/command-line/purchase-list.ts";

const NAMES: ChoosableNames = {
  products: ["Cup", "Plate", "Lid"].map((name) => ({
    prodsys_id: name.toLowerCase(),
    prodsys_name: name,
    usecase_id: "u",
    reusable: false,
    uses: 1,
  })),
  foods: [{ food_id: "worst", food_name: "Highest risk" }],
  use_cases: [{ usecase_id: "u", usecase_name: "Packaging" }],
  default_food: "worst",
};

const listOf = (rows: readonly string[], ...args: readonly string[]) =>
  readPurchases(new Blob([rows.join("\n")]), commandOptions(["list.csv", ...args]), NAMES, []);
const asked = async (rows: readonly string[]) => {
  const { preview } = await listOf(rows);
  return preview.questions.filter(({ open }) => open).map(({ about }) => about);
};
/** The headers of the columns that the quantity question offers, with their totals. */
const candidates = async (rows: readonly string[]) => {
  const { preview, read } = await listOf(rows);
  const question = preview.questions.find(({ about }) => about === "quantity");
  return (question?.options ?? []).map(({ reading, total }) => [
    reading === undefined ? "" : readingText(reading, (column) => read.sheet.header?.[column] ?? ""),
    total,
  ]);
};

describe("the decimal sign", () => {
  const header = "Item\tCases\tUnits per case\tTotal pieces";
  const table = (...lines: readonly string[]) => [header, ...lines.map((line) => line.replaceAll(" ", "\t"))];
  /** consistent with either decimal sign */
  const open = "Cup 3 1.000 3.000";

  it("is proven by packs × pieces = total on several lines that only one reading fits", async () => {
    const rows = table("Cup 2 500 1.000", "Plate 3 500 1.500", "Lid 5 250 1.250", open);
    const { preview, settings } = await listOf(rows);
    expect(settings.decimal).toBe("comma");
    expect(preview.questions).toEqual([]);
    expect(preview.pieces).toBe(1000 + 1500 + 1250 + 3000);
  });

  it("stays open if both readings fit, or too few lines prove it", async () => {
    expect(await asked(table(open, "Plate 2 1.000 2.000", "Lid 4 2.500 10.000"))).toContain("decimal");
    expect(await asked(table("Cup 2 500 1.000", open, "Lid 4 100 400"))).toContain("decimal");
  });

  it("stays open if most lines fit neither reading", async () => {
    expect(await asked(table("Cup 2 500 1.000", "Plate 3 500 7.500", "Lid 5 250 9.250", open))).toContain("decimal");
  });
});

describe("a column of small whole numbers without a header", () => {
  const rows = ["Item,Qty,", "Cup,500,3", "Plate,200,7", "Lid,900,2", "Cup,100,9"];

  it("can be the quantity, or what went back, and is offered with its total", async () => {
    expect(await asked(rows)).toEqual(["quantity"]);
    expect(await candidates(rows)).toEqual([
      ["Qty", 1700],
      ["", 21],
      ["Qty − ", 1679],
    ]);
  });

  it("is not offered if it counts the lines or has fractions", async () => {
    expect(await asked(["Item,Qty,", "Cup,500,1", "Plate,200,2", "Lid,900,3"])).toEqual([]);
    expect(await asked(["Item,Qty,", "Cup,500,1.25", "Plate,200,2.5", "Lid,900,0.75"])).toEqual([]);
  });
});

describe("a running total", () => {
  it("is no quantity under any header, and is also recognised by its header alone", async () => {
    const lines = ["Cup,500,500", "Plate,200,700", "Lid,900,1600", "Cup,100,1700", "Lid,30,1730"];
    expect(await asked(["Item,Qty,Total units", ...lines])).toEqual([]);
    expect(await asked(["Item,Qty,", ...lines])).toEqual([]);
    expect(await asked(["Item,Qty,Cumulative qty", "Cup,500,500", "Plate,200,700"])).toEqual([]);
    expect(await asked(["Artikel;Menge;Menge kumuliert", "Cup;500;500", "Plate;200;700"])).toEqual([]);
  });

  it("carried over to the next page is no line, in five languages", async () => {
    for (const [from, to] of [
      ["Carried forward", "Brought forward"],
      ["Übertrag", "Seitenübertrag"],
      ["Suma y sigue", "Suma anterior"],
      ["À reporter", "Report"],
      ["A riportare", "Riporto"],
      ["C/F", "B/F"],
    ] as const) {
      const rows = [
        "Item,Site,Qty",
        "Cup,A,5",
        "Plate,A,7",
        `${from},,12`,
        `${to},,12`,
        "Lid,B,9",
        "Cup,B,4",
        "Total,,25",
      ];
      const list = await listOf(rows);
      expect([from, list.preview.ready, list.preview.pieces]).toEqual([from, 4, 25]);
      expect(figuresOf(list).rejected.map(({ row, code }) => [row, code])).toEqual([
        [4, "subtotal"],
        [5, "subtotal"],
        [8, "total"],
      ]);
    }
  });

  it("a product whose name contains such a word stays a line, even with an empty cell", async () => {
    const list = await listOf(["Item,Site,Qty", "Cup CF 100,,5", "Plate report,A,7", "Lid,B,9"]);
    expect(list.preview.total_count).toBe(0);
  });
});

it("each reading says what a piece costs, if a column of amounts is quantity × price", async () => {
  const priced = ["Item,Qty,Price,Total", '"Cup 1000/cs",12,38,456', '"Plate 500/cs",5,30,150', '"Lid 250/cs",3,20,60'];
  const eachOf = async (rows: readonly string[]) => {
    const { preview } = await listOf(rows);
    return preview.readings.map(({ total, each }) => [total, each?.toFixed(3)]);
  };
  expect(await eachOf(priced)).toEqual([
    [15_250, "0.044"],
    [20, "33.300"],
  ]);
  expect((await eachOf(priced.map((row) => row.replace(/,\d+,\w+$/, "")))).map(([, each]) => each)).toEqual([
    undefined,
    undefined,
  ]);
});
