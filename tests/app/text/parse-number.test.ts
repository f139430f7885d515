import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
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
    ["0,125", 0.125],
    ["0.125", 0.125],
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
    expect(parseNumber("85%", "%")).toBe(85);
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

describe("a number typed in a region with signs of its own", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const inBrowser = (lang: string, languages: readonly string[]): void => {
    vi.stubGlobal("document", { documentElement: { lang } });
    vi.stubGlobal("navigator", { languages });
  };

  it.each([
    ["es", ["es-MX", "en"], 1250, "1,250.5"],
    ["es", ["de", "es-ES"], 1.25, "1250,5"],
    ["es", [], 1.25, "1250,5"],
    ["en", ["en-ZA"], 1.25, "1250,5"],
    // no tag: some browsers name such languages
    ["en", ["en-US@posix"], 1250, "1,250.5"],
    ["en", ["en-US"], 1250, "1,250.5"],
  ])("in %s with %j reads 1,250 and shows 1250.5 as its region does", (lang, languages, read, shown) => {
    inBrowser(lang, languages);
    expect(parseNumber("1,250")).toBe(read);
    expect(formatTyped(1250.5).replaceAll(/\s/g, "")).toBe(shown);
    expect(parseNumber(formatTyped(1250.5))).toBe(1250.5);
    for (const text of ["0,125", "0.125"]) expect(parseNumber(text)).toBe(0.125);
  });
});
