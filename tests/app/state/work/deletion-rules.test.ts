import { array, assert, constantFrom, dictionary, integer, property, record, subarray } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type PortfolioUses,
  whoComparesWith,
  whoUsesFood,
  whoUsesProduct,
} from "../../../../app/state/work/deletion.ts";
import type { Comparison } from "../../../../edge-api/contract/comparison.ts";

const IDS = ["a", "b", "c", "d"];

const comparison = (id: string, food_id: string, currentProductIds: string[]): Comparison => ({
  comparison_id: id,
  comparison_name: `Comparison ${id}`,
  usecase_id: "cup",
  food_id,
  region_use: "Europe",
  currentProductIds,
  customCompostingAndRecycling: false,
  recycling_overrides: {},
  rawscoresPerUse: false,
});

const comparisons = array(record({ food: constantFrom(...IDS), products: subarray(IDS, { minLength: 1 }) })).map(
  (rows) => rows.map(({ food, products }, at) => comparison(String(at), food, products)),
);
const counts = dictionary(constantFrom(...IDS), integer({ min: 1, max: 9 })).map(
  (lines) => new Map(Object.entries(lines)),
);
const portfolios = array(record({ products: counts, foods: counts, compared_with: subarray(["0", "1", "2"]) })).map(
  (rows): PortfolioUses[] =>
    rows.map((row, at) => ({ portfolio_id: String(at), portfolio_name: `Portfolio ${at}`, ...row })),
);

describe("documents that use a product or food", () => {
  test("are all found, and no others", () => {
    assert(
      property(constantFrom(...IDS), comparisons, portfolios, (id, all, folios) => {
        const named = (kind: string, found: ReturnType<typeof whoUsesProduct>) =>
          found.filter((one) => one.kind === kind).map((one) => one.id);
        const products = whoUsesProduct(id, all, folios);
        for (const one of all) {
          expect(named("comparison", products).includes(one.comparison_id)).toBe(one.currentProductIds.includes(id));
        }
        for (const one of folios)
          expect(named("portfolio", products).includes(one.portfolio_id)).toBe(one.products.has(id));
        const foods = whoUsesFood(id, all, folios);
        for (const one of all) expect(named("comparison", foods).includes(one.comparison_id)).toBe(one.food_id === id);
        for (const one of folios) expect(named("portfolio", foods).includes(one.portfolio_id)).toBe(one.foods.has(id));
      }),
    );
  });

  test("are none once every use is removed", () => {
    assert(
      property(constantFrom(...IDS), comparisons, portfolios, (id, all, folios) => {
        const comparisonsLeft = all
          .map((one) => ({ ...one, currentProductIds: one.currentProductIds.filter((other) => other !== id) }))
          .filter((one) => one.food_id !== id);
        const portfoliosLeft = folios.map((one) => ({
          ...one,
          products: new Map([...one.products].filter(([other]) => other !== id)),
          foods: new Map([...one.foods].filter(([other]) => other !== id)),
        }));
        expect(whoUsesProduct(id, comparisonsLeft, portfoliosLeft)).toEqual([]);
        expect(whoUsesFood(id, comparisonsLeft, portfoliosLeft)).toEqual([]);
      }),
    );
  });

  test("come with the number of lines of a portfolio", () => {
    const uses = {
      portfolio_id: "p",
      portfolio_name: "Canteens",
      compared_with: [],
      products: new Map([["mine", 3]]),
      foods: new Map([["soup", 7]]),
    };
    expect(whoUsesProduct("mine", [], [uses])).toEqual([{ kind: "portfolio", id: "p", name: "Canteens", lines: 3 }]);
    expect(whoUsesFood("soup", [], [uses])).toEqual([{ kind: "portfolio", id: "p", name: "Canteens", lines: 7 }]);
  });
});

describe("portfolios that are compared with a portfolio", () => {
  test("are all others that name it; it never prevents its own delete", () => {
    assert(
      property(constantFrom("0", "1", "2"), portfolios, (id, folios) => {
        const found = whoComparesWith(id, folios).map((one) => one.id);
        for (const one of folios) {
          const holds = one.portfolio_id !== id && one.compared_with.includes(id);
          expect(found.includes(one.portfolio_id)).toBe(holds);
        }
      }),
    );
  });
});
