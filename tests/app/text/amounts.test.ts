import { describe, expect, test } from "vitest";
import { formatLarge, sharedAmounts, unitFor } from "../../../app/text/amounts.ts";

describe("amounts of whole portfolios", () => {
  test("stand in the largest unit of which there is one", () => {
    expect(unitFor("g CO2e", 458_000_000)).toEqual({ unit: "t CO2e", per: 1e6 });
    expect(unitFor("g CO2e", 1_000_000).unit).toBe("t CO2e");
    expect(unitFor("g", 999_999).unit).toBe("kg");
    expect(unitFor("g", 999).unit).toBe("g");
    expect(unitFor("kg", 0.055)).toEqual({ unit: "g", per: 1e-3 });
    expect(unitFor("kg", 0).unit).toBe("kg");
    expect(unitFor("L", 105_000)).toEqual({ unit: "m³", per: 1e3 });
    expect(unitFor("m2·a", 14_542)).toEqual({ unit: "m²·a", per: 1 });
    expect(unitFor("score 1-5", 4)).toEqual({ unit: "score 1–5", per: 1 });
  });

  test("in a column share the precision of the largest", () => {
    const shown = sharedAmounts([5_720_000, 425_000, 12], unitFor("g", 5_720_000));
    expect([5_720_000, 425_000, 12, 0].map(shown)).toEqual(["5.72", "0.43", "< 0.01", "0"]);
  });

  test("are written with three digits that count, whole from a hundred on", () => {
    const tonnes = unitFor("g", 26_900_000);
    expect(formatLarge(26_912_345, tonnes)).toBe("26.9");
    expect(formatLarge(1_234_567_890, tonnes)).toBe("1,235");
    expect(formatLarge(0, tonnes)).toBe("0");
    expect(formatLarge(null, tonnes)).toBe("unknown");
  });
});
