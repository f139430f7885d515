import { describe, expect, it } from "vitest";
import { plural } from "../../../app/text/catalogue.ts";
import { formatChanged, formatDate, formatTime } from "../../../app/text/dates.ts";
import {
  formatCount,
  formatMass,
  formatNumber,
  formatPercent,
  formatRange,
  formatRaw,
  formatScore,
  formatUnit,
  formatWithUnit,
  productName,
  shownScore,
} from "../../../app/text/format.ts";
import { formatList } from "../../../app/text/lists.ts";
import { formatShare, formatShareOf100, formatSummary, formatSummaryRange } from "../../../app/text/shares.ts";
import { shortName } from "../../../app/text/short-name.ts";

describe("numbers", () => {
  it.each([
    [0, 2, "0"],
    [-0, 2, "0"],
    [0.0049, 2, "<\u00A00.01"],
    [0.005, 2, "0.01"],
    [-0.001, 2, ">\u00A0\u22120.01"],
    [0.3, 0, "<\u00A01"],
    [0.5, 0, "1"],
    [1234.5, 2, "1,234.50"],
    [-3.34, 1, "\u22123.3"],
    [2_140_000, 0, "2,140,000"],
    [null, 1, "unknown"],
    [undefined, 1, "unknown"],
    [Number.NaN, 1, "unknown"],
    [Number.POSITIVE_INFINITY, 0, "unknown"],
  ])("%s at %s decimals is %s", (value, decimals, shown) => {
    expect(formatNumber(value, decimals)).toBe(shown);
  });

  it("counts with thousands", () => expect(formatCount(693_000)).toBe("693,000"));

  it("formats ranges with an en dash, as one number if the bounds read the same, or in words if a bound is negative", () => {
    expect(formatRange(5, 95)).toBe("5–95");
    expect(formatRange(99.7, 100)).toBe("100");
    expect(formatRange(-5, 3)).toBe("\u22125 to 3");
  });

  it("formats shares as percent, including tiny and unknown ones", () => {
    expect(formatPercent(0.5)).toBe("50%");
    expect(formatPercent(0.001)).toBe("<\u00A01%");
    expect(formatPercent(0.001, 1)).toBe("0.1%");
    expect(formatPercent(null)).toBe("unknown");
  });

  it("never rounds a share up to 100%", () => {
    expect(formatShare(0.997)).toBe(">\u00A099%");
    expect(formatShare(0.997, 1)).toBe("99.7%");
    expect(formatShare(0.9996, 1)).toBe(">\u00A099.9%");
    expect(formatShare(1)).toBe("100%");
    expect(formatShareOf100(0.074)).toBe("7");
    expect(formatShare(null)).toBe("unknown");
  });

  it("shows a summary as a rounded percent", () => {
    expect(formatSummary(83.5)).toBe("84%");
    expect(formatSummary(null)).toBe("unknown");
    expect(formatSummaryRange(72.4, 79.6)).toBe("72–80%");
  });

  it("omits the unit of an unknown amount", () => {
    expect(formatWithUnit(formatRaw("climate", 11.2), "g CO2e")).toBe("11\u00A0g CO2e");
    expect(formatWithUnit(formatRaw("climate", null), "g CO2e")).toBe("unknown");
  });
});

describe("scores and raw values", () => {
  it("shows integer scores, and rounds before looking up the band", () => {
    expect(formatScore(83.6)).toBe("84");
    expect(formatScore(0)).toBe("0");
    expect(formatScore(0.2)).toBe("0");
    expect(formatScore(null)).toBe("unknown");
    expect(shownScore(80.4)).toBe(80);
  });

  it("uses each metric's decimals (specification section 9)", () => {
    expect(formatRaw("climate", 11.6)).toBe("12");
    expect(formatRaw("h2o", 1.5)).toBe("1.50");
    expect(formatRaw("plastic_pollution", 0.004)).toBe("<\u00A00.01");
    expect(formatRaw("chemicals", 9.26)).toBe("9.3");
    expect(formatRaw("sust_source", 5)).toBe("5.0");
    expect(formatRaw("recoverability", 2.25)).toBe("2.3");
    expect(formatRaw("land_use", 0.01234)).toBe("0.0123");
  });

  it("formats units for display", () => {
    expect(formatUnit("m2·a")).toBe("m²·a");
    expect(formatUnit("cm2")).toBe("cm²");
    expect(formatUnit("L")).toBe("litres");
    expect(formatUnit("item")).toBe("item");
    expect(formatUnit("score 2-20")).toBe("score 2–20");
    expect(formatUnit("g CO2e")).toBe("g CO2e");
  });

  it.each([
    [12.14, "12.1"],
    [220, "220"],
    [219.97, "220"],
    [10.05, "10.1"],
    [0.02, "<\u00A00.1"],
    [0, "0"],
    [1500, "1,500"],
    [null, "unknown"],
  ])("a mass of %s g is %s", (grams, shown) => expect(formatMass(grams)).toBe(shown));
});

describe("names", () => {
  it("drops the suffix (Reusable), at the end only", () => {
    expect(productName("Ceramic mug (Reusable)")).toBe("Ceramic mug");
    expect(productName("(Reusable) mug")).toBe("(Reusable) mug");
  });

  it("cuts names of more than 40 characters, never inside a character", () => {
    expect(shortName("a".repeat(40))).toBe("a".repeat(40));
    expect(shortName("a".repeat(41))).toBe(`${"a".repeat(39)}…`);
    expect(shortName("🥗".repeat(41))).toBe(`${"🥗".repeat(39)}…`);
    expect(shortName(`${"a".repeat(38)} bcd`)).toBe(`${"a".repeat(38)}…`);
  });
});

describe("dates", () => {
  const now = new Date(2026, 10, 20, 16, 0).getTime();

  it("shows the time for today, the day for this year, and the year for earlier dates", () => {
    expect(formatChanged(new Date(2026, 10, 20, 9, 5).getTime(), now)).toBe("Today 09:05");
    expect(formatChanged(new Date(2026, 9, 28, 9, 5).getTime(), now)).toBe("28 Oct");
    expect(formatChanged(new Date(2025, 10, 20, 9, 5).getTime(), now)).toBe("20 Nov 2025");
  });

  it("formats times and dates", () => {
    expect(formatTime(new Date(2026, 10, 20, 0, 5).getTime())).toBe("00:05");
    expect(formatDate(now)).toBe("20 November 2026");
  });
});

describe("words for counts", () => {
  it("selects the plural form of the count", () => {
    const forms = { one: "1 product", other: "products" };
    expect([0, 1, 2].map((count) => plural(count, forms))).toEqual(["products", "1 product", "products"]);
    expect(plural(1, { other: "always" })).toBe("always");
  });

  it("joins a list", () => expect(formatList(["glass", "PP", "paper"])).toBe("glass, PP and paper"));
});
