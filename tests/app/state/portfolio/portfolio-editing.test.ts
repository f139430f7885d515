// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import {
  addLinesAtom,
  duplicateAsScenarioAtom,
  editLinesAtom,
  editPortfolioHeadAtom,
  lastEditsAtom,
  mergeEqualLinesAtom,
  portfolioUndoAtom,
  movePortfolioAtom,
} from "../../../../app/state/portfolio/portfolio-editing.ts";
import {
  dropQuantityAtom,
  commitQuantityAtom,
  typeQuantityAtom,
} from "../../../../app/state/portfolio/typed-quantity.ts";
import {
  loadAllFiguresAtom,
  pairKey,
  portfolioFiguresAtom,
} from "../../../../app/state/portfolio/portfolio-figures.ts";
import { portfolioScoresAtom } from "../../../../app/state/portfolio/portfolio-scores.ts";
import { portfolioTableAtom } from "../../../../app/state/portfolio/portfolio-table.ts";
import {
  createPortfolioAtom,
  editEntriesAtom,
  portfolioAtom,
  portfolioEntriesAtom,
} from "../../../../app/state/work/portfolios.ts";
import { saveStateAtom, unwrittenAtom } from "../../../../app/state/work/save-state.ts";
import { append, setQuantities, setQuantity } from "../../../../workers/engine/portfolio/line-edit.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";
import { testTab } from "../test-services.ts";
import { portfolioContributionsAtom } from "../../../../app/state/portfolio/portfolio-facts.ts";

const line = (prodsys_id: string, quantity: number, food_id = "default_worst") => ({
  usecase_id: "cup",
  prodsys_id,
  food_id,
  quantity,
  label: "",
});
const DRAFT = { portfolio_name: "Canteens", portfolio_desc: "All cups", region_use: "Global" };

/** A portfolio of two lines, watched by a component. */
const opened = async () => {
  const tab = await testTab({});
  await tab.store.set(startLoadingAtom);
  const created = await tab.store.set(createPortfolioAtom, DRAFT, [line("cup_pp", 100), line("cup_steel", 50)]);
  if (!created.ok) throw new Error(created.problem.detail);
  const id = created.value;
  const { store } = tab;
  store.sub(portfolioScoresAtom(id), () => undefined);
  store.sub(portfolioTableAtom(id), () => undefined);
  const settled = async () => {
    for (let turn = 0; turn < 500; turn++) await new Promise(setImmediate);
    return store.get(portfolioScoresAtom(id));
  };
  await settled();
  const quantities = () => [...(store.get(portfolioTableAtom(id))?.columns.quantity ?? [])];
  const stored = () => [...(store.get(portfolioEntriesAtom(id)).value?.columns.quantity ?? [])];
  return { tab, store, id, settled, quantities, stored };
};

describe("editing a portfolio", () => {
  test("a typed quantity is committed half a second after the last key, as one step", async () => {
    const { tab, store, id, settled, quantities, stored } = await opened();
    const before = store.get(portfolioScoresAtom(id)).scores?.kpis.items;
    for (const quantity of [1, 18]) store.set(typeQuantityAtom, id, 0, quantity, "quantity of cup");
    tab.pass(400);
    store.set(typeQuantityAtom, id, 0, 186, "quantity of cup");
    tab.pass(400);
    await settled();
    expect(stored()).toEqual([100, 50]);
    expect(before).toBe(150);
    tab.pass(100);
    expect((await settled()).scores?.kpis.items).toBe(236);
    expect(stored()).toEqual([186, 50]);
    expect(store.get(portfolioUndoAtom(id))).toEqual({ undo: "quantity of cup", redo: null });
    await store.set(movePortfolioAtom, id, "undo");
    expect(quantities()).toEqual([100, 50]);
    await store.set(movePortfolioAtom, id, "redo");
    expect((await settled()).scores?.kpis.items).toBe(236);
  });

  test("an undo of one given step leaves an earlier one alone", async () => {
    const { store, id, settled, stored } = await opened();
    const table = store.get(portfolioEntriesAtom(id)).value;
    if (table === null) throw new Error("no lines");
    await store.set(editLinesAtom, id, [setQuantity(table, 0, 7)], { what: "earlier" });
    const edits = [setQuantity(table, 1, 9)];
    await store.set(editLinesAtom, id, edits, { what: "swap" });
    expect(store.get(lastEditsAtom(id))).toBe(edits);
    await store.set(movePortfolioAtom, id, "undo");
    expect(store.get(lastEditsAtom(id))).not.toBe(edits);
    await store.set(movePortfolioAtom, id, "undo", edits);
    await settled();
    expect(stored()).toEqual([7, 50]);
    await store.set(editLinesAtom, id, edits, { what: "swap" });
    await store.set(movePortfolioAtom, id, "undo", edits);
    expect(stored()).toEqual([7, 50]);
  });

  test("typed input counts as unwritten until it is stored or dropped", async () => {
    const { tab, store, id, settled } = await opened();
    expect(store.get(unwrittenAtom)).toBe(false);
    for (const quantity of [1, 18]) store.set(typeQuantityAtom, id, 0, quantity, "quantity of cup");
    expect(store.get(unwrittenAtom)).toBe(true);
    expect(store.get(saveStateAtom)).toEqual({ kind: "saving" });
    tab.pass(1000);
    await settled();
    expect(store.get(unwrittenAtom)).toBe(false);
    expect(store.get(saveStateAtom)).toMatchObject({ kind: "kept_here" });
    store.set(typeQuantityAtom, id, 0, 5, "quantity of cup");
    store.set(dropQuantityAtom);
    expect(store.get(unwrittenAtom)).toBe(false);
  });

  test("a shown edit never looks saved before it is, however many lines it has", async () => {
    const { store, id, quantities } = await opened();
    const many = LineTable.of(Array.from({ length: 30_000 }, (_, at) => line("cup_pp", at + 1)));
    await store.set(editLinesAtom, id, (table) => [append(table, many)], { what: "lines" });
    const table = store.get(portfolioEntriesAtom(id)).value;
    if (table === null) throw new Error("no lines");
    const places = Uint32Array.from(quantities().keys());
    const seen: string[] = [];
    const look = () => {
      if (quantities()[0] === 7) seen.push(`${store.get(saveStateAtom).kind} ${store.get(unwrittenAtom)}`);
    };
    store.sub(portfolioTableAtom(id), look);
    const edited = store.set(editEntriesAtom, id, [setQuantities(table, places, 7)]);
    const turns = setInterval(look, 0);
    await edited;
    clearInterval(turns);
    expect(new Set(seen)).toEqual(new Set(["saving true"]));
    expect(store.get(unwrittenAtom)).toBe(false);
  });

  test("an edit of many lines is applied once, and so is its undo", async () => {
    const { store, id, quantities } = await opened();
    const applied = vi.spyOn(LineTable.prototype, "changing");
    const timesTo = (table: LineTable | null) => applied.mock.contexts.filter((one) => one === table).length;
    try {
      const before = store.get(portfolioEntriesAtom(id)).value;
      const scale = { what: "quantities of 2 lines" };
      await store.set(
        editLinesAtom,
        id,
        (table) => [setQuantities(table, Uint32Array.of(0, 1), (own) => own * 3)],
        scale,
      );
      expect(quantities()).toEqual([300, 150]);
      expect(timesTo(before)).toBe(1);
      const after = store.get(portfolioEntriesAtom(id)).value;
      await store.set(movePortfolioAtom, id, "undo");
      expect(quantities()).toEqual([100, 50]);
      expect(timesTo(after)).toBe(1);
    } finally {
      applied.mockRestore();
    }
  });

  test("undo at the speed of key repeat takes one step after the other, and so does redo", async () => {
    const { store, id, quantities } = await opened();
    for (let at = 1; at <= 5; at++) {
      await store.set(editLinesAtom, id, (table) => [setQuantity(table, 0, at * 10)], { what: `step ${at}` });
    }
    const undone = await Promise.all([1, 2, 3, 4].map(() => store.set(movePortfolioAtom, id, "undo")));
    expect(undone.map((one) => one.ok && one.value)).toEqual(["step 5", "step 4", "step 3", "step 2"]);
    expect(quantities()).toEqual([10, 50]);
    await Promise.all([1, 2, 3, 4].map(() => store.set(movePortfolioAtom, id, "redo")));
    expect(quantities()).toEqual([50, 50]);
  });

  test("the quantity of a line is kept when the next one is typed before the pause", async () => {
    const { store, id, stored } = await opened();
    store.set(typeQuantityAtom, id, 0, 7, "first");
    store.set(typeQuantityAtom, id, 1, 8, "second");
    await store.set(commitQuantityAtom);
    expect(stored()).toEqual([7, 8]);
  });

  test("an edit of lines comes after the quantity that was being typed", async () => {
    const { store, id, stored } = await opened();
    store.set(typeQuantityAtom, id, 0, 7, "first");
    await store.set(editLinesAtom, id, (table) => [setQuantities(table, Uint32Array.of(0, 1), (own) => own * 2)], {
      what: "twice",
    });
    expect(stored()).toEqual([14, 100]);
  });

  test("a dropped quantity leaves nothing behind", async () => {
    const { store, id, quantities, stored } = await opened();
    store.set(typeQuantityAtom, id, 0, 7, "quantity");
    store.set(dropQuantityAtom);
    await store.set(commitQuantityAtom);
    expect([quantities(), stored()]).toEqual([
      [100, 50],
      [100, 50],
    ]);
    expect(store.get(portfolioUndoAtom(id)).undo).toBeNull();
  });

  test("adding by hand increases existing lines; equal lines are merged; both can be undone", async () => {
    const { store, id, quantities } = await opened();
    await store.set(addLinesAtom, id, [line("cup_pp", 1), line("cup_pp", 1, "soup")], "added products");
    expect(quantities()).toEqual([101, 50, 1]);
    const table = store.get(portfolioTableAtom(id));
    if (table === null) throw new Error("no lines");
    await store.set(editLinesAtom, id, [setQuantity(table, 1, 9)], { what: "quantity" });
    expect(await store.set(mergeEqualLinesAtom, id, "merge")).toEqual({ ok: true, value: 0 });
    await store.set(editLinesAtom, id, (now) => [append(now, LineTable.of([line("cup_pp", 30)]))], { what: "import" });
    expect(await store.set(mergeEqualLinesAtom, id, "merge")).toEqual({ ok: true, value: 1 });
    expect(quantities()).toEqual([131, 9, 1]);
    await store.set(movePortfolioAtom, id, "undo");
    await store.set(movePortfolioAtom, id, "undo");
    await store.set(movePortfolioAtom, id, "undo");
    await store.set(movePortfolioAtom, id, "undo");
    expect(quantities()).toEqual([100, 50]);
  });

  test("name and region changes are steps too", async () => {
    const { store, id } = await opened();
    await store.set(editPortfolioHeadAtom, id, { portfolio_name: "North" }, "name");
    await store.set(editPortfolioHeadAtom, id, { region_use: "Europe" }, "region");
    await store.set(movePortfolioAtom, id, "undo");
    await store.set(movePortfolioAtom, id, "undo");
    expect(store.get(portfolioAtom(id))?.portfolio).toMatchObject({ portfolio_name: "Canteens", region_use: "Global" });
  });

  test("an undo whose lines somebody else has changed meanwhile is refused and dropped", async () => {
    const { store, id, quantities } = await opened();
    const table = store.get(portfolioTableAtom(id));
    if (table === null) throw new Error("no lines");
    await store.set(editLinesAtom, id, [setQuantity(table, 0, 7)], { what: "quantity" });
    const now = store.get(portfolioTableAtom(id));
    if (now === null) throw new Error("no lines");
    await store.set(editEntriesAtom, id, [setQuantity(now, 0, 8)]);
    expect(await store.set(movePortfolioAtom, id, "undo")).toMatchObject({ ok: false, problem: { code: "conflict" } });
    expect(quantities()).toEqual([8, 50]);
    expect(store.get(portfolioUndoAtom(id)).undo).toBeNull();
  });

  test("a scenario has the same lines and scores, and names its portfolio", async () => {
    const { store, id, settled } = await opened();
    const made = await store.set(duplicateAsScenarioAtom, id, "Canteens, scenario");
    if (!made.ok) throw new Error(made.problem.detail);
    store.sub(portfolioScoresAtom(made.value), () => undefined);
    await settled();
    expect(store.get(portfolioAtom(made.value))?.portfolio.scenario_of).toBe(id);
    expect(store.get(portfolioScoresAtom(made.value)).scores).toEqual(store.get(portfolioScoresAtom(id)).scores);
  });

  test("figures of lines are their share of the total, and contributions add up to it", async () => {
    const { store, id, settled } = await opened();
    await store.set(loadAllFiguresAtom, id);
    const figures = store.get(portfolioFiguresAtom(id));
    const { scores } = await settled();
    const sum = [line("cup_pp", 100), line("cup_steel", 50)].reduce(
      (total, one) => total + (figures.get(pairKey(one))?.climate ?? NaN) * one.quantity,
      0,
    );
    expect(sum).toBeCloseTo(scores?.raw.climate ?? 0, 6);
    store.sub(portfolioContributionsAtom(id), () => undefined);
    await settled();
    const cut = store.get(portfolioContributionsAtom(id)).value?.products ?? [];
    expect(cut.reduce((total, part) => total + part.raw.climate, 0)).toBeCloseTo(scores?.raw.climate ?? 0, 6);
  });
});
