// @vitest-environment node
import { expect, test } from "vitest";
import { openSharedAtom, type WorkInFile } from "../../../../app/state/share/opened-share.ts";
import { importWorkAtom } from "../../../../app/state/share/own-copy.ts";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { comparisonsAtom, createComparisonAtom, renameComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { foodsAtom, saveFoodAtom } from "../../../../app/state/work/foods.ts";
import { createPortfolioAtom, entriesNowAtom, portfoliosAtom } from "../../../../app/state/work/portfolios.ts";
import { productsAtom, saveProductAtom } from "../../../../app/state/work/products.ts";
import { whyUnstoredAtom } from "../../../../app/state/work/save-state.ts";
import { retrySavesAtom } from "../../../../app/state/work/sync.ts";
import { downloadUnstoredAtom, unstoredCountAtom } from "../../../../app/state/work/unstored-work.ts";
import { memoryFlags } from "../../data/memory-stores.ts";
import { testTab } from "../test-services.ts";

type Tab = Awaited<ReturnType<typeof testTab>>;

const OWN = "0a0a0a0a-0000-4000-8000-000000000001";
const SOUP = "0a0a0a0a-0000-4000-8000-000000000002";
/** stored, and named by an unstored comparison alone */
const BROTH = "0a0a0a0a-0000-4000-8000-000000000003";
/** the portfolio of the year before, and one that no file has */
const EARLIER = "0a0a0a0a-0000-4000-8000-000000000004";
const GONE = "0a0a0a0a-0000-4000-8000-000000000005";
const LINES = [
  { usecase_id: "cup", prodsys_id: "cup_pp", food_id: "default_worst", quantity: 500, label: "A" },
  { usecase_id: "cup", prodsys_id: OWN, food_id: SOUP, quantity: 20, label: "" },
];

const product = {
  customProduct: {
    product: {
      prodsys_id: OWN,
      usecase: "cup",
      prodsys_name: "My cup",
      reusable_yn: "0" as const,
      pack_eff: "0.8",
      components: [{ component_id: "body", mat_recipe_id: "plastic_cup", mass_grams: 12, main_yn: "1" as const }],
    },
    recipes: [],
    wash_default: null,
    notes: "",
  },
  overrides: {},
};

const guestTab = () => testTab({ flags: memoryFlags({ isGuest: "true" }) });

const makeComparison = async (
  tab: Tab,
  comparison_name: string,
  products: readonly string[],
  food_id = "default_worst",
): Promise<string> => {
  const made = await tab.store.set(createComparisonAtom, {
    comparison_name,
    region_use: "Global",
    usecase_id: "cup",
    food_id,
    currentProductIds: [...products],
  });
  if (!made.ok) throw new Error(made.problem.detail);
  return made.value;
};

const namesOf = (tab: Tab): string[] =>
  tab.store
    .get(comparisonsAtom)
    .map(({ comparison }) => comparison.comparison_name)
    .toSorted();

/** A guest whose browser is full: one comparison was stored and then renamed, the others were never stored. */
const fullBrowser = async () => {
  const tab = await guestTab();
  await tab.store.set(startLoadingAtom);
  await makeComparison(tab, "Stored", ["cup_pp", "cup_steel"]);
  const renamed = await makeComparison(tab, "Before", ["cup_pp", "cup_steel"]);
  await tab.store.set(saveFoodAtom, { food_id: BROTH, food_name: "My broth", props: [] });
  tab.records.failing = "quota";
  await tab.store.set(renameComparisonAtom, renamed, "After");
  await tab.store.set(saveProductAtom, product);
  await tab.store.set(saveFoodAtom, { food_id: SOUP, food_name: "My soup", props: [] });
  await makeComparison(tab, "New", [OWN, "cup_steel"], BROTH);
  await tab.store.set(
    createPortfolioAtom,
    { portfolio_name: "Canteen", portfolio_desc: "All sites", region_use: "Global", progress_since: EARLIER },
    LINES,
  );
  const earlier = { portfolio_name: "Earlier", portfolio_desc: "All sites", region_use: "Global", scenario_of: GONE };
  await tab.store.set(createPortfolioAtom, earlier, LINES, EARLIER);
  return tab;
};

const fileOf = async (tab: Tab): Promise<string> => {
  await tab.store.set(downloadUnstoredAtom);
  return tab.files.at(-1)?.text ?? "";
};

const opened = async (tab: Tab, text: string): Promise<WorkInFile> => {
  const opening = await tab.store.set(openSharedAtom, { kind: "file", file: new Blob([text]) });
  if (!opening.ok || !("work" in opening.value)) throw new Error("no file of work");
  return opening.value.work;
};

test("a full browser: the file has the unstored work, and another browser can open it", async () => {
  const tab = await fullBrowser();
  expect([tab.store.get(whyUnstoredAtom), tab.store.get(unstoredCountAtom)]).toEqual(["quota", 6]);
  const text = await fileOf(tab);
  expect(text).not.toContain('"Stored"');

  const other = await guestTab();
  await other.store.set(startLoadingAtom);
  expect(await other.store.set(importWorkAtom, await opened(other, text))).toMatchObject({ ok: true });
  expect(namesOf(other)).toEqual(["After", "New"]);
  expect(other.store.get(productsAtom).map((one) => one.product)).toEqual([product]);
  expect(
    other.store
      .get(foodsAtom)
      .map(({ food }) => food.food_name)
      .toSorted(),
  ).toEqual(["My broth", "My soup"]);
  const portfolioOf = (name: string) =>
    other.store.get(portfoliosAtom).find((one) => one.portfolio.portfolio_name === name);
  const [portfolio, earlier] = ["Canteen", "Earlier"].map(portfolioOf);
  expect(earlier?.portfolio.portfolio_id).not.toBe(EARLIER);
  expect(earlier?.portfolio.scenario_of).toBeUndefined();
  expect(portfolio?.portfolio.progress_since).toBe(earlier?.portfolio.portfolio_id);
  expect(portfolio?.portfolio).toMatchObject({ portfolio_name: "Canteen", portfolio_desc: "All sites" });
  const entries = await other.store.set(entriesNowAtom, portfolio?.portfolio.portfolio_id ?? "");
  expect(entries.ok && [...entries.value.lines()]).toEqual(LINES);
});

test("in the same browser nothing is overwritten, and nothing is added twice", async () => {
  const tab = await fullBrowser();
  const work = await opened(tab, await fileOf(tab));
  tab.records.failing = null;
  await tab.store.set(retrySavesAtom);
  expect([tab.store.get(whyUnstoredAtom), tab.store.get(unstoredCountAtom)]).toEqual([null, 0]);
  const renamed = tab.store.get(comparisonsAtom).find(({ comparison }) => comparison.comparison_name === "After");
  await tab.store.set(renameComparisonAtom, renamed?.comparison.comparison_id ?? "", "Later");
  await tab.store.set(importWorkAtom, work);
  expect(namesOf(tab)).toEqual(["After", "Later", "New", "Stored"]);
  expect([
    tab.store.get(productsAtom).length,
    tab.store.get(foodsAtom).length,
    tab.store.get(portfoliosAtom).length,
  ]).toEqual([1, 2, 2]);
});

test("a file of work that was modified, or is of a later version, is refused", async () => {
  const tab = await fullBrowser();
  const text = await fileOf(tab);
  const fault = async (changed: string) => {
    const opening = await tab.store.set(openSharedAtom, { kind: "file", file: new Blob([changed]) });
    return opening.ok ? null : opening.problem;
  };
  expect(await fault(text.replace('"version":1', '"version":2'))).toBe("too_new");
  expect(await fault(text.replace('"comparison_name":"New"', '"comparison_name":7'))).toBe("damaged");
  expect(await fault(text.slice(0, -1))).toBe("damaged");
});
