import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { csvText } from "../../../app/exports/csv-text.ts";
import { formatLarge, sharedAmounts, totalMass, totalWriting, unitFor } from "../../../app/text/amounts.ts";
import { formatMass, formatMeasure, formatRaw, formatUnit, shownUnit } from "../../../app/text/format.ts";
import { phraseInUnits } from "../../../app/text/phrase-units.ts";
import { replaceUnits, units } from "../../../app/text/units.ts";
import { showUsUnits } from "../../../app/text/us-units.ts";

describe("US units", () => {
  beforeEach(() => {
    document.documentElement.dataset["units"] = "us";
    showUsUnits();
  });
  afterEach(() => {
    delete document.documentElement.dataset["units"];
    replaceUnits({});
  });

  test("are set by an attribute of the page; the default is metric", () => {
    expect(units()).toBe("us");
    document.documentElement.dataset["units"] = "imperial";
    expect(units()).toBe("metric");
  });

  test.each([
    ["g", "oz"],
    ["g CO2e", "oz CO2e"],
    ["kg CO2e", "lb CO2e"],
    ["L", "gal"],
    ["m2·a", "ft²·yr"],
    ["cm2", "in²"],
    ["ml", "fl oz"],
    ["t·km", "ton·mi"],
    ["kWh", "kWh"],
    ["score 1-5", "score 1–5"],
    ["item", "item"],
  ])("%s is shown as %s", (unit, shown) => expect(formatUnit(unit)).toBe(shown));

  // by hand: 1 oz = 28.349523125 g, 1 gal = 3.785411784 L, 1 ft² = 0.09290304 m²
  test("raw values are converted, with as many digits as in metric units", () => {
    expect(formatRaw("climate", 11.2)).toBe("0.40");
    expect(formatRaw("h2o", 3.785411784)).toBe("1.000");
    expect(formatRaw("plastic_pollution", 0.05)).toBe("0.0018");
    expect(formatRaw("land_use", 0.01234)).toBe("0.133");
    expect(formatRaw("chemicals", 9.26)).toBe("9.3");
    expect(formatRaw("climate", null)).toBe("unknown");
  });

  test("masses and measures are converted", () => {
    expect(formatMass(12.1)).toBe("0.427");
    expect(formatMass(28.349523125)).toBe("1");
    expect(formatMeasure(350, "ml")).toBe("11.83\u00A0fl oz");
    expect(formatMeasure(800, "km")).toBe("497.1\u00A0mi");
    expect(formatMeasure(null, "km")).toBe("unknown");
  });

  test("amounts inside phrases of the data are converted", () => {
    expect(phraseInUnits("to serve 350 ml of a hot drink")).toBe("to serve 11.8\u00A0fl oz of a hot drink");
    expect(phraseInUnits("to close one cup of 350–500 ml")).toBe("to close one cup of 11.8–16.9\u00A0fl oz");
    expect(phraseInUnits("on a tray of 40 × 30 cm")).toBe("on a tray of 15.7 × 11.8\u00A0in");
    expect(phraseInUnits("to eat 1 meal in 2 courses")).toBe("to eat 1 meal in 2 courses");
    replaceUnits({});
    expect(phraseInUnits("to carry about 10 L")).toBe("to carry about 10 L");
  });

  test("totals use the largest unit of which there are at least ten", () => {
    expect(unitFor("g CO2e", 458_000_000).unit).toBe("tons CO2e");
    expect(unitFor("g", 9_999).unit).toBe("lb");
    expect(unitFor("g", 400).unit).toBe("oz");
    expect(unitFor("kg", 0.2).unit).toBe("oz");
    expect(unitFor("kg", 0.5).unit).toBe("lb");
    expect(unitFor("kg", 9_071.8474).unit).toBe("tons");
    expect(unitFor("L", 105_000).unit).toBe("gal");
    expect(formatLarge(9_071_847.4, unitFor("g", 9_071_847.4))).toBe("10");
    expect(sharedAmounts([0.2], unitFor("kg", 0.2))(0.028349523125)).toBe("1.00");
  });

  test("totals of a metric keep the unit of the column while they are small", () => {
    const climate = totalWriting("climate", "g CO2e", 2_834.9523125);
    expect([climate.unit.unit, climate.shown(2_834.9523125)]).toEqual(["oz CO2e", "100.00"]);
    const large = totalWriting("climate", "g CO2e", 458_000_000);
    expect([large.unit.unit, large.shown(458_000_000)]).toEqual(["tons CO2e", "505"]);
    expect(large.exact(2_834.9523125)).toBe("100.00\u00A0oz CO2e");
    expect(totalMass(907.18474)).toMatchObject({ amount: "2,000", unit: "lb" });
  });

  test("CSV files use US units if requested", () => {
    expect(csvText(["mass [kg]"], [[0.45359237]], { decimalComma: true, units: "us" })).toContain("mass [lb]\r\n1\r\n");
    expect(csvText(["mass [g]"], [[12]], { decimalComma: false })).toContain("mass [g]\r\n12\r\n");
  });

  test("nothing is converted after switching back to metric", () => {
    replaceUnits({});
    expect(shownUnit("g CO2e")).toEqual({ unit: "g CO2e", per: 1 });
    expect(formatRaw("climate", 11.2)).toBe("11");
    expect(formatMeasure(350, "ml")).toBe("350\u00A0ml");
  });
});
