import { describe, expect, it } from "vitest";
import { portfolioWater } from "../../workers/engine/analysis/portfolio-water.ts";
import { waterFigures } from "../../workers/engine/analysis/water-figures.ts";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { scopeOf } from "../../workers/engine/scoring/scope.ts";
import { referenceOf } from "../vectors/vector-files.ts";

const shipped = referenceOf("default", { folder: "", file: "" });
const FROM_ASIA = { region_production: "Asia" };
const input: ComparisonInput = {
  region_use: "Spain",
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
  usecase_id: "hot_cup",
  food_id: "coffee",
  products: [{ prodsys_id: "hot_cup_paper_pe" }, { prodsys_id: "hot_cup_ceramic", overrides: FROM_ASIA }],
};
const scope = scopeOf(shipped, input);
const pair = (prodsys_id: string, overrides?: typeof FROM_ASIA) => ({
  usecase_id: "hot_cup",
  prodsys_id,
  food_id: "coffee",
  overrides,
});
const PAPER = { pair: pair("hot_cup_paper_pe"), quantity: 3000 };
const MUG = { pair: pair("hot_cup_ceramic", FROM_ASIA), quantity: 500 };

describe("water of a portfolio by scarcity", () => {
  it("is that of its products, each counted by its uses; regions of production are separate", () => {
    // both cups are of the standard size: a use is a functional unit
    const [paper, mug] = waterFigures(shipped, input);
    if (!paper || !mug) throw new Error("shipped cups have water");
    const both = portfolioWater(scope, [PAPER, MUG]);
    expect(both.scarcity).toBeCloseTo(3000 * (paper.scarcity ?? Number.NaN) + 500 * (mug.scarcity ?? Number.NaN), 9);
    expect(both.withdrawn_by_washing).toBeCloseTo(500 * (mug.withdrawn_by_washing ?? Number.NaN), 9);
    const litres = Object.fromEntries(both.regions.map(({ region_id, litres: consumed }) => [region_id, consumed]));
    expect(litres["Asia"]).toBeCloseTo(500 * mug.production.litres, 9);
    expect(litres["Spain"]).toBeCloseTo(3000 * (paper.production.litres + paper.use.litres) + 500 * mug.use.litres, 9);
  });

  it("is the sum of litres × factor over its regions", () => {
    const { scarcity, regions } = portfolioWater(scope, [PAPER, MUG]);
    const sum = regions.reduce((total, { litres, factor }) => total + (litres / 1000) * (factor ?? Number.NaN), 0);
    expect(scarcity).toBeCloseTo(sum, 9);
  });

  it("of a portfolio without washed products has no withdrawals, and an empty portfolio has no water", () => {
    expect(portfolioWater(scope, [PAPER]).withdrawn_by_washing).toBe(0);
    expect(portfolioWater(scope, [])).toEqual({ scarcity: 0, regions: [], withdrawn_by_washing: 0 });
  });
});
