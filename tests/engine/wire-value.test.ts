import { describe, expect, it } from "vitest";
import { choicesOf, flagOf, numberOf, ownValue, textOf } from "../../workers/engine/tables/wire-value.ts";

describe("numbers on the wire (method.md section 2)", () => {
  it.each([
    ["12", 12],
    [" 1e1 ", 10],
    ["+2.50", 2.5],
    ["-0.4E-2", -0.004],
    [".5", 0.5],
    ["007", 7],
    [3.25, 3.25],
    [0, 0],
  ])("%j is %d", (value, expected) => {
    expect(numberOf(value)).toBe(expected);
  });

  it.each([
    "",
    "  ",
    "1,5",
    "0x10",
    "Infinity",
    "-Infinity",
    "NaN",
    "1e999",
    "1 2",
    "1e",
    "e5",
    ".",
    "+",
    "--1",
    "12px",
    "１２",
  ])("%j is missing", (text) => {
    expect(numberOf(text)).toBeNull();
  });

  it.each([null, undefined, true, Number.NaN, Number.POSITIVE_INFINITY, [1], { value: 1 }])(
    "%j is missing",
    (value) => {
      expect(numberOf(value)).toBeNull();
    },
  );
});

describe("flags, texts and maps on the wire", () => {
  it("reads flags as text, number and boolean", () => {
    expect(["1", 1, true, " 1 "].map(flagOf)).toEqual([true, true, true, true]);
    expect(["0", 0, false, "2"].map(flagOf)).toEqual([false, false, false, false]);
    expect(["", null, "na", undefined].map(flagOf)).toEqual([null, null, null, null]);
  });

  it("treats blank text as missing and a number as an id", () => {
    expect(["pp", 4, "", "  ", null, true].map(textOf)).toEqual(["pp", "4", null, null, null, null]);
  });

  it("reads own fields only", () => {
    expect(ownValue({}, "constructor")).toBeUndefined();
    expect(ownValue(JSON.parse('{"__proto__":1}'), "__proto__")).toBe(1);
    expect(ownValue([1], "length")).toBeUndefined();
  });

  it("distinguishes an empty map from none", () => {
    expect(choicesOf({})?.size).toBe(0);
    expect(choicesOf(undefined)).toBeNull();
    expect([...(choicesOf({ a: true, b: "0", c: "maybe" }) ?? [])]).toEqual([
      ["a", true],
      ["b", false],
    ]);
  });
});
