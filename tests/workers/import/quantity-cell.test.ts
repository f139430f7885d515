import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { decimalEvidence } from "../../../workers/import/numbers/decimal-proof.ts";
import { isAmbiguous, numberOfText } from "../../../workers/import/numbers/number-text.ts";
import { packInName, packSize } from "../../../workers/import/quantity/pack-text.ts";
import { piecesOf, quantityCell } from "../../../workers/import/quantity/quantity-cell.ts";

const point = (text: string) => quantityCell(text, "point");
const comma = (text: string) => quantityCell(text, "comma");

describe("a number", () => {
  test.each([
    ["1", 1],
    ["12,500", 12_500],
    ["1,234,567", 1_234_567],
    ["12 500", 12_500],
    ["12\u00A0500", 12_500],
    ["12\u202F500", 12_500],
    ["12'500", 12_500],
    ["12\u2019500", 12_500],
    ["1\u2019234'567", 1_234_567],
    ["12.0", 12],
    ["1E+5", 100_000],
    ["+7", 7],
    ["0.5", 0.5],
  ])("%j with a decimal point is %d", (text, value) => expect(numberOfText(text, "point")).toBe(value));

  test.each([
    ["186.000", 186_000],
    ["12.500,00", 12_500],
    ["1.234.567", 1_234_567],
    ["0,500", 0.5],
    ["5\u202F123,75", 5123.75],
  ])("%j with a decimal comma is %d", (text, value) => expect(numberOfText(text, "comma")).toBe(value));

  it("is negative in all five notations", () => {
    for (const text of ["-12", "(12)", "12-", "\u221212", "- 12"]) expect(numberOfText(text, "point")).toBe(-12);
  });

  test.each(["20 50", "12,34", "1,5", "1.2.3", "0,500", "(12)-", "--3", "1'00", "Infinity", "0x10", "", "-"])(
    "%j is no number with a decimal point",
    (text) => expect(numberOfText(text, "point")).toBeNull(),
  );

  it("is parsed back in every grouping and sign notation, with one decimal sign only", () => {
    const groups = {
      point: [",", " ", "'", "\u2019", "\u00A0", "\u202F", ""],
      comma: [".", " ", "'", "\u2019", "\u00A0", "\u202F", ""],
    };
    fc.assert(
      fc.property(
        fc.integer({ min: -1e10, max: 1e10 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom("point" as const, "comma" as const),
        fc.nat(6),
        fc.nat(3),
        (whole, cents, decimal, group, way) => {
          const sign = decimal === "point" ? "." : ",";
          const grouped = String(Math.abs(whole)).replaceAll(/\B(?=(\d{3})+$)/g, groups[decimal][group] ?? "");
          const digits = cents === 0 ? grouped : `${grouped}${sign}${String(cents).padStart(2, "0")}`;
          const text =
            whole >= 0 ? digits : ([`-${digits}`, `(${digits})`, `${digits}-`, `\u2212${digits}`][way] ?? "");
          const expected = (whole < 0 ? -1 : 1) * (Math.abs(whole) + cents / 100);
          expect(numberOfText(text, decimal)).toBeCloseTo(expected, 6);
        },
      ),
    );
  });

  it("has all the digits of its text", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[-+0-9.,' /x()]{1,14}$/),
        fc.constantFrom("point" as const, "comma" as const),
        (text, sign) => {
          const value = numberOfText(text.trim(), sign);
          if (value === null) return;
          const digits = text.replaceAll(/\D/g, "").replace(/^0+/, "");
          const read = Math.abs(value).toFixed(10).replaceAll(/\D/g, "").replace(/^0+/, "");
          expect(read.startsWith(digits.replace(/0+$/, "").slice(0, 14))).toBe(true);
        },
      ),
    );
  });

  it("is ambiguous if the two decimal signs give different numbers", () => {
    expect(["12.000", "12,000", "1.250"].map(isAmbiguous)).toEqual([true, true, true]);
    expect(["12", "12.5", "1.234.567", "0.500", "12 000"].map(isAmbiguous)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("a quantity", () => {
  test.each([
    ["500", 500, null],
    ["-40", -40, null],
    ["500 pcs", 500, "pieces"],
    ["10K", 10_000, null],
    ["3 x 500", 1500, "pieces"],
    ["2 dz", 2, "dozens"],
    ["10 cs", 10, "packs"],
    ["2 Tsd", 2, "thousands"],
    ["12 Karton", 12, "packs"],
  ])("%j is %d in the unit %j", (text, amount, unit) =>
    expect(point(text)).toMatchObject({ amount, unit: unit === null ? null : { unit } }),
  );

  test.each([
    ["", "quantity_empty", []],
    ["1/2", "quantity_no_number", []],
    ["20 50", "quantity_no_number", []],
    ["ten", "quantity_no_number", []],
    ["ca. 1,200", "quantity_no_number", [1200]],
    ["1,5", "quantity_no_number", []],
    ["1.2.3", "quantity_no_number", []],
    ["0x10", "quantity_no_number", []],
    // what went back is no purchase without its sign
    ["returned (12", "quantity_no_number", []],
    ["12 - back", "quantity_no_number", []],
    ["03.04.2025", "quantity_date", []],
    ["2025-04-03", "quantity_date", []],
    ["3. M\u00E4rz 2025", "quantity_date", []],
    ["#N/A", "quantity_error", []],
    ["#WERT!", "quantity_error", []],
    ["#DIV/0!", "quantity_error", []],
    ["=SUM(A1:A3)", "quantity_formula", []],
  ])("%j is %s and offers %j", (text, code, offers) => expect(point(text)).toEqual({ code, offers }));

  it("with a letter typed for a digit offers the number", () => {
    expect(comma("12.5OO")).toEqual({ code: "quantity_no_number", offers: [12_500] });
    expect(comma("l2")).toEqual({ code: "quantity_no_number", offers: expect.arrayContaining([12]) as number[] });
  });

  it("is whole after conversion by its unit, and so are all offers", () => {
    expect(piecesOf(1.5, 1000, false)).toEqual({ pieces: 1500 });
    expect(piecesOf(1.5, 1, false)).toEqual({ code: "quantity_fraction", offers: [2] });
    expect(piecesOf(0.3, 1, false)).toEqual({ code: "quantity_fraction", offers: [1] });
    expect(piecesOf(0, 12, false)).toEqual({ code: "quantity_zero", offers: [] });
    expect(piecesOf(10_000_000_001, 1, false)).toEqual({ code: "quantity_too_large", offers: [] });
    // kilograms of a product with 12.4 g
    expect(piecesOf(10, 1000 / 12.4, true)).toEqual({ pieces: 806 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9.,' OolI]{1,12}$/)), (text) => {
        const read = point(text.trim());
        const offered = "amount" in read ? [] : read.offers;
        expect(offered.every((value) => Number.isInteger(value) && value >= 1 && value <= 1e10)).toBe(true);
      }),
    );
  });
});

describe("a pack", () => {
  test.each([
    ["24", 24],
    ["1000 CT", 1000],
    ["20/50 CT", 1000],
    ["4x125", 500],
    ["500/cs", 500],
    ["VPE 250", 250],
    ["VPE: 20x50", 1000],
    ["6/4pk", 24],
    ["10 x 100 Stk", 1000],
    ["Karton \u00E0 500", 500],
    ["2,500", 2500],
  ])("%j holds %d pieces", (text, pieces) => expect(packSize(text, "point")).toBe(pieces));

  test.each(["6/10 oz", "4/1 gal", "25 kg", "12.5", "0", "20 50", "n/a", ""])("%j is no number of pieces", (text) =>
    expect(packSize(text, "point")).toBeNull(),
  );

  test.each([
    ["12OZ SW HOT CUP WHT PAPER 20/50", 1000],
    ['Paper straw 7.75" unwrapped white 4800/cs', 4800],
    ["Bicchiere carta 4oz 120ml 1000pz", 1000],
    ["Vaso vidrio 36 cl (24)", 24],
    ["Travel Mug SS 16oz", null],
    ["Plato blanco 23 cm", null],
    ["Still water x24 [BEV0417]", null],
  ])("in the name %j suggests %j", (name, pieces) => {
    const pack = packInName(name, "point");
    expect(pack?.levels.reduce((product, level) => product * level, 1) ?? null).toBe(pieces);
  });
});

describe("the decimal sign of a file", () => {
  test.each([
    [["0,061", "12"], { sign: "comma", proven: true }],
    [["1.234,50"], { sign: "comma", proven: true }],
    [["1.234.567"], { sign: "comma", proven: true }],
    [["3.5"], { sign: "point", proven: true }],
    [["$1,234.50"], { sign: "point", proven: true }],
    [["1,234,567"], { sign: "point", proven: true }],
    [["0.500"], { sign: "point", proven: true }],
    [["1.500", "12.000"], null],
    [["21.11.2026", "Kantine 04"], null],
    [["12,50", "12.50"], { sign: "point", proven: false }],
    [[], null],
  ] as const)("of %j is %j", (cells, evidence) => expect(decimalEvidence([cells], 1)).toEqual(evidence));

  it("is proven by the quantity columns first", () => {
    expect(decimalEvidence([["2,500", "1,5"], ["12.50"]], 1)).toEqual({ sign: "comma", proven: true });
    expect(decimalEvidence([["2.500"], ["86,35"]], 1)).toEqual({ sign: "comma", proven: true });
  });
});
