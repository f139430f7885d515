import { describe, expect, it } from "vitest";
import { scorePortfolio } from "./portfolio/score-portfolio.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import { cups } from "./toy.ts";
import { europe, toyReference } from "./portfolio/toy-portfolio.ts";

const without = (...kinds: readonly string[]) =>
  toyReference((rows) => rows.filter(({ kind }) => !kinds.includes(kind)));
const score = (reference: ReturnType<typeof toyReference>, food_id: string) =>
  scoreComparison(reference, { ...cups, food_id, products: [{ prodsys_id: "cup_pp" }] });

describe("a food (method.md section 7)", () => {
  it("is rated by the properties of food-prop-score if food-names is empty", () => {
    const [named, scored] = [score(toyReference(), "soup"), score(without("food-names"), "soup")];
    expect(scored.products[0]?.raw.chemicals).toBe(named.products[0]?.raw.chemicals);
    expect(scored.products[0]?.raw.chemicals).not.toBe(score(toyReference(), "water").products[0]?.raw.chemicals);
    expect(scored.warnings).toEqual(named.warnings);
  });

  it("is unknown if neither table names a property, and chemicals is assumed", () => {
    const reference = without("food-names", "food-prop-score");
    const { products, warnings } = score(reference, "water");
    expect(products[0]?.raw.chemicals).toBe(score(toyReference(), "nowhere").products[0]?.raw.chemicals);
    expect(products[0]?.assumed).toContain("chemicals");
    expect(warnings).toContainEqual({ code: "unknown_food", id: "water" });
    const entries = [{ usecase_id: "cup", prodsys_id: "cup_pp", food_id: "water", quantity: 3 }];
    const portfolio = scorePortfolio(reference, { ...europe, entries });
    expect(portfolio.kpis.items).toBe(3);
    expect(portfolio.assumed).toContain("chemicals");
    expect(portfolio.warnings).toContainEqual({ code: "unknown_food", id: "water" });
  });
});
