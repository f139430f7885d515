import { withReading } from "../../../workers/import/quantity/reading.ts";
import { describe, expect, it, test } from "vitest";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import type { LineData } from "../../../workers/engine/portfolio/line-columns.ts";
import { type FaultSentences, SENTENCES } from "../../../workers/import/sentences.ts";
import { choice, heard, opened } from "./sheets.ts";

const linesOf = (data: LineData) => [...LineTable.adopt(data).lines()];
const line = (usecase_id: string, prodsys_id: string, food_id: string, quantity: number, label = "") => ({
  usecase_id,
  prodsys_id,
  food_id,
  quantity,
  label,
});
/** the user's answer that quantities of reusables are uses */
const IN_USES = { basis: "uses", answered: ["basis"] } as const;
const imported = async (...given: Parameters<typeof opened>) => {
  const sheet = await opened(...given);
  const preview = await sheet.check(IN_USES);
  return { ...sheet, preview, lines: linesOf(await sheet.take()) };
};

const NO_COLUMNS = {
  product: null,
  use_case: null,
  food: null,
  quantity: null,
  pack: null,
  unit: null,
  gtin: null,
  item_code: null,
  site: null,
  country: null,
  supplier: null,
  order_number: null,
  date: null,
  label: null,
};

/** A German spreadsheet of purchases. */
const PURCHASES = [
  "Artikel;Warengruppe;Menge;Inhalt;Filiale;EK netto",
  "PAPER CUP PE LINED;Hot cup;186.000;Coffee with milk;Kantine 04;0,061",
  "Paper plate;Plate;12.500;;Kantine 05;0,11",
  "Salatschale XL PLA;Plate;40;Soup;Kantine 04;0,2",
  "Salatschale XL PLA;Plate;60;Soup;Kantine 05;0,2",
  "steel cup;Hot cup;0;Soup;Kantine 05;3,5",
  "cup_pla;Hot cup;12.5OO;Bratensoße;Kantine 05;0,07",
].join("\r\n");

describe("columns", () => {
  it("are mapped by their headers, and the decimal sign is found by the cells", async () => {
    const { summary } = await opened(PURCHASES);
    expect(summary).toMatchObject({ rows: 6, separator: ";", decimal: "comma", header_row: 1, basis: "pieces" });
    expect(summary.mapping).toEqual({ ...NO_COLUMNS, product: 0, use_case: 1, quantity: 2, food: 3, site: 4 });
    expect(summary.columns[4]).toMatchObject({
      role: "site",
      name: "Filiale",
      first: "Kantine 04",
      filled: 6,
      different: 2,
    });
  });

  it("are mapped by their cells if the headers are unknown", async () => {
    const { summary } = await opened("Hot cup,cup_pe,3,soup\nPlate,Paper plate,4,coffee\n");
    expect(summary.header_row).toBe(0);
    expect(summary.mapping).toEqual({ ...NO_COLUMNS, product: 1, use_case: 0, quantity: 2, food: 3 });
  });

  it("of ids are preferred to columns of names", async () => {
    const { summary } = await opened("product,product_id,use case,usecase_id,quantity\nx,cup_pe,y,cup,1\n");
    expect(summary.mapping).toMatchObject({ product: 1, use_case: 3 });
    const turned = await opened("product_id,product,usecase_id,use case,quantity\ncup_pe,x,cup,y,1\n");
    expect(turned.summary.mapping).toMatchObject({ product: 0, use_case: 2 });
  });

  test.each([
    ["quantity [uses]", "uses"],
    ["Pieces bought", "pieces"],
    ["Stück", "pieces"],
    ["Menge", null],
  ])("called %s count %s", async (name, basis) => {
    const { summary } = await opened(`product;${name}\ncup_pe;1\n`);
    expect([summary.mapping.quantity, summary.basis]).toEqual([1, basis]);
  });

  it("that are missing are listed, and nothing is matched", async () => {
    const { check } = await opened("product,colour\ncup_pe,red\n");
    expect(await check()).toMatchObject({ missing: ["quantity"], rows: 1, ready: 0 });
    expect(await check({ mapping: { ...NO_COLUMNS, product: 0, quantity: 1 } })).toMatchObject({
      missing: [],
      faulty: 1,
    });
  });
});

describe("rows", () => {
  it("become lines in file order, found by id or by name in any spelling", async () => {
    const text =
      "product,use case,food,quantity,label\ncup_pe,,soup,1,A\ncreme BOWL o 12,,,2,\nWood,fork,coffee,3,\nWood,Serving tray,,4,B\ncup_pe,,soup,1,A\n";
    const { lines, preview } = await imported(text);
    expect(preview).toMatchObject({ ready: 5, faulty: 0, uses: 11, without_food: 2, fault_count: 0 });
    expect(lines).toEqual([
      line("cup", "cup_pe", "soup", 1, "A"),
      line("plate", "bowl_creme", "default_worst", 2),
      line("fork", "fork_wood", "coffee", 3),
      line("tray", "tray_wood", "default_worst", 4, "B"),
      line("cup", "cup_pe", "soup", 1, "A"),
    ]);
    expect(preview.sample).toEqual(lines.map((one, at) => ({ ...one, row: at + 2 })));
  });

  it("convert pieces to uses", async () => {
    const { check, take } = await opened("product,pieces\ncup_steel,3\nbowl_creme,3\ncup_pe,3\n");
    const preview = await check();
    expect(preview).toMatchObject({ ready: 3, uses: 300 + 38 + 3, reusable: 2 });
    expect(linesOf(await take()).map(({ quantity }) => quantity)).toEqual([300, 38, 3]);
    expect(await check({ basis: "uses" })).toMatchObject({ uses: 9 });
  });

  it("are faulty if their pieces exceed the limit in uses", async () => {
    const { check } = await opened("product,pieces\ncup_steel,200000000\n");
    expect((await check()).faults).toMatchObject([{ code: "quantity_too_large", value: "200000000", row: 2 }]);
  });

  it("have labels on one line, and escaped formulas are restored", async () => {
    const { lines } = await imported(`product,quantity,label\ncup_pe,1,"two\n lines"\ncup_pe,1,'=1+1\ncup_pe,1,''=x\n`);
    expect(lines.map(({ label }) => label)).toEqual(["two lines", "=1+1", "'=x"]);
  });
});

describe("faults", () => {
  it("have row, column, value and offers, once for all their rows", async () => {
    const { preview } = await imported(PURCHASES);
    expect(preview).toMatchObject({ rows: 6, ready: 2, faulty: 4, left_out: 0, uses: 198_500, fault_count: 4 });
    expect(preview.faults).toEqual([
      {
        code: "product_unknown",
        field: "product",
        column: 0,
        value: "Salatschale XL PLA",
        row: 4,
        rows: 2,
        offers: [],
      },
      { code: "quantity_zero", field: "quantity", column: 2, value: "0", row: 6, rows: 1, offers: [] },
      {
        code: "food_unknown",
        field: "food",
        column: 3,
        value: "Bratensoße",
        row: 7,
        rows: 1,
        offers: [{ use: "default_worst", name: "Highest risk" }],
      },
      {
        code: "quantity_no_number",
        field: "quantity",
        column: 2,
        value: "12.5OO",
        row: 7,
        rows: 1,
        offers: [{ use: 12_500, name: "" }],
      },
    ]);
    expect(preview.faulty_by_field).toEqual({
      product: 2,
      use_case: 0,
      food: 1,
      quantity: 2,
      pack: 0,
      unit: 0,
      gtin: 0,
      item_code: 0,
      site: 0,
      country: 0,
      supplier: 0,
      order_number: 0,
      date: 0,
      label: 0,
      row: 0,
    });
  });

  test.each([
    [
      "a misspelt name",
      "Paper cup PE-lind,,1",
      { code: "product_unknown", offers: [{ use: "cup_pe" }, { use: "cup_pla" }] },
    ],
    [
      "a name of several products",
      "Wood,,1",
      { code: "product_ambiguous", offers: [{ use: "tray_wood" }, { use: "fork_wood" }] },
    ],
    ["no product", ",cup,1", { code: "product_empty", value: "", offers: [] }],
    ["another use case", "cup_pe,plate,1", { code: "other_use_case", offers: [{ use: "cup_pe", usecase_id: "cup" }] }],
    [
      "an unknown use case that would decide",
      "Wood,Servin tray,1",
      { code: "use_case_unknown", value: "Servin tray", column: 1, offers: [{ use: "tray" }, { use: "fork" }] },
    ],
    ["too many cells", "cup_pe,cup,1,5", { code: "too_many_cells", field: null, column: null }],
  ])("%s", async (_name, row, fault) => {
    const { preview } = await imported(`product,use case,quantity\n${row}\n`);
    expect(preview.faults).toMatchObject([{ row: 2, rows: 1, ...fault }]);
  });

  it("an unknown use case is no fault if the product name is unique", async () => {
    const { preview } = await imported("product,use case,quantity\ncup_pe,Kaffee,1\n");
    expect(preview).toMatchObject({ ready: 1, faulty: 0 });
  });

  it("a label that is too long offers its beginning", async () => {
    const { preview } = await imported(`product,quantity,label\ncup_pe,1,${"x".repeat(90)}\n`);
    expect(preview.faults).toMatchObject([{ code: "label_too_long", offers: [{ use: "x".repeat(80), name: "" }] }]);
  });

  it("a label with bidi controls offers the text without them and accepts no other controls", async () => {
    const { check, take } = await opened("product,quantity,label\ncup_pe,1,Site\u202e21\n");
    const { faults } = await check();
    expect(faults).toMatchObject([{ code: "label_hidden", field: "label", offers: [{ use: "Site21", name: "" }] }]);
    const value = faults[0]?.value ?? "";
    expect(await check({ choices: [choice("label", value, "x\u200fy")] })).toMatchObject({ ready: 0, faulty: 1 });
    expect(await check({ choices: [choice("label", value, "Site21")] })).toMatchObject({ ready: 1, faulty: 0 });
    expect(linesOf(await take())).toMatchObject([{ label: "Site21" }]);
  });
});

describe("choices", () => {
  it("correct all rows with their value, or leave them out", async () => {
    const { check, take } = await opened(PURCHASES);
    const choices = [
      choice("product", "SALATSCHALE XL-PLA", "bowl_creme"),
      choice("quantity", "0", null),
      choice("quantity", "12.5OO", 12_500),
      choice("food", "Bratensosse", "default_worst"),
    ];
    const preview = await check({ choices, basis: "uses" });
    expect(preview).toMatchObject({ ready: 5, faulty: 0, left_out: 1, fault_count: 0, by_choice: 3 });
    expect(linesOf(await take()).slice(2)).toEqual([
      { ...line("plate", "bowl_creme", "soup", 40), site: "Kantine 04" },
      { ...line("plate", "bowl_creme", "soup", 60), site: "Kantine 05" },
      { ...line("cup", "cup_pla", "default_worst", 12_500), site: "Kantine 05" },
    ]);
  });

  it("leave out rows without a product or with too many uses; long cells are matched by their beginning", async () => {
    const label = "x".repeat(300);
    const { check } = await opened(`product,pieces,label\n,1,\ncup_steel,200000000,\ncup_pe,1,${label}\n`);
    const { faults } = await check();
    expect(faults.map(({ code }) => code)).toEqual(["product_empty", "quantity_too_large", "label_too_long"]);
    const choices = faults.map(({ field, value, offers: [offer] }) =>
      choice(field ?? "label", value, offer?.use ?? null),
    );
    expect(await check({ choices })).toMatchObject({ ready: 1, faulty: 0, left_out: 2 });
  });

  it("with an unknown id or an invalid quantity correct nothing", async () => {
    const { check } = await opened("product,quantity\nPappe,1\ncup_pe,1.5\n");
    const choices = [choice("product", "Pappe", "gone"), choice("quantity", "1.5", -3)];
    expect(await check({ choices })).toMatchObject({ ready: 0, faulty: 2 });
  });

  it("change an exactly known name but no id; a later choice overrides an earlier one", async () => {
    const { check, take } = await opened(
      "product,food,quantity\ncup_pe,,1\nPaper plate,Coffee with milk,1\nPappe,coffee,1\n",
    );
    const choices = [
      choice("product", "Cup-PE", "plate_paper"),
      choice("product", "paper PLATE", "cup_steel"),
      choice("product", "Pappe", null),
      choice("product", "Pappe", "cup_pla"),
      choice("food", "coffee with MILK", "soup"),
    ];
    expect(await check({ ...IN_USES, choices })).toMatchObject({ ready: 3, by_choice: 2 });
    const lines = linesOf(await take());
    expect(lines.map(({ prodsys_id }) => prodsys_id)).toEqual(["cup_pe", "cup_steel", "cup_pla"]);
    expect(lines.map(({ food_id }) => food_id)).toEqual(["default_worst", "soup", "coffee"]);
    await check({ ...IN_USES, choices: [...choices, choice("product", "Paper plate", null)] });
    expect(linesOf(await take()).map(({ prodsys_id }) => prodsys_id)).toEqual(["cup_pe", "cup_pla"]);
  });

  it("of a deleted product, or against the use case of the row, do not change an exactly known name", async () => {
    const { check, take } = await opened("product,use case,quantity\nPaper plate,,1\nWood,Fork,1\nWood,,1\n");
    const choices = [choice("product", "Paper plate", "gone"), choice("product", "Wood", "tray_wood")];
    await check({ choices });
    expect(linesOf(await take()).map(({ prodsys_id }) => prodsys_id)).toEqual([
      "plate_paper",
      "fork_wood",
      "tray_wood",
    ]);
  });

  it("of a use case correct the rows that need it", async () => {
    const { check } = await opened("product,use case,quantity\nWood,Besteck,1\n");
    expect(await check({ choices: [choice("use_case", "Besteck", "fork")] })).toMatchObject({ ready: 1, faulty: 0 });
  });
});

describe("the faulty rows", () => {
  const sentences = Object.fromEntries(
    Object.keys(SENTENCES.faults).map((code) => [code, `${code}: {value} (offers: {offers}).`]),
  ) as FaultSentences;

  it("can be exported with every cell, row number and fault, and read again unchanged", async () => {
    const { service, preview } = await imported(PURCHASES);
    const file = await service.rejectedRows(sentences, undefined, { sheet: "s", job: "j" }, heard);
    if (!file.ok) throw new Error(file.problem.detail);
    const text = await file.value.text();
    const rows = text.replace("\uFEFF", "").split("\r\n");
    expect(rows[0]).toBe("Artikel;Warengruppe;Menge;Inhalt;Filiale;EK netto;row in the file;what is wrong");
    expect(rows).toHaveLength(preview.faulty + 2);
    expect(rows[4]).toBe(
      'cup_pla;Hot cup;12.5OO;Bratensoße;Kantine 05;"0,07";7;' +
        "food_unknown: Bratensoße (offers: Highest risk). quantity_no_number: 12.5OO (offers: 12500).",
    );
    const again = await opened(new Uint8Array(await file.value.arrayBuffer()));
    expect(again.summary.mapping).toEqual({ ...NO_COLUMNS, product: 0, use_case: 1, quantity: 2, food: 3, site: 4 });
    expect((await again.check()).faults.map(({ code, value, rows }) => [code, value, rows])).toEqual(
      preview.faults.map(({ code, value, rows }) => [code, value, rows]),
    );
  });

  it("can be exported as a workbook that is read in the same way", async () => {
    const { service, preview } = await imported(PURCHASES);
    const file = await service.rejectedRows(sentences, "xlsx", { sheet: "s", job: "j" }, heard);
    if (!file.ok) throw new Error(file.problem.detail);
    const again = await opened(new Uint8Array(await file.value.arrayBuffer()));
    expect(again.summary.kind).toBe("xlsx");
    expect((await again.check()).faults.map(({ code, value, rows }) => [code, value, rows])).toEqual(
      preview.faults.map(({ code, value, rows }) => [code, value, rows]),
    );
  });
});

describe("columns of months or sites that are added up", () => {
  const FILE = "product,North,South,Airport\ncup_pe,100,200,\ncup_steel,5,0,7\n";
  const read = async () => {
    const file = await opened(FILE);
    const sum = (await file.check()).readings.flatMap(({ reading }) =>
      reading !== undefined && reading.terms.length === 3 ? [reading] : [],
    )[0];
    if (sum === undefined) throw new Error("no sum is offered");
    return { ...file, settings: { ...withReading(file.summary, sum), answered: ["quantity", "basis"] as const } };
  };

  it("become a line a row, or a line for each with its name; a blank or 0 becomes none", async () => {
    const { check, take, settings } = await read();
    expect(await check(settings)).toMatchObject({ lines: 2, pieces: 312, ready: 2 });
    const split = await check({ ...settings, split: "site" });
    expect(split).toMatchObject({ lines: 4, pieces: 312, ready: 2, uses: 300 + 12 * 100 });
    expect(split.sample.map(({ row, site, quantity }) => [row, site, quantity])).toEqual([
      [2, "North", 100],
      [2, "South", 200],
      [3, "North", 500],
      [3, "Airport", 700],
    ]);
    const lines = [...LineTable.adopt(await take()).lines()];
    expect(lines.map(({ site, quantity }) => [site, quantity])).toEqual([
      ["North", 100],
      ["South", 200],
      ["North", 500],
      ["Airport", 700],
    ]);
  });

  it("stay one line where their numbers count different things", async () => {
    const { summary, check } = await opened("product,Cases,Eaches,Units per case\ncup_pe,2,5,100\ncup_pla,1,3,50\n");
    const sum = (await check()).readings.find(({ reading }) => reading?.terms.length === 2)?.reading;
    if (sum === undefined) throw new Error("no sum is offered");
    const settings = { ...withReading(summary, sum), answered: ["quantity"] as const, split: "site" as const };
    expect(await check(settings)).toMatchObject({ lines: 2, pieces: 258 });
  });
});

describe("a column that the user maps to the quantity by hand", () => {
  it("counts what its header says", async () => {
    const { summary, check } = await opened("Product,Pieces,Net kg,Qty (100)\ncup_pe,5,3,2\ncup_pla,7,4,3\n");
    const answered = ["quantity"] as const;
    const preview = await check({ mapping: { ...summary.mapping, quantity: 3, pack: null, unit: null }, answered });
    expect(preview.pieces).toBe(500);
    const { faults } = await check({ mapping: { ...summary.mapping, quantity: 2, pack: null, unit: null }, answered });
    expect(faults.map(({ code }) => code)).toEqual(["mass_unknown", "mass_unknown"]);
  });
});

it("how rows are read leaves out rows that cannot be imported, and multiplies by the pieces of a chosen unit", async () => {
  const { check } = await opened("product,pieces\ncup_pe,5\nno such thing,1000\ncup_pla,7\nbox of forks,2\n");
  expect((await check()).patterns).toMatchObject([{ rows: 2, total: 12 }]);
  const choices = [{ field: "product" as const, value: "box of forks", use: "fork_wood", factor: 50 }];
  const factors = [{ value: 2 }, { value: 50 }];
  expect((await check({ choices })).patterns[1]).toMatchObject({
    total: 100,
    example: { pieces: 100, terms: [{ factors }] },
  });
});

it("thousands of rows are imported, and none is transferred before takeSheet", async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => `cup_pe,${(at % 900) + 1},Order ${at % 700}`);
  const { check, take, summary } = await opened(["product,quantity,label", ...rows].join("\n"));
  expect(JSON.stringify(summary).length).toBeLessThan(2000);
  const preview = await check();
  expect(JSON.stringify(preview).length).toBeLessThan(4000);
  const table = LineTable.adopt(await take());
  expect([table.length, table.uses]).toEqual([5000, preview.uses]);
  expect(table.line(4999)).toEqual(line("cup", "cup_pe", "default_worst", (4999 % 900) + 1, `Order ${4999 % 700}`));
});
