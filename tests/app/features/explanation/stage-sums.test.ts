import { expect, test } from "vitest";
import { hasRoundingDifference, stageSums } from "../../../../app/features/explanation/inventory-table.tsx";
import { shownAmount, shownFactor, sourceLine } from "../../../../app/features/explanation/shown-amount.ts";
import type { ExplainedLine } from "../../../../workers/engine/analysis/explain-lines.ts";

const line = (stage: ExplainedLine["stage"], contribution: number): ExplainedLine => ({
  stage,
  role: "virgin",
  component_id: "body",
  component_name: "Body",
  mat_recipe_name: null,
  basis: "life",
  activity_id: `${stage} ${contribution}`,
  activity_name: "",
  amount: 1,
  unit: "kg",
  plastic_share: 1,
  factor: contribution,
  contribution,
  detail: "",
  detail_name: "",
  region_id: "Europe",
  source: "",
  source_year: null,
  geography: "",
  regional: false,
  quality: "derived",
  checked: "seen",
  estimated_masses: [],
  note: "",
  missing: false,
});

test("stages with lines are in order, each with its sum", () => {
  const sums = stageSums([line("washing", 1), line("materials", 1), line("materials", -3), line("materials", 2)]);
  expect(sums.map(({ stage, sum }) => [stage, sum])).toEqual([
    ["materials", 0],
    ["washing", 1],
  ]);
});

test.each([
  [[0.114, 0.114], 0.228, 2, true],
  [[0.11, 0.12], 0.23, 2, false],
  [[0.004, 0.004], 0.008, 2, true],
  [[], 0, 2, false],
])("lines %j that add up to %d at %d decimals: detects a rounding difference", (parts, sum, decimals, expected) => {
  const lines = parts.map((part) => line("materials", part));
  expect(hasRoundingDifference(lines, sum, decimals)).toBe(expected);
});

test.each([
  [{ amount: 0.0459, unit: "kg", factor: 1630 }, "g CO2e", "45.9 g", "1,630 g/kg"],
  [{ amount: 1.5, unit: "kg", factor: 0.0155 }, "L", "1.5 kg", "0.0155 L/kg"],
  [{ amount: 0.0000122, unit: "t·km", factor: 95 }, "g CO2e", "0.0122 kg·km", "95 g/t·km"],
  [{ amount: 0.04, unit: "rack", factor: 129 }, "m2·a", "0.04 rack", "129 m²·a/rack"],
])("%o on %s is shown as %s and %s", (given, unit, amount, factor) => {
  expect(shownAmount(given).replaceAll("\u00A0", " ")).toBe(amount);
  expect(shownFactor(given, unit).replaceAll("\u00A0", " ")).toBe(factor);
});

test("a source names its year once", () => {
  expect(sourceLine({ source: "Eco-profile 2014", source_year: 2014, geography: "Europe" })).toBe(
    "Eco-profile 2014, Europe",
  );
  expect(sourceLine({ source: "Survey", source_year: 2006 })).toBe("Survey, 2006");
  expect(sourceLine({ source: "", source_year: null })).toBe("");
});
