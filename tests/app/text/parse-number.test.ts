import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatTyped } from "../../../app/text/format.ts";
import { parseNumber } from "../../../app/text/parse-number.ts";

describe("a typed number", () => {
  it.each([
    ["1250", 1250],
    ["1,250", 1250],
    ["1,250,000.5", 1250000.5],
    ["1 250", 1250],
    ["1\u202F250", 1250],
    ["1'250", 1250],
    ["1.250,5", 1250.5],
    ["1.250.000", 1250000],
    ["1.250", 1.25],
    ["0,5", 0.5],
    ["1,5", 1.5],
    [",5", 0.5],
    ["12.", 12],
    ["−3", -3],
    ["-0", 0],
    [" +7 ", 7],
  ])("%s", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(["", " ", "-", ".", ",", "12x", "1,2,3", "1.2.3", "1e5", "0x10", "Infinity", "NaN", "12 g", "--1"])(
    "“%s” is none",
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );

  it("accepts its own unit as suffix and no other", () => {
    expect(parseNumber("85 %", "%")).toBe(85);
    expect(parseNumber("12.1g", "g")).toBe(12.1);
    expect(parseNumber("12 kg", "g")).toBeNull();
  });

  it("parses every number that a field displays", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 6 }), (whole, decimals) => {
        const value = whole / 10 ** decimals;
        expect(parseNumber(formatTyped(value))).toBe(value + 0);
      }),
    );
  });

  it("never gives a non-finite number", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseNumber(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
