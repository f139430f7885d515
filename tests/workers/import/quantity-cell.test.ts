import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { decimalSignOf, quantityCell } from "../../../workers/import/quantity-cell.ts";

const point = (text: string) => quantityCell(text, "point");
const comma = (text: string) => quantityCell(text, "comma");

describe("a quantity", () => {
  test.each([
    ["1", 1],
    ["12,500", 12_500],
    ["1,234,567", 1_234_567],
    ["12 500", 12_500],
    ["12\u202F500", 12_500],
    ["12'500", 12_500],
    ["12.0", 12],
    ["1E+5", 100_000],
    ["+7", 7],
    ["10000000000", 1e10],
  ])("%j with a decimal point is %d", (text, value) => expect(point(text)).toEqual({ value }));

  test.each([
    ["186.000", 186_000],
    ["12.500,00", 12_500],
    ["1.234.567", 1_234_567],
  ])("%j with a decimal comma is %d", (text, value) => expect(comma(text)).toEqual({ value }));

  test.each([
    ["", "quantity_empty", []],
    ["0", "quantity_zero", []],
    ["-40", "quantity_negative", []],
    ["\u221240", "quantity_negative", []],
    ["1.5", "quantity_fraction", [2]],
    ["0.3", "quantity_fraction", [1]],
    // a thousand and a half, or one and a half?
    ["1.500", "quantity_fraction", [1500, 2]],
    ["10000000001", "quantity_too_large", []],
    ["ten", "quantity_no_number", []],
    ["500 pcs", "quantity_no_number", [500]],
    ["ca. 1,200", "quantity_no_number", [1200]],
    ["1,5", "quantity_no_number", []],
    ["12,34", "quantity_no_number", []],
    ["1.2.3", "quantity_no_number", []],
    ["Infinity", "quantity_no_number", []],
    ["0x10", "quantity_no_number", []],
  ])("%j is %s and offers %j", (text, code, offers) => expect(point(text)).toEqual({ code, offers }));

  it("with a letter typed for a digit offers the number", () => {
    expect(comma("12.5OO")).toEqual({ code: "quantity_no_number", offers: [12_500] });
    expect(comma("l2")).toEqual({ code: "quantity_no_number", offers: expect.arrayContaining([12]) as number[] });
  });

  it("is read back however it was grouped, and what is offered is always one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e10 }), fc.constantFrom(",", " ", "'", "\u00A0", ""), (value, group) => {
        const text = String(value).replaceAll(/\B(?=(\d{3})+$)/g, group);
        expect(point(text)).toEqual({ value });
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9.,' OolI]{1,12}$/)), (text) => {
        const read = point(text.trim());
        const offered = "value" in read ? [read.value] : read.offers;
        expect(offered.every((value) => Number.isInteger(value) && value >= 1 && value <= 1e10)).toBe(true);
      }),
    );
  });
});

describe("the decimal sign of a file", () => {
  test.each([
    [["0,061", "12"], "comma"],
    [["1.234,50"], "comma"],
    [["1.234.567"], "comma"],
    [["3.5"], "point"],
    [["1,234.50"], "point"],
    [["1,234,567"], "point"],
    [["1.500", "12.000"], null],
    [["21.11.2026", "Kantine 04"], null],
    [[], null],
  ] as const)("of %j is %s", (cells, sign) => expect(decimalSignOf(cells)).toBe(sign));
});
