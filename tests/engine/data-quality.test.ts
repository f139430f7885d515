import { describe, expect, it } from "vitest";
import { comparisonQuality, portfolioQuality } from "../../workers/engine/analysis/data-quality.ts";
import { estimatedShare } from "../../workers/engine/analysis/estimates.ts";
import { explain } from "../../workers/engine/analysis/explain.ts";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { catalogueOf } from "../../workers/engine/scoring/catalogue-of.ts";
import { scopeOf } from "../../workers/engine/scoring/scope.ts";
import { referenceOf } from "../vectors/vector-files.ts";

const shipped = referenceOf("default", { folder: "", file: "" });
const cups = catalogueOf(shipped).products.filter(({ usecase_id }) => usecase_id === "hot_cup");
const input: ComparisonInput = {
  region_use: "Europe",
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
  usecase_id: "hot_cup",
  food_id: "coffee",
  products: [...cups.map(({ prodsys_id }) => ({ prodsys_id })), { prodsys_id: "gone" }],
};
const pair = (prodsys_id: string) => ({ usecase_id: "hot_cup", prodsys_id, food_id: "coffee", overrides: undefined });

describe("estimated share", () => {
  it.each(["climate", "h2o", "plastic_pollution", "land_use"] as const)(
    "of a product's %s equals that of its explanation",
    (metric) => {
      for (const [place, quality] of comparisonQuality(shipped, input).slice(0, -1).entries()) {
        const explained = explain(shipped, input, place, metric);
        if (quality === null || explained?.kind !== "inventory") throw new Error("a shipped cup is explained");
        expect(estimatedShare(quality[metric])).toBeCloseTo(explained.estimated ?? Number.NaN, 12);
        const byRow = explained.estimates.reduce((sum, { share }) => sum + share, 0);
        expect(byRow).toBeCloseTo(explained.estimated ?? Number.NaN, 12);
      }
    },
  );

  it("of a summary is the weighted mean over inventory metrics, as in its explanation", () => {
    const weighted = { ...input, weights: { climate: 3, h2o: 1, chemicals: 5 } };
    const [quality] = comparisonQuality(shipped, weighted);
    const explained = explain(shipped, weighted, 0, "summary");
    if (!quality || explained?.kind !== "summary") throw new Error("a shipped cup is explained");
    const of = (metric: "climate" | "h2o") => estimatedShare(quality[metric]) ?? Number.NaN;
    expect(quality.summary).toBeCloseTo((3 * of("climate") + of("h2o")) / 4, 12);
    expect(explained.estimated).toBe(quality.summary);
    const [rated] = comparisonQuality(shipped, { ...input, weights: { chemicals: 1 } });
    expect(rated?.summary).toBeNull();
  });

  it("of an unknown product is null", () => {
    expect(comparisonQuality(shipped, input).at(-1)).toBeNull();
  });

  it("of a portfolio sums over its lines by their quantities", () => {
    const scope = scopeOf(shipped, input);
    const of = (held: Parameters<typeof portfolioQuality>[1]) => portfolioQuality(scope, held).climate;
    const [paper, mug] = [
      of([{ pair: pair("hot_cup_paper_pe"), quantity: 3 }]),
      of([{ pair: pair("hot_cup_ceramic"), quantity: 500 }]),
    ];
    const both = of([
      { pair: pair("hot_cup_paper_pe"), quantity: 3 },
      { pair: pair("hot_cup_ceramic"), quantity: 500 },
    ]);
    expect(both.all).toBeCloseTo(paper.all + mug.all, 9);
    expect(both.estimated).toBeCloseTo(paper.estimated + mug.estimated, 9);
    expect(estimatedShare(of([]))).toBeNull();
  });
});
