import { expect, test } from "vitest";
import { continueEntries, type OwnWork } from "../../../../app/features/home/continue-work.tsx";
import { LINE, MY_CUP, MY_SOUP } from "../../pages/home/own-work.ts";
import { KIOSK } from "../kiosk-catalogue.ts";

const comparison = (name: string, changed: number) => ({
  comparison: {
    comparison_id: `id of ${name}`,
    comparison_name: name,
    region_use: "Europe",
    usecase_id: "hot_cup",
    food_id: "coffee_milk",
    currentProductIds: ["glass"],
    customCompostingAndRecycling: false,
    recycling_overrides: {},
    rawscoresPerUse: false,
  },
  changed,
});
const portfolio = (changed: number, entry_count: number) => ({
  portfolio: {
    portfolio_id: "canteens",
    portfolio_name: "Canteens",
    portfolio_desc: "A year",
    region_use: "Europe",
    compared_with: [],
    custom_composting_and_recycling: false,
    recycling_overrides: {},
    rawscoresPerUse: false,
    showBestAndWorst: false,
  },
  entry_count,
  uses: LINE.quantity,
  use_cases: 1,
  changed,
});
const NOTHING: OwnWork = { comparisons: [], portfolios: [], products: [], foods: [] };

/** No portfolio is only in this browser. */
const NONE: ReadonlySet<string> = new Set();

test("gives the three items of any kind that were edited last, the latest first", () => {
  const work: OwnWork = {
    comparisons: [comparison("Second", 40), comparison("Too old", 10)],
    portfolios: [portfolio(30, 1)],
    products: [{ product: MY_CUP, changed: 50 }],
    foods: [{ food: MY_SOUP, changed: 20 }],
  };
  const entries = continueEntries(work, KIOSK, NONE);
  expect(entries.map(({ kind, what, changed }) => [kind, what, changed])).toEqual([
    ["product", "Product, Hot cup", 50],
    ["comparison", "Comparison, 1 product", 40],
    ["portfolio", "Portfolio, 1 line", 30],
  ]);
  expect(entries.map(({ address }) => address)).toEqual([
    `/create-product/hot_cup/${MY_CUP.customProduct.product.prodsys_id}`,
    `/comparison-mode?comparison_id=${encodeURIComponent("id of Second").replaceAll("%20", "+")}`,
    "/portfolio-mode?portfolio_id=canteens",
  ]);
  // the score is calculated where it is shown
  expect(entries.map(({ figure }) => figure === null)).toEqual([false, true, true]);
});

test("a portfolio without lines, with lines on the server only, or with very many shows its region instead of a score", () => {
  const figureOf = (changes: { readonly entry_count?: number; readonly uses?: number | null }) =>
    continueEntries({ ...NOTHING, portfolios: [{ ...portfolio(1, 12), ...changes }] }, KIOSK, NONE)[0]?.figure;
  expect(figureOf({})).toBeNull();
  expect([figureOf({ entry_count: 0 }), figureOf({ uses: null }), figureOf({ entry_count: 100_000 })]).toEqual([
    "Europe",
    "Europe",
    "Europe",
  ]);
});

test("gives all items if there are fewer, also three of one kind", () => {
  expect(continueEntries(NOTHING, KIOSK, NONE)).toEqual([]);
  const three = ["A", "B", "C", "D"].map((name, at) => comparison(name, 9 - at));
  expect(continueEntries({ ...NOTHING, comparisons: three }, KIOSK, NONE).map(({ name }) => name)).toEqual([
    "A",
    "B",
    "C",
  ]);
  const [food] = continueEntries({ ...NOTHING, foods: [{ food: MY_SOUP, changed: 1 }] }, KIOSK, NONE);
  expect(food).toMatchObject({ name: MY_SOUP.food_name, what: "Food", address: `/edit-food/${MY_SOUP.food_id}` });
  expect(food?.figure).toMatch(/^Food score \d/);
});

test("a portfolio that is only in this browser says so in place of its score", () => {
  const [entry] = continueEntries({ ...NOTHING, portfolios: [portfolio(1, 12)] }, KIOSK, new Set(["canteens"]));
  expect(entry?.figure).toBe("Kept here only: too large for the server");
});
