// @vitest-environment node
import { describe, expect, it, test } from "vitest";
import { codeKey, isCode, mistypedGtins } from "../../../workers/import/names/item-code.ts";
import { NAMES, opened } from "./sheets.ts";

test.each([
  ["04012345678901", true],
  ["4012345 678901", true],
  ["A-4711/2", true],
  ["70231", true],
  ["Kaffeebecher", false],
  ["Cup 8oz", false],
  ["", false],
])("%s is the number of an article: %s", (text, is) => {
  expect(isCode(text)).toBe(is);
});

test("leading zeros, spaces and small letters do not set two numbers apart; other signs do", () => {
  expect(codeKey("0040 12345a")).toBe(codeKey("4012345A"));
  expect(codeKey("12-3")).not.toBe(codeKey("123"));
});

test("GTINs with a wrong check digit are told where most are right; other numbers are none", () => {
  const right = ["4006381333931", "036000291452", "96385074"];
  expect(mistypedGtins([...right, "4006381333932"])).toEqual(["4006381333932"]);
  expect(mistypedGtins(right)).toEqual([]);
  expect(mistypedGtins(["12345678", "12345679", "4711"])).toEqual([]);
});

describe("a column of GTINs", () => {
  const FILE =
    "GTIN;Artikel;Stück\n04006381333931;Becher Eins;100\n00036000291452;Becher Zwei;50\n04006381333932;Becher Drei;5\n";

  it("is recognised, kept as text, and its mistyped numbers are told without losing a line", async () => {
    const { summary, check } = await opened(FILE);
    expect(summary.mapping).toMatchObject({ code: 0, product: 1, quantity: 2 });
    expect(summary.columns[0]?.first).toBe("04006381333931");
    const preview = await check({ choices: [{ field: "product", value: "Becher Drei", use: "cup_pe" }] });
    expect(preview.mistyped_codes).toEqual({ first: ["04006381333932"], count: 1 });
    expect(preview.ready).toBe(1);
  });

  it("maps without a question where a number is known, whatever the line is called; the name counts more", async () => {
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
