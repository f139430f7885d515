import { afterEach, expect, test, vi } from "vitest";
import { comparisonsAtom, createComparisonAtom, renameComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { rememberDefaultNamesAtom, translateDefaultNamesAtom } from "../../../../app/state/work/default-names.ts";
import { portfoliosAtom } from "../../../../app/state/work/portfolio-heads.ts";
import { createPortfolioAtom } from "../../../../app/state/work/portfolios.ts";
import { wizardTexts } from "../../../../app/text/en/wizard.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(() => vi.restoreAllMocks());

test("suggested names follow a change of language until somebody edits them", async () => {
  const { store } = await toyTab(["cup_pp"]);
  const choices = { region_use: "Global", usecase_id: "cup", food_id: "default_worst", currentProductIds: ["cup_pp"] };
  for (const comparison_name of ["Cup, Global", "Cup, Global (2)", "Cup, Global"])
    await store.set(createComparisonAtom, { ...choices, comparison_name });
  const head = { region_use: "Global", showBestAndWorst: true };
  await store.set(createPortfolioAtom, { ...head, portfolio_name: "Cup, Global", portfolio_desc: "Cup, Global" }, []);
  await store.set(createPortfolioAtom, { ...head, portfolio_name: "Cup, Global", portfolio_desc: "All halls" }, []);
  store.set(rememberDefaultNamesAtom);
  const [third] = store.get(comparisonsAtom).filter(({ comparison: one }) => one.comparison_name === "Cup, Global (2)");
  await store.set(renameComparisonAtom, third?.comparison.comparison_id ?? "", "Mine");
  vi.spyOn(wizardTexts, "suggestedName").mockImplementation((usecase, region) => `${region}: ${usecase}`);
  await store.set(translateDefaultNamesAtom);
  const names = () => store.get(comparisonsAtom).map(({ comparison }) => comparison.comparison_name);
  expect(names().toSorted()).toEqual(["Cups", "Global: Cup", "Global: Cup (2)", "Mine"]);
  const portfolios = store
    .get(portfoliosAtom)
    .map(({ portfolio: one }) => `${one.portfolio_name}; ${one.portfolio_desc}`);
  expect(portfolios.toSorted()).toEqual(["Global: Cup (2); All halls", "Global: Cup; Global: Cup"]);
  vi.spyOn(wizardTexts, "suggestedName").mockImplementation((usecase) => usecase);
  await store.set(translateDefaultNamesAtom);
  expect(names(), "once").toContain("Global: Cup");
});
