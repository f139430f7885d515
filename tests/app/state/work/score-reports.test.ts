// @vitest-environment node
import { beforeEach, expect, it } from "vitest";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { createComparisonAtom, renameComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { createPortfolioAtom, editEntriesAtom, entriesNowAtom } from "../../../../app/state/work/portfolios.ts";
import { resultsOpenedAtom } from "../../../../app/state/work/score-reports.ts";
import { setQuantity } from "../../../../workers/engine/portfolio/line-edit.ts";
import { testTab } from "../test-services.ts";

type Tab = Awaited<ReturnType<typeof testTab>>;
let tab: Tab;

/** The hashes on the server, once there are `count` of them; they are sent in the background. */
const reported = async (kind: "comparison" | "portfolio", count: number): Promise<readonly string[]> => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.poll(() => tab.server.reports(kind)).toHaveLength(count);
  return tab.server.reports(kind);
};

const created = async (name: string): Promise<string> => {
  const outcome = await tab.store.set(createComparisonAtom, {
    comparison_name: name,
    region_use: "Europe",
    usecase_id: "cup",
    food_id: "default_worst",
    currentProductIds: ["single_pp"],
  });
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
};

beforeEach(async () => {
  tab = await testTab({});
  await tab.store.set(startLoadingAtom);
});

it("is sent once when results are opened, and not for edits of them", async () => {
  const id = await created("Kiosk");
  tab.store.set(resultsOpenedAtom, "comparison", id);
  expect(await reported("comparison", 0)).toEqual([]);
  tab.pass(1_000);
  const first = await reported("comparison", 1);
  await tab.store.set(renameComparisonAtom, id, "Canteen");
  tab.pass(60_000);
  expect(await reported("comparison", 1)).toEqual(first);
});

it("is not sent for results that are closed immediately", async () => {
  const leave = tab.store.set(resultsOpenedAtom, "comparison", await created("Kiosk"));
  leave();
  tab.pass(60_000);
  expect(await reported("comparison", 0)).toEqual([]);
});

it("of a portfolio includes its lines: other lines give another report, the same lines the same one", async () => {
  const line = { usecase_id: "cup", prodsys_id: "single_pp", food_id: "default_worst", quantity: 1, label: "" };
  const head = { portfolio_name: "Year", portfolio_desc: "All of it", region_use: "Europe" };
  const made = await tab.store.set(createPortfolioAtom, head, [line, { ...line, quantity: 5, label: "Kiosk" }]);
  if (!made.ok) throw new Error(made.problem.detail);
  const told = () => tab.server.calls.filter((path) => path === "/api/portfolio_scores_calculated");
  const open = async (count: number, calls: number) => {
    tab.store.set(resultsOpenedAtom, "portfolio", made.value);
    tab.pass(1_000);
    await expect.poll(told).toHaveLength(calls);
    await reported("portfolio", count);
  };
  await open(1, 1);
  // each opening is reported; the server keeps equal ones once
  await open(1, 2);
  const entries = await tab.store.set(entriesNowAtom, made.value);
  if (!entries.ok) throw new Error(entries.problem.detail);
  await tab.store.set(editEntriesAtom, made.value, [setQuantity(entries.value, 1, 6)]);
  await open(2, 3);
});
