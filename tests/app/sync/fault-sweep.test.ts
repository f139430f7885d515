// @vitest-environment node
import { expect, test } from "vitest";
import {
  comparisonAtom,
  createComparisonAtom,
  deleteComparisonAtom,
  editComparisonAtom,
} from "../../../app/state/work/comparisons.ts";
import { foodsAtom, saveFoodAtom } from "../../../app/state/work/foods.ts";
import {
  createPortfolioAtom,
  editEntriesAtom,
  entriesNowAtom,
  portfoliosAtom,
} from "../../../app/state/work/portfolios.ts";
import { saveStateAtom } from "../../../app/state/work/save-state.ts";
import { retrySavesAtom } from "../../../app/state/work/sync.ts";
import { undoDeleteAtom } from "../../../app/state/work/undo.ts";
import { setQuantity } from "../../../workers/engine/portfolio/line-edit.ts";
import { storedItems } from "../../edge-api/suite/items.ts";
import { sqliteApi, type SqliteApi } from "../../edge-api/suite/sqlite-api.ts";
import { makeDevice } from "./device.ts";
import { everyNth } from "../../fixtures/soak.ts";
import { World, type StepFault, type Tab } from "./world.ts";

const LINE = { usecase_id: "cup", prodsys_id: "cup_pp", food_id: "default_worst", quantity: 5, label: "" };

/** An afternoon's work: every verb of the state layer that writes. */
async function work(world: World, tab: Tab): Promise<void> {
  const { store } = tab;
  const made = await store.set(createComparisonAtom, {
    comparison_name: "Cups",
    region_use: "Global",
    usecase_id: "cup",
    food_id: "default_worst",
    currentProductIds: ["cup_pp"],
  });
  if (!made.ok) throw new Error(made.problem.detail);
  const id = made.value;
  await store.set(saveFoodAtom, { food_id: "soup", food_name: "Soup", props: [] });
  await world.pass(500);
  await store.set(editComparisonAtom, id, { note: "first" });
  const draft = { portfolio_name: "All", portfolio_desc: "d", region_use: "Global" };
  const portfolio = await store.set(createPortfolioAtom, draft, [LINE]);
  await world.pass(500);
  if (portfolio.ok) {
    const entries = await store.set(entriesNowAtom, portfolio.value);
    if (entries.ok) await store.set(editEntriesAtom, portfolio.value, [setQuantity(entries.value, 0, 9)]);
  }
  await store.set(deleteComparisonAtom, id);
  await world.pass(500);
  await store.set(undoDeleteAtom, "comparison", id);
  await store.set(editComparisonAtom, id, { comparison_name: "Mugs" });
  await world.pass(500);
}

const DONE = { comparison: ["Mugs first"], food: ["Soup"], portfolio: ["All 9"] };

const stored = async (world: World) => {
  const list = async (kind: "comparison" | "food" | "portfolio") =>
    (await storedItems(world.server, kind, world.ada.userId)).map(({ body }) => JSON.parse(body));
  return {
    comparison: (await list("comparison")).map((one) => `${one.comparison_name} ${one.note}`),
    food: (await list("food")).map((one) => one.food_name),
    portfolio: (await list("portfolio")).map((one) => `${one.portfolio_name} ${one.products.cup[0].quantity}`),
  };
};

/** What the header says while a fault is in the way, never "saved" for what is not. */
const run = async (fault: StepFault | null, server?: SqliteApi) => {
  const world = await World.make(server);
  const device = await makeDevice("desk");
  await world.logIn(device, world.ada);
  const tab = await world.open(device);
  if (fault !== null) tab.failAt(fault);
  const before = tab.steps();
  await work(world, tab);
  return { world, tab, steps: tab.steps() - before };
};

const settled = async (world: World, tab: Tab) => {
  for (let round = 0; round < 4 && tab.store.get(saveStateAtom).kind !== "saved"; round++) {
    await tab.store.set(retrySavesAtom);
    await world.pass(70_000);
  }
};

test("without faults everything is stored and sent", async () => {
  const { world, tab } = await run(null);
  expect(await stored(world)).toEqual(DONE);
  expect(tab.store.get(saveStateAtom)).toMatchObject({ kind: "saved" });
});

test("after a fault at any step of the store or the network, a retry stores everything exactly once", async () => {
  const server = await sqliteApi();
  const { steps } = await run(null, server);
  expect(steps).toBeGreaterThan(20);
  const wrong: string[] = [];
  for (const at of everyNth([...Array(steps).keys()], 3)) {
    const { world, tab } = await run({ at, times: 1 }, server);
    await settled(world, tab);
    const there = await stored(world);
    if (JSON.stringify(there) !== JSON.stringify(DONE)) wrong.push(`step ${at}: ${JSON.stringify(there)}`);
    if (tab.store.get(saveStateAtom).kind !== "saved") wrong.push(`step ${at}: ${tab.store.get(saveStateAtom).kind}`);
    const shown = [tab.store.get(foodsAtom).length, tab.store.get(portfoliosAtom).length];
    if (shown.join() !== "1,1") wrong.push(`step ${at}: shows ${shown.join()}`);
  }
  expect(wrong).toEqual([]);
});

test("a full store is reported, the edits stay on screen, and are stored once there is space", async () => {
  const { tab, world } = await run(null);
  tab.failAt({ at: 0, times: Number.POSITIVE_INFINITY });
  const [kept] = (await storedItems(world.server, "comparison", world.ada.userId)).map(({ id }) => id);
  if (kept === undefined) throw new Error("there is no comparison");
  await tab.store.set(editComparisonAtom, kept, { note: "no room" });
  expect(tab.store.get(saveStateAtom)).toEqual({ kind: "not_saved", reason: "quota" });
  expect(tab.store.get(comparisonAtom(kept))?.comparison.note).toBe("no room");
  tab.failAt({ at: 0, times: 0 });
  await settled(world, tab);
  expect((await stored(world)).comparison).toEqual(["Mugs no room"]);
});
