// @vitest-environment node
import { describe, expect, it, test } from "vitest";
import { codeKey, isCode, isMistypedGtin, mistypedGtins } from "../../../workers/import/names/item-code.ts";
import { NAMES, opened } from "./sheets.ts";

test.each([
  ["04012345678901", true],
  ["4012345 678901", true],
  ["A-4711/2", true],
  ["70231", true],
  ["Kaffeebecher", false],
  ["Cup 8oz", false],
  ["", false],
])("%s can be an article number: %s", (text, is) => {
  expect(isCode(text)).toBe(is);
});

test("codes are equal without leading zeros, spaces and case; other signs distinguish them", () => {
  expect(codeKey("0040 12345a")).toBe(codeKey("4012345A"));
  expect(codeKey("12-3")).not.toBe(codeKey("123"));
});

test("wrong check digits are reported if most GTINs are right; other numbers are no GTINs", () => {
  const right = ["4006381333931", "036000291452", "96385074"];
  expect(mistypedGtins([...right, "4006381333932"])).toEqual(["4006381333932"]);
  expect(mistypedGtins(right)).toEqual([]);
  expect(mistypedGtins(["12345678", "12345679", "4711"])).toEqual([]);
});

test.each([
  ["4006381333932", true],
  ["0400638 1333932", true],
  ["4006381333931", false],
  ["4711", false],
  ["A-40063813", false],
  ["", false],
])("%s is a mistyped GTIN: %s", (text, is) => {
  expect(isMistypedGtin(text)).toBe(is);
});

describe("a column of GTINs", () => {
  const FILE =
    "GTIN;Artikel;Stück\n04006381333931;Becher Eins;100\n00036000291452;Becher Zwei;50\n04006381333932;Becher Drei;5\n";

  it("is recognised and kept as text; mistyped numbers are reported, and their lines are kept", async () => {
    const { summary, check } = await opened(FILE);
    expect(summary.mapping).toMatchObject({ gtin: 0, product: 1, quantity: 2 });
    expect(summary.columns[0]?.first).toBe("04006381333931");
    const preview = await check({ choices: [{ field: "product", value: "Becher Drei", use: "cup_pe" }] });
    expect(preview.mistyped_codes).toEqual({ first: ["04006381333932"], count: 1 });
    expect(preview.ready).toBe(1);
  });

  it("maps a line by a known number under any unknown name; a known name wins", async () => {
    const { check, service } = await opened(FILE);
    const choices = [
      { field: "code", value: "4006381333931", use: "cup_pe", factor: 10 },
      { field: "code", value: "36000291452", use: null },
      { field: "code", value: "4006381333932", use: "cup_pla" },
      { field: "product", value: "BECHER DREI", use: "cup_steel" },
    ] as const;
    const preview = await check({ choices });
    expect(preview.sample.map(({ prodsys_id, quantity }) => [prodsys_id, quantity])).toEqual([
      ["cup_pe", 1000],
      ["cup_steel", 500],
    ]);
    expect(preview.left_out).toBe(1);
    const found = await service.namesInSheet(NAMES, { sheet: "s", job: "j" }, () => undefined);
    expect(found.ok && found.value.names.map(({ name, codes }) => [name, codes])).toEqual([
      ["Becher Eins", ["04006381333931"]],
      ["Becher Zwei", ["00036000291452"]],
      ["Becher Drei", ["04006381333932"]],
    ]);
  });
});

describe("the article number of an own product", () => {
  const own = (prodsys_id: string, item_code: string, usecase_id = "cup") => ({
    prodsys_id,
    prodsys_name: `Own ${prodsys_id}`,
    usecase_id,
    reusable: false,
    uses: 1,
    own: true,
    item_code,
  });
  const named = (...products: readonly ReturnType<typeof own>[]) => ({
    ...NAMES,
    products: [...NAMES.products, ...products],
  });
  const FILE = "GTIN;Artikel;St\u00FCck\n04006381333931;Becher Eins;100\n00036000291452;Paper plate;50\n";

  it("maps its lines, with or without leading zeros; a known name and a choice win", async () => {
    const names = named(own("mine", "4006381333931"), own("other", "036000291452"));
    const { check, service } = await opened(FILE, {}, names);
    const preview = await check();
    expect(preview).toMatchObject({ ready: 2, faulty: 0, by_choice: 0 });
    expect(preview.sample.map(({ prodsys_id }) => prodsys_id)).toEqual(["mine", "plate_paper"]);
    const found = await service.namesInSheet(names, { sheet: "s", job: "j" }, () => undefined);
    if (!found.ok) throw new Error("no names");
    expect(found.value.names.map(({ known, own_code }) => [known, own_code])).toEqual([
      [null, "mine"],
      ["plate_paper", null],
    ]);
    const choice = { field: "code", value: "4006381333931", use: "cup_pe" } as const;
    expect((await check({ choices: [choice] })).sample[0]?.prodsys_id).toBe("cup_pe");
  });

  it("is also found in the product column, if the use case fits", async () => {
    const names = named(own("mine", "A-4711"), own("tray", "A-4712", "tray"));
    const { check } = await opened("product,use case,quantity\na-4711,Hot cup,5\nA-4712,Hot cup,6\n", {}, names);
    const preview = await check();
    expect(preview.sample.map(({ prodsys_id }) => prodsys_id)).toEqual(["mine"]);
    expect(preview.faults.map(({ value }) => value)).toEqual(["A-4712"]);
  });

  it("is a fault if two own products have it", async () => {
    const { check } = await opened(FILE, {}, named(own("one", "4006381333931"), own("two", "04006381333931")));
    expect((await check()).faults.map(({ code, value }) => [code, value])).toEqual([
      ["product_unknown", "Becher Eins"],
    ]);
  });
});
