// @vitest-environment node
import { expect, test } from "vitest";
import {
  editSubjectAtom,
  rankedNameAtom,
  subjectSettingsAtom,
} from "../../../../app/state/analysis/subject-settings.ts";
import { movePortfolioAtom, portfolioUndoAtom } from "../../../../app/state/portfolio/portfolio-editing.ts";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { comparisonAtom, createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { createPortfolioAtom, portfolioAtom } from "../../../../app/state/work/portfolios.ts";
import { testTab } from "../test-services.ts";

const LINE = { usecase_id: "cup", prodsys_id: "cup_pp", food_id: "default_worst", quantity: 10, label: "" };

/** A comparison and a portfolio of a guest. */
const opened = async () => {
  const { store } = await testTab({});
  await store.set(startLoadingAtom);
  const comparison = await store.set(createComparisonAtom, {
    comparison_name: "Cups",
    region_use: "Global",
    usecase_id: "cup",
    food_id: "default_worst",
    currentProductIds: ["cup_pp"],
  });
  const head = { portfolio_name: "Canteens", portfolio_desc: "All cups", region_use: "Global" };
  const portfolio = await store.set(createPortfolioAtom, head, [LINE]);
  if (!comparison.ok || !portfolio.ok) throw new Error("not created");
  return { store, comparison_id: comparison.value, portfolio_id: portfolio.value };
};

test("settings and note of a comparison are edited under the fields that it stores", async () => {
  const { store, comparison_id: id } = await opened();
  const subject = { kind: "comparison", id } as const;
  const changes = { custom: true, recycling_overrides: { compost: { paper: true } }, note: "For the board" };
  expect(await store.set(editSubjectAtom, subject, changes, "")).toMatchObject({ ok: true });
  expect(store.get(comparisonAtom(id))?.comparison).toMatchObject({
    customCompostingAndRecycling: true,
    recycling_overrides: { compost: { paper: true } },
    note: "For the board",
  });
  expect(store.get(subjectSettingsAtom(subject))).toMatchObject({ custom: true });
});

test("an edit of a portfolio is an undo step", async () => {
  const { store, portfolio_id: id } = await opened();
  const subject = { kind: "portfolio", id } as const;
  expect(await store.set(editSubjectAtom, subject, { custom: true }, "recycling")).toMatchObject({ ok: true });
  expect(store.get(portfolioAtom(id))?.portfolio.custom_composting_and_recycling).toBe(true);
  expect(store.get(portfolioUndoAtom(id))).toEqual({ undo: "recycling", redo: null });
  await store.set(movePortfolioAtom, id, "undo");
  expect(store.get(subjectSettingsAtom(subject))).toMatchObject({ custom: false });
});

test("a comparison ranks products by name, a portfolio ranks portfolios; unknown ids are shown as ids", async () => {
  const { store, comparison_id, portfolio_id } = await opened();
  const product = store.get(rankedNameAtom({ kind: "comparison", id: comparison_id }));
  const portfolio = store.get(rankedNameAtom({ kind: "portfolio", id: portfolio_id }));
  expect([product("cup_pp"), product("none")]).toEqual(["PP_cup", "none"]);
  expect([portfolio(portfolio_id), portfolio("none")]).toEqual(["Canteens", "none"]);
});
