import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costBases } from "../../workers/engine/analysis/cost-basis.ts";
import { costPerUse, moneyBreakEven } from "../../workers/engine/analysis/cost.ts";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import { shipped } from "./rules/shipped.ts";

const amount = fc.integer({ min: 0, max: 5000 }).map((cents) => cents / 100);
const items = fc.integer({ min: 1, max: 300 }).map((share) => share / 100);

describe("cost per use", () => {
  it("is 0.124 for a mug of 6.00 with 250 uses and a wash of 0.10", () => {
    expect(costPerUse({ piece: 6, wash: 0.1 }, { uses: 250, washes: 1 })).toBeCloseTo(0.124, 12);
    expect(costPerUse({ piece: 0.08, wash: null }, { uses: 1, washes: 0 })).toBe(0.08);
  });

  it("is null without a needed price", () => {
    expect(costPerUse({ piece: null, wash: 1 }, { uses: 10, washes: 1 })).toBeNull();
    expect(costPerUse({ piece: 6, wash: null }, { uses: 10, washes: 1 })).toBeNull();
    expect(costPerUse({ piece: 6, wash: null }, { uses: 10, washes: 0 })).toBe(0.6);
  });
});

describe("break-even in money", () => {
  it("is 101 uses for 6.00 and 0.02 per wash against 0.08; at 100 uses both are equal", () => {
    const mug = { price: { piece: 6, wash: 0.02 }, uses: 250, washes: 1, items: 1 };
    const cup = { price: { piece: 0.08, wash: null }, uses: 1, washes: 0, items: 1 };
    const { uses, crossing } = moneyBreakEven(mug, cup) ?? { uses: 0, crossing: 0 };
    expect(crossing).toBeCloseTo(100, 9);
    expect(uses).toBe(101);
    expect(moneyBreakEven({ ...mug, price: { piece: 6, wash: 0.09 } }, cup)).toMatchObject({
      uses: null,
      never: "wash_costs_more",
    });
    expect(moneyBreakEven(mug, { ...cup, price: { piece: null, wash: null } })).toBeNull();
  });

  it("equals the first number of uses at which a direct calculation is cheaper", () => {
    fc.assert(
      fc.property(amount, amount, amount, items, items, (piece, wash, single, a, b) => {
        const found = moneyBreakEven(
          { price: { piece, wash }, uses: 10, washes: 1, items: a },
          { price: { piece: single, wash: null }, uses: 1, washes: 0, items: b },
        );
        const isCheaper = (uses: number) => b * single - a * (piece / uses + wash) > 1e-9;
        const first = Array.from({ length: 20_000 }, (_, at) => at + 1).find(isCheaper) ?? null;
        // the direct calculation stops at 20,000 uses
        const said = found?.uses ?? null;
        expect(said !== null && said > 19_990 ? null : said).toBe(first !== null && first > 19_990 ? null : first);
      }),
      { numRuns: 100 },
    );
  });
});

describe("cost factors", () => {
  it("equal those of the scores: uses, washes, items per functional unit", () => {
    const input: ComparisonInput = {
      usecase_id: "hot_cup",
      food_id: "coffee_milk",
      region_use: "Europe",
      recycling: { custom: false },
      custom_products: [],
      custom_foods: [],
      products: [
        { prodsys_id: "hot_cup_ceramic", overrides: { reuses: 321 } },
        { prodsys_id: "hot_cup_paper_pe" },
        { prodsys_id: "gone" },
      ],
    };
    const [mug, cup, gone] = costBases(shipped, input);
    const { products } = scoreComparison(shipped, input);
    expect(mug).toMatchObject({ reusable: true, uses: 321, washes: 1, items: products[0]?.items });
    expect(cup).toMatchObject({ reusable: false, uses: 1, washes: 0, items: products[1]?.items });
    expect(gone).toBeNull();
  });
});
