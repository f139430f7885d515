import { describe, expect, it } from "vitest";
import { reuseRuleCount } from "../../workers/engine/analysis/reuse-rule.ts";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { catalogueOf } from "../../workers/engine/scoring/catalogue-of.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import { referenceOf } from "../vectors/vector-files.ts";
import { toy } from "./toy.ts";

const shipped = referenceOf("default", { folder: "", file: "" });
const { products, use_cases } = catalogueOf(shipped);

const inputOf = (usecase_id: string, region_use: string): ComparisonInput => ({
  region_use,
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
  usecase_id,
  food_id: "",
  products: products.filter((one) => one.usecase_id === usecase_id).map(({ prodsys_id }) => ({ prodsys_id })),
});

/** The best product of a use case by the summaries of the catalogue's products. */
const leaderOf = (usecase_id: string, region_use: string, without_reuse_rule: boolean) => {
  const { products: scores } = scoreComparison(shipped, { ...inputOf(usecase_id, region_use), without_reuse_rule });
  const [first] = scores
    .flatMap((one) => (one === null ? [] : [one]))
    .toSorted((a, b) => (b.summary ?? 0) - (a.summary ?? 0));
  return products.find(({ prodsys_id }) => prodsys_id === first?.prodsys_id);
};

describe("ratings without the reuse rule", () => {
  it.each(["Global", "Europe"])(
    "the count of use cases in %s that a reusable leads equals that of the rankings",
    (region) => {
      const listed = use_cases.map(({ usecase_id }) => usecase_id);
      const count = (without: boolean) =>
        listed.filter((id) => leaderOf(id, region, without)?.reusable === true).length;
      expect(reuseRuleCount(shipped, region)).toEqual({
        region_id: region,
        use_cases: listed.length,
        with_rule: count(false),
        without_rule: count(true),
      });
    },
  );

  it("fewer reusables lead without the rule in the shipped data", () => {
    const { use_cases: all, with_rule, without_rule } = reuseRuleCount(shipped, "Global");
    expect(with_rule).toBe(all);
    expect(without_rule).toBeLessThan(with_rule);
    expect(without_rule).toBeGreaterThan(0);
  });

  it("change only the two ratings: inventory metrics, their scales and chemicals stay", () => {
    const input = inputOf("hot_cup", "Europe");
    const [with_rule, without] = [false, true].map((without_reuse_rule) =>
      scoreComparison(shipped, { ...input, without_reuse_rule }),
    );
    expect(without?.highest).toEqual(with_rule?.highest);
    expect(without?.products).not.toEqual(with_rule?.products);
    without?.products.forEach((view, place) => {
      const score = with_rule?.products[place];
      for (const id of ["climate", "h2o", "plastic_pollution", "land_use", "chemicals"] as const) {
        expect(view?.raw[id]).toBe(score?.raw[id]);
        expect(view?.score[id]).toBe(score?.score[id]);
      }
      expect(view?.reusable_in_ratings).toBe(false);
    });
    // the view does not affect later scores
    expect(scoreComparison(shipped, input)).toEqual(with_rule);
  });

  it("equal those of the base in an unknown region", () => {
    expect(reuseRuleCount(toy, "nowhere")).toEqual({ ...reuseRuleCount(toy, "Global"), region_id: "nowhere" });
  });
});
