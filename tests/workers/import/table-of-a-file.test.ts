import { describe, expect, it, test } from "vitest";
import { choice, opened, NAMES } from "./sheets.ts";

const checked = async (...given: Parameters<typeof opened>) => {
  const sheet = await opened(...given);
  return { ...sheet, preview: await sheet.check() };
};
const openAbout = (questions: readonly { readonly about: string; readonly open: boolean }[]) =>
  questions.filter(({ open }) => open).map(({ about }) => about);

describe("the header", () => {
  const REPORT =
    "Report; 2025\n\nprinted on Friday\n;;Quantity;;\nProduct;Site;Cases;Units/case;Price\ncup_pe;A;2;500;3,50\n";

  it("is found below titles and groups, and the titles are reported", async () => {
    const { summary } = await checked(REPORT);
    expect(summary).toMatchObject({
      header_row: 5,
      rows: 1,
      separator: ";",
      reading: { terms: [{ counts: "packs" }] },
    });
    expect(summary.titles.map(({ row, text }) => [row, text])).toEqual([
      [1, "Report 2025"],
      [3, "printed on Friday"],
      [4, "Quantity"],
    ]);
  });

  it("can be set by hand, and so can the first and last rows", async () => {
    const list = "x,1\nproduct,quantity\ncup_pe,1\ncup_pe,2\ncup_pe,4\n";
    expect((await checked(list, { header_row: 2 })).preview).toMatchObject({ ready: 3, pieces: 7 });
    expect((await checked(list, { header_row: 2, last_row: 4 })).preview).toMatchObject({ ready: 2, pieces: 3 });
    const skipped = await checked(list, { skip_rows: 2, header_row: 0 });
    expect(skipped.summary).toMatchObject({ header_row: 0, rows: 3 });
    expect(skipped.preview).toMatchObject({ ready: 3, pieces: 7 });
  });

  it.each([
    [
      "a title with another separator",
      "Purchases, all, of 2025\nproduct;quantity\ncup_pe;1\ncup_pe;2\ncup_pe;4\n",
      ";",
    ],
    [
      "decimal commas in most cells",
      "product;quantity;a;b\ncup_pe;1;1,5;2,5\ncup_pe;2;1,5;2,5\ncup_pe;4;3,5;3,5\n",
      ";",
    ],
    ["vertical bars", "product|quantity\ncup_pe|1\ncup_pe|2\ncup_pe|4\n", "|"],
  ])("does not hide the separator: %s", async (_name, text, separator) => {
    const { summary, preview } = await checked(text);
    expect([summary.separator, preview.ready, preview.pieces]).toEqual([separator, 3, 7]);
  });
});

describe("rows that are no lines", () => {
  it.each([
    [
      "subtotals and a total",
      "product,site,pieces\ncup_pe,A,10\ncup_pe,B,20\nSubtotal,,30\ncup_pe,C,5\ncup_pe,D,6\nSubtotal,,11\nGrand total,,41\n",
      ["4 subtotal", "7 subtotal", "8 total"],
    ],
    [
      "running subtotals in Spanish",
      "Artículo;Tienda;Piezas\ncup_pe;A;10\ncup_pe;B;20\n;Suma y sigue;30\ncup_pe;C;5\n;Subtotal;35\n;TOTAL GENERAL;35\n",
      ["4 subtotal", "6 subtotal", "7 total"],
    ],
    ["a sum without a name", "site,product,pieces\nA,cup_pe,10\nB,cup_pe,25\n,,35\nC,cup_pe,1\n", ["4 subtotal"]],
    [
      "a total that fills its row",
      "product,pieces,price\ncup_pe,10,1.00\ncup_pla,20,2.50\nTotal,30,3.50\n",
      ["4 total"],
    ],
    [
      "the rows of a form that nobody filled in, three at least",
      "product,site,pieces\ncup_pe,A,10\ncup_pe,B,20\ncup_pe,-,\ncup_pe,-,\ncup_pe,-,\n",
      ["4 prefilled", "5 prefilled", "6 prefilled"],
    ],
    [
      "headings and a repeated header",
      "product,site,pieces,price\nCUPS,,,\ncup_pe,A,10,1\nproduct,site,pieces,price\ncup_pe,B,20,1\n",
      ["2 heading", "4 heading"],
    ],
  ])("%s are detected", async (_name, text, kinds) => {
    const { preview, summary } = await checked(text);
    expect(preview.totals.map(({ row, kind }) => `${row} ${kind}`)).toEqual(kinds);
    expect(preview.total_count + preview.ready).toBe(summary.rows);
  });

  it("do not include products that only have such a name", async () => {
    const { preview } = await checked("product,site,pieces\nTotal fresh cup,A,10\ncup_pe,B,20\ncup_pe,C,31\n");
    expect(preview).toMatchObject({ total_count: 0, ready: 2, faulty: 1 });
  });

  it("can be restored by hand", async () => {
    const { check } = await opened("product,site,pieces\ncup_pe,A,10\ncup_pe,B,20\nTotal,,30\n");
    const preview = await check({ put_back: [4], choices: [choice("product", "Total", "cup_pe")] });
    expect(preview).toMatchObject({ ready: 3, pieces: 60, total_count: 1, totals: [{ row: 4 }] });
  });
});

describe("the quantity", () => {
  test.each([
    ["one column of pieces", "product,pieces\ncup_pe,10\n", 10],
    ["cases and units in one", "product,cases,units per case\ncup_pe,3,500\n", 1500],
    ["cases and a pack as text", "product,cases,pack\ncup_pe,3,20/50 CT\ncup_pe,1,4x125\n", 3500],
    [
      "cases confirmed by a total",
      "product,cases,units per case,total units\ncup_pe,3,500,1500\ncup_pe,2,100,200\n",
      1700,
    ],
    ["thousands", "product,quantity (thousands)\ncup_pe,1.5\n", 1500],
    ["dozens", "product,dozens\ncup_pe,3\n", 36],
    [
      "a unit on each line",
      "product,qty,uom,pack qty\ncup_pe,2,DZ,\ncup_pe,5,EA,\ncup_pe,1,M,\ncup_pe,3,CS,50\n",
      1179,
    ],
    [
      "apart from money, weight, tax, codes and running numbers",
      "no,item code,product,qty,price,weight kg,vat\n1,100234,cup_pe,4,9.50,3.25,20\n2,100235,cup_pe,5,8.10,2.75,20\n",
      9,
    ],
  ])("is read without a question: %s", async (_name, text, pieces) => {
    const { preview } = await checked(text);
    expect([openAbout(preview.questions), preview.pieces]).toEqual([[], pieces]);
  });

  test.each([
    ["a generic column beside units per case", "product,units per case,qty\ncup_pe,1000,5\n", [5000, 5]],
    ["units beside units per case", "product,units per case,units\ncup_pe,1000,5\n", [5, 5000]],
    ["ordered and shipped", "product,qty ordered,qty shipped\ncup_pe,5,4\ncup_pe,6,6\n", [11, 10]],
    ["years", "product,2024,2025\ncup_pe,10,20\ncup_pla,1,2\n", [33, 11, 22]],
    ["cases without a pack size", "product,cases\ncup_pe,3\n", [0, 3]],
  ])("is a question with the total of each answer: %s", async (_name, text, totals) => {
    const { preview, take } = await checked(text);
    expect(openAbout(preview.questions)).toEqual(["quantity"]);
    expect(preview.questions[0]?.options.map(({ total }) => total)).toEqual(totals);
    await expect(take()).rejects.toThrow("open_questions");
  });

  it("is a question if a column of totals disagrees, with the rows", async () => {
    const text = `product,cases,case size,total units\n${Array.from({ length: 8 }, (_, at) => `cup_pe,2,10,${at === 5 ? 30 : 20}`).join("\n")}\n`;
    const { preview } = await checked(text);
    expect(preview.questions).toMatchObject([{ about: "quantity", open: true, rows: [7] }]);
    expect(preview.questions[0]?.options.map(({ total }) => total)).toEqual([160, 170]);
  });

  it("in kilograms is converted by the product's mass, or a fault", async () => {
    const names = {
      ...NAMES,
      products: NAMES.products.map((one) => (one.prodsys_id === "cup_pe" ? { ...one, mass_grams: 12.5 } : one)),
    };
    const { check } = await opened("product;Menge kg\ncup_pe;2,5\ncup_pla;1\n", {}, names);
    expect(await check()).toMatchObject({ ready: 1, pieces: 200, faults: [{ code: "mass_unknown", row: 3 }] });
  });

  it("in a unit that is not known counts nothing until its meaning is chosen", async () => {
    const { check } = await opened("product,qty,uom\ncup_pe,2,EA\ncup_pe,3,zorps\n");
    const open = await check();
    expect(open).toMatchObject({ pieces: 2, left_out: 1, faults: [] });
    expect(open.questions.map(({ text }) => text)).toEqual(["zorps"]);
    expect(await check({ choices: [choice("unit", "zorps", "dozens")] })).toMatchObject({ pieces: 38 });
  });

  it("of packs whose size became a date says so and offers nothing", async () => {
    const { check } = await opened("product,cases,pack\ncup_pe,3,20-Oct\ncup_pe,2,10/50\ncup_pe,1,4/25\n");
    expect(await check()).toMatchObject({ pieces: 1100, faults: [{ code: "pack_date", row: 2, offers: [] }] });
  });

  it("of packs asks for a missing size, offers the size in the name, and applies the answer", async () => {
    const { check } = await opened(
      "product,cases,units per case\nPaper plate,2,\ncup_pe,2,500\nwhite lid 1000/cs,1,\n",
    );
    const { faults } = await check();
    const missing = faults.filter(({ code }) => code === "pack_missing");
    expect(missing.map(({ value, offers }) => [value, offers.map(({ use }) => use)])).toEqual([
      ["Paper plate", []],
      ["white lid 1000/cs", [1000]],
    ]);
    expect(await check({ choices: [choice("pack", "Paper plate", 125)] })).toMatchObject({ ready: 2, pieces: 1250 });
  });

  it("of returned goods is subtracted or left out by the user's choice", async () => {
    const { check, take } = await opened(
      "product,label,pieces\ncup_pe,A,100\ncup_pe,B,50\ncup_pe,B,(20)\ncup_pla,A,10-\n",
    );
    const asked = await check();
    expect(openAbout(asked.questions)).toEqual(["returns"]);
    expect(asked.questions[0]).toMatchObject({
      rows: [4, 5],
      options: [
        { returns: "subtract", total: 120 },
        { returns: "apart", total: 150 },
      ],
    });
    expect(await check({ answered: ["returns"] })).toMatchObject({
      ready: 4,
      lines: 2,
      pieces: 120,
      returns: { rows: 2, pieces: 30, beyond: 10 },
    });
    const { quantity } = await take();
    expect([...quantity]).toEqual([100, 30]);
    expect(await check({ answered: ["returns"], returns: "apart" })).toMatchObject({ ready: 2, apart: 2, pieces: 150 });
    expect([...(await take()).quantity]).toEqual([100, 50]);
  });

  it("with 1.250 is asked about once, unless the file proves the decimal sign", async () => {
    const asked = (await checked("product;pieces\ncup_pe;1.250\ncup_pe;500\n")).preview;
    expect(openAbout(asked.questions)).toEqual(["decimal"]);
    expect(asked.questions[0]?.options.map(({ decimal, total }) => [decimal, total])).toEqual([
      ["point", 500],
      ["comma", 1750],
    ]);
    for (const proof of [
      "product;pieces;price\ncup_pe;1.250;3,5\n",
      "product;pieces\ncup_pe;1.250\ncup_pe;1.250.000\n",
    ]) {
      expect(openAbout((await checked(proof)).preview.questions)).toEqual([]);
    }
  });
});
