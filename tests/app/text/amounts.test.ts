import { describe, expect, test } from "vitest";
import {
  formatLarge,
  piecesShown,
  sharedAmounts,
  totalMass,
  totalWriting,
  unitFor,
} from "../../../app/text/amounts.ts";

describe("amounts of whole portfolios", () => {
  test("use the largest unit of which there are at least ten", () => {
    expect(unitFor("g CO2e", 458_000_000)).toEqual({ unit: "t CO2e", per: 1e6 });
    expect(unitFor("g CO2e", 10_000_000).unit).toBe("t CO2e");
    expect(unitFor("g", 9_999_999).unit).toBe("kg");
    expect(unitFor("g", 9_999).unit).toBe("g");
    expect(unitFor("kg", 0.055)).toEqual({ unit: "g", per: 1e-3 });
    expect(unitFor("kg", 0).unit).toBe("kg");
    expect(unitFor("L", 105_000)).toEqual({ unit: "m³", per: 1e3 });
    expect(unitFor("m2·a", 14_542)).toEqual({ unit: "m²·a", per: 1 });
    expect(unitFor("score 1-5", 4)).toEqual({ unit: "score 1–5", per: 1 });
  });

  test("share decimals within a column, by the largest", () => {
    const shown = sharedAmounts([57_200_000, 4_250_000, 12], unitFor("g", 57_200_000));
    expect([57_200_000, 4_250_000, 12, 0].map(shown)).toEqual(["57.2", "4.3", "<\u00A00.1", "0"]);
  });

  test("of a metric keep the data's unit and decimals while they are small; larger ones give the exact figure as title", () => {
    const climate = totalWriting("climate", "g CO2e", 4580.4);
    expect([climate.unit.unit, climate.shown(4580.4), climate.exact(4580.4)]).toEqual(["g CO2e", "4,580", undefined]);
    // the editor's columns are in kilograms, too
    expect(totalWriting("climate", "g CO2e", 731_681).shown(731_681)).toBe("732");
    expect(totalWriting("climate", "g CO2e", 12).shown(0.2)).toBe("<\u00A01");
    expect(totalWriting("h2o", "L", 1050).shown(1050.456)).toBe("1,050.46");
    expect(totalWriting("plastic_pollution", "g", 73.9).shown(73.9)).toBe("73.90");
    expect(totalWriting("land_use", "m2·a", 14_542.4).shown(14_542.4)).toBe("14,542");
    const large = totalWriting("climate", "g CO2e", 26_912_345.4);
    expect([large.unit.unit, large.shown(26_912_345.4)]).toEqual(["t CO2e", "26.9"]);
    expect(large.exact(26_912_345.4)).toBe("26,912,345\u00A0g CO2e");
    expect(large.exact(null)).toBeUndefined();
    expect(totalWriting("h2o", "L", 1e6).exact(1_234_567.891)).toBe("1,234,567.89\u00A0litres");
  });

  test("masses are in kilograms, in grams below one, in tonnes from ten of them", () => {
    expect(totalMass(8412.3)).toEqual({ amount: "8,412", unit: "kg", title: undefined });
    expect(totalMass(0.055)).toMatchObject({ amount: "55", unit: "g" });
    expect(totalMass(0)).toMatchObject({ amount: "0", unit: "kg" });
    expect(totalMass(1_234_567.8)).toEqual({ amount: "1,235", unit: "t", title: "1,234,568\u00A0kg" });
  });

  test("have three significant digits, and no decimals from a hundred", () => {
    const tonnes = unitFor("g", 26_900_000);
    expect(formatLarge(26_912_345, tonnes)).toBe("26.9");
    expect(formatLarge(1_234_567_890, tonnes)).toBe("1,235");
    expect(formatLarge(0, tonnes)).toBe("0");
    expect(formatLarge(null, tonnes)).toBe("unknown");
  });
});

test("pieces are whole numbers everywhere, with the exact number as tooltip", () => {
  expect(piecesShown(266.667)).toEqual({ shown: "267", title: "266.7" });
  expect(piecesShown(0.002)).toEqual({ shown: "<\u00A01", title: "0.002" });
  expect(piecesShown(12)).toEqual({ shown: "12", title: undefined });
});
