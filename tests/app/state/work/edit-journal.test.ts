// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { openJournal, pagesWithNotes } from "../../../../app/data/edit-journal.ts";
import type { LivePages } from "../../../../app/data/live-pages.ts";
import { failed, type Outcome } from "../../../../app/data/outcome.ts";
import {
  comparisonAtom,
  comparisonsAtom,
  createComparisonAtom,
  deleteComparisonAtom,
  editComparisonAtom,
} from "../../../../app/state/work/comparisons.ts";
import { foodsAtom, saveFoodAtom } from "../../../../app/state/work/foods.ts";
import {
  headerSettingsAtom,
  mapNamesAtom,
  nameMappingsAtom,
  rememberHeaderAtom,
  unmapNamesAtom,
} from "../../../../app/state/work/name-mappings.ts";
import { GUEST } from "../../../../app/state/core/owner.ts";
import { noteCreationAtom } from "../../../../app/state/work/edit-journal.ts";
import { loadingAtom, startLoadingAtom } from "../../../../app/state/start/loading.ts";
import {
  addLinesAtom,
  editLinesAtom,
  editPortfolioHeadAtom,
  redoPortfolioAtom,
  undoPortfolioAtom,
} from "../../../../app/state/portfolio/portfolio-editing.ts";
import { noteQuantityAtom, typeQuantityAtom } from "../../../../app/state/portfolio/typed-quantity.ts";
import {
  createPortfolioAtom,
  deletePortfolioAtom,
  editEntriesAtom,
  entriesNowAtom,
  portfoliosAtom,
} from "../../../../app/state/work/portfolios.ts";
import { enterAsGuestAtom } from "../../../../app/state/start/session-start.ts";
import { undoDeleteAtom } from "../../../../app/state/work/undo.ts";
import { switchOwnerAtom } from "../../../../app/state/work/work.ts";
import {
  append,
  placesFrom,
  remove,
  setItems,
  setQuantities,
  setQuantity,
} from "../../../../workers/engine/portfolio/entry-edit.ts";
import { EntryTable } from "../../../../workers/engine/portfolio/entry-table.ts";
import { memoryFlags, memoryRecords } from "../../data/memory-stores.ts";
import { testTab } from "../test-services.ts";

const DRAFT = {
  comparison_name: "Before",
  region_use: "Global",
  usecase_id: "cup",
  food_id: "default_worst",
  currentProductIds: ["cup_pp", "cup_steel"],
};
const HEAD = { portfolio_name: "Canteens", portfolio_desc: "All cups", region_use: "Global" };
const line = (prodsys_id: string, quantity: number) => ({
  usecase_id: "cup",
  prodsys_id,
  food_id: "default_worst",
  quantity,
  label: "",
});

/** A browser whose pages crash: the store and the flags survive, and the store can stop answering. */
const browser = () => {
  const records = memoryRecords();
  const flags = memoryFlags();
  const alive = new Set<string>();
  const waiting: (readonly [name: string, run: () => Promise<void>])[] = [];
  const pages: LivePages = {
    // like a Web Lock: others wait until its holder has ended
    live: (name) => (alive.has(name) ? new Promise(() => undefined) : Promise.resolve(void alive.add(name))),
    afterEnd: async (name, run) => {
      if (alive.has(name)) waiting.push([name, run]);
      else await run();
    },
  };
  return {
    flags,
    pages,
    /** A page, with a function that makes its store refuse writes. */
    open: async (owner = GUEST) => {
      let isStuck = false;
      let hangs = false;
      const store: ReturnType<typeof memoryRecords> = {
        ...records,
        transact: (stores, mode, run) =>
          hangs && mode === "readwrite"
            ? new Promise(() => undefined)
            : isStuck && mode === "readwrite"
              ? Promise.resolve<Outcome<never>>(failed("storage_unavailable", "the page is about to crash"))
              : records.transact(stores, mode, run),
      };
      const tab = await testTab({ records: store, flags, pages });
      await tab.store.set(switchOwnerAtom, owner);
      return { ...tab, stick: () => (isStuck = true), hang: () => (hangs = true) };
    },
    crash: async () => {
      alive.clear();
      for (const [, run] of waiting.splice(0)) await run();
    },
  };
};

const made = (outcome: Outcome<string>): string => {
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
};

describe("edits that were not written when their page crashed", () => {
  test("are replayed at the next start, in order", async () => {
    const { open, crash, flags } = browser();
    const page = await open();
    const id = made(await page.store.set(createComparisonAtom, DRAFT));
    page.stick();
    for (let edit = 0; edit < 500; edit++) void page.store.set(editComparisonAtom, id, { comparison_name: `N${edit}` });
    await crash();
    const { store } = await open();
    expect(store.get(comparisonAtom(id))?.comparison.comparison_name).toBe("N499");
    expect(pagesWithNotes(flags.local).size).toBe(0);
  });

  test("include name mappings in an existing list, and their removal", async () => {
    const { open, crash } = browser();
    const page = await open();
    const mean = (name: string, prodsys_id: string) => page.store.set(mapNamesAtom, [{ name, prodsys_id }]);
    await mean("Mug", "cup_pp");
    await mean("Lid", "cup_pp");
    page.stick();
    void mean("Mug", "cup_steel");
    void mean("Bowl", "cup_pp");
    void page.store.set(rememberHeaderAtom, ["Item", "Qty"], { product: 0 });
    void page.store.set(unmapNamesAtom, ["Lid"]);
    await crash();
    const { store } = await open();
    const meant = new Map(store.get(nameMappingsAtom).map(({ name, prodsys_id }) => [name, prodsys_id]));
    expect(meant).toEqual(
      new Map([
        ["Bowl", "cup_pp"],
        ["Mug", "cup_steel"],
      ]),
    );
    expect(store.set(headerSettingsAtom, ["Item", "Qty"])).toEqual({ product: 0 });
  });

  test("include lines and a quantity being typed, each once", async () => {
    const { open, crash } = browser();
    const page = await open();
    const id = made(await page.store.set(createPortfolioAtom, HEAD, [line("cup_pp", 1), line("cup_steel", 2)]));
    const before = await page.store.set(entriesNowAtom, id);
    if (!before.ok) throw new Error(before.problem.detail);
    page.stick();
    page.store.set(typeQuantityAtom, id, 0, 12, "quantity");
    page.store.set(noteQuantityAtom, id, 0, 123);
    await page.store.set(editEntriesAtom, id, [append(before.value, EntryTable.of([line("cup_pp", 7)]))]);
    await crash();
    await open();
    const { store } = await open();
    const after = await store.set(entriesNowAtom, id);
    expect(after.ok && [...after.value.columns.quantity]).toEqual([123, 2, 7]);
  });

  test("include lines removed and added while an earlier edit is still being written", async () => {
    const { open, crash } = browser();
    const page = await open();
    const lines = ["cup_pp", "cup_steel", "cup_glass"].map((product, at) => line(product, at + 1));
    const id = made(await page.store.set(createPortfolioAtom, HEAD, lines));
    await page.store.set(entriesNowAtom, id);
    page.hang();
    page.store.set(typeQuantityAtom, id, 2, 30, "quantity");
    for (let click = 0; click < 2; click++) {
      void page.store.set(editLinesAtom, id, (table) => [remove(table, placesFrom(0, 1))], { what: "remove" });
    }
    void page.store.set(addLinesAtom, id, [line("cup_pla", 7)], "add");
    void page.store.set(addLinesAtom, id, [line("cup_pp", 8)], "add");
    await new Promise((resolve) => setImmediate(resolve));
    await crash();
    const { store } = await open();
    const after = await store.set(entriesNowAtom, id);
    expect(after.ok && [...after.value.lines()].map(({ prodsys_id, quantity }) => [prodsys_id, quantity])).toEqual([
      ["cup_glass", 30],
      ["cup_pla", 7],
      ["cup_pp", 8],
    ]);
  });

  test("include undo and redo while an earlier edit is still being written", async () => {
    const { open, crash } = browser();
    const page = await open();
    const id = made(await page.store.set(createPortfolioAtom, HEAD, [line("cup_pp", 1), line("cup_steel", 2)]));
    await page.store.set(entriesNowAtom, id);
    page.hang();
    const { store } = page;
    void store.set(editPortfolioHeadAtom, id, { portfolio_name: "Renamed" }, "name");
    void store.set(editLinesAtom, id, (table) => [setQuantity(table, 0, 10)], { what: "first" });
    void store.set(editLinesAtom, id, (table) => [setQuantity(table, 1, 20)], { what: "second" });
    store.set(typeQuantityAtom, id, 0, 11, "typed");
    for (let press = 0; press < 3; press++) void store.set(undoPortfolioAtom, id);
    void store.set(redoPortfolioAtom, id);
    await new Promise((resolve) => setImmediate(resolve));
    await crash();
    const after = await open();
    const entries = await after.store.set(entriesNowAtom, id);
    expect(entries.ok && [...entries.value.columns.quantity]).toEqual([10, 2]);
    expect(after.store.get(portfoliosAtom)[0]?.portfolio.portfolio_name).toBe("Renamed");
  });

  test("include edits of thousands of lines, and portfolios of that size", async () => {
    const { open, crash } = browser();
    const page = await open();
    const lines = Array.from({ length: 5000 }, (_, at) => ({ ...line("cup_pp", at + 1), label: `site ${at % 40}` }));
    const id = made(await page.store.set(createPortfolioAtom, HEAD, lines));
    await page.store.set(entriesNowAtom, id);
    page.hang();
    const { store } = page;
    void store.set(editLinesAtom, id, (table) => [remove(table, placesFrom(0, 1000))], { what: "remove" });
    void store.set(editLinesAtom, id, (table) => [setQuantities(table, placesFrom(0, 3000), (own) => 2 * own)], {
      what: "double",
    });
    void store.set(editLinesAtom, id, (table) => [setItems(table, placesFrom(0, 2000), { prodsys_id: "cup_glass" })], {
      what: "product",
    });
    void store.set(createPortfolioAtom, { ...HEAD, portfolio_name: "Copy" }, lines);
    await new Promise((resolve) => setImmediate(resolve));
    await crash();
    const after = await open();
    const entriesOf = async (name: string) => {
      const found = after.store.get(portfoliosAtom).find(({ portfolio }) => portfolio.portfolio_name === name);
      const entries = await after.store.set(entriesNowAtom, found?.portfolio.portfolio_id ?? "");
      return entries.ok ? [...entries.value.lines()] : [];
    };
    expect(await entriesOf(HEAD.portfolio_name)).toEqual(
      lines.slice(1000).map((one, at) => ({
        ...one,
        prodsys_id: at < 2000 ? "cup_glass" : one.prodsys_id,
        quantity: at < 3000 ? 2 * one.quantity : one.quantity,
      })),
    );
    expect(await entriesOf("Copy")).toEqual(lines);
  });

  test("are dropped if another tab has written the document since", async () => {
    const { open, crash } = browser();
    const page = await open();
    const other = await open();
    const id = made(await page.store.set(createComparisonAtom, DRAFT));
    page.stick();
    await page.store.set(editComparisonAtom, id, { comparison_name: "Mine", note: "Mine" });
    await other.store.set(switchOwnerAtom, GUEST);
    await other.store.set(editComparisonAtom, id, { comparison_name: "Theirs" });
    await crash();
    const { store } = await open();
    const stored = store.get(comparisonAtom(id))?.comparison;
    expect([stored?.comparison_name, stored?.note]).toEqual(["Theirs", "Mine"]);
  });

  test("are not replayed while their page is open, or for another owner", async () => {
    const { open, crash } = browser();
    const page = await open();
    const id = made(await page.store.set(createComparisonAtom, DRAFT));
    page.stick();
    await page.store.set(editComparisonAtom, id, { comparison_name: "Mine" });
    const name = (store: typeof page.store) => store.get(comparisonAtom(id))?.comparison.comparison_name;
    const other = await open();
    expect(name(other.store)).toBe("Before");
    await open("b@example.org");
    await crash();
    const { store } = await open();
    expect(name(store)).toBe("Mine");
  });
});

describe("documents created and removed right before their page crashed", () => {
  const FOOD = { food_id: "soup", food_name: "Soup", props: [] };

  test("are restored, and removed", async () => {
    const { open, crash, flags } = browser();
    const page = await open();
    const [old, returned] = [
      made(await page.store.set(createComparisonAtom, DRAFT)),
      made(await page.store.set(createComparisonAtom, { ...DRAFT, comparison_name: "Returned" })),
    ];
    const oldPortfolio = made(await page.store.set(createPortfolioAtom, HEAD, [line("cup_pp", 1)]));
    page.hang();
    void page.store.set(createComparisonAtom, { ...DRAFT, comparison_name: "New" });
    void page.store.set(createPortfolioAtom, { ...HEAD, portfolio_name: "New" }, [line("cup_pp", 5)]);
    void page.store.set(saveFoodAtom, FOOD);
    void page.store.set(editComparisonAtom, old, { note: "edited before it went" });
    void page.store.set(deleteComparisonAtom, old);
    void page.store.set(deletePortfolioAtom, oldPortfolio);
    void page.store.set(deleteComparisonAtom, returned);
    void page.store.set(undoDeleteAtom, "comparison", returned);
    await crash();
    const { store } = await open();
    const names = store.get(comparisonsAtom).map(({ comparison }) => comparison.comparison_name);
    expect(names.toSorted()).toEqual(["New", "Returned"]);
    const [portfolio, ...others] = store.get(portfoliosAtom);
    expect([portfolio?.portfolio.portfolio_name, others]).toEqual(["New", []]);
    const entries = await store.set(entriesNowAtom, portfolio?.portfolio.portfolio_id ?? "");
    expect(entries.ok && [...entries.value.columns.quantity]).toEqual([5]);
    expect(store.get(foodsAtom).map(({ food }) => food.food_name)).toEqual(["Soup"]);
    expect(pagesWithNotes(flags.local).size).toBe(0);
  });

  test("a removal is dropped if another tab has changed the document since", async () => {
    const { open, crash } = browser();
    const page = await open();
    const other = await open();
    const id = made(await page.store.set(createComparisonAtom, DRAFT));
    page.hang();
    void page.store.set(deleteComparisonAtom, id);
    await other.store.set(switchOwnerAtom, GUEST);
    other.pass(1);
    await other.store.set(editComparisonAtom, id, { note: "Theirs" });
    await crash();
    const { store } = await open();
    expect(store.get(comparisonAtom(id))?.comparison.note).toBe("Theirs");
  });

  test("leave no note once they are written", async () => {
    const { open, flags } = browser();
    const { store } = await open();
    const id = made(await store.set(createComparisonAtom, DRAFT));
    const portfolio = made(await store.set(createPortfolioAtom, HEAD, [line("cup_pp", 1)]));
    await store.set(deleteComparisonAtom, id);
    await store.set(undoDeleteAtom, "comparison", id);
    await store.set(deletePortfolioAtom, portfolio);
    expect(pagesWithNotes(flags.local).size).toBe(0);
  });
});

test("a written edit leaves no note, and notes take at most 2 million characters", async () => {
  const { open, flags } = browser();
  const { store } = await open();
  const id = made(await store.set(createComparisonAtom, DRAFT));
  const written = store.set(editComparisonAtom, id, { comparison_name: "Written" });
  expect(pagesWithNotes(flags.local).size).toBe(1);
  await written;
  expect(pagesWithNotes(flags.local).size).toBe(0);

  const { local } = memoryFlags();
  const journal = openJournal(local);
  const note = () =>
    journal.note(GUEST, 1, { kind: "comparison", id, fields: { note: { was: "", now: "x".repeat(100_000) } } });
  const first = note();
  for (let more = 0; more < 30; more++) note();
  const size = () => local.entries().reduce((sum, [, text]) => sum + text.length, 0);
  expect(size()).toBeGreaterThan(1_890_000);
  expect(size()).toBeLessThanOrEqual(2_000_000);
  first();
  note();
  expect(size()).toBeGreaterThan(1_890_000);
});

test("modified notes are skipped and removed", async () => {
  const { open, flags } = browser();
  const id = made(await (await open()).store.set(createPortfolioAtom, HEAD, [line("cup_pp", 1)]));
  const lines = { count: 2, ids: ["a", "a"], labels: [""], columns: { product: 7 } };
  const edits = [
    { kind: "created", of: "portfolio", id: "0a0a0a0a-0000-4000-8000-000000000009", document: HEAD, lines },
    { kind: "lines", id, length: 1, edits: [{ kind: "insert", places: [[1, 2]], lines }] },
    { kind: "lines", id, length: 1, edits: [{ kind: "remove", places: [[9, 1]], was: 1 }] },
  ];
  for (const [at, edit] of edits.entries()) {
    flags.local.write(`journal page-of-before 00000000${at}`, JSON.stringify({ owner: GUEST, changed: 1, edit }));
  }
  const { store } = await open();
  const entries = await store.set(entriesNowAtom, id);
  expect([entries.ok && entries.value.length, store.get(portfoliosAtom).length]).toEqual([1, 1]);
  expect(pagesWithNotes(flags.local).size).toBe(0);
});

test("a guest who starts before the tables are loaded is not blocked", async () => {
  const { pages } = browser();
  const { store } = await testTab({ pages });
  const loaded = store.set(startLoadingAtom);
  store.set(enterAsGuestAtom);
  await loaded;
  expect(store.get(loadingAtom).status).toBe("ready");
});

test("work also opens if the browser refuses locks", async () => {
  const refused = () => Promise.reject(new Error("refused"));
  const flags = memoryFlags();
  flags.local.write("journal page-of-before 000000001", "{}");
  const { store } = await testTab({ records: memoryRecords(), flags, pages: { live: refused, afterEnd: refused } });
  expect(await store.set(switchOwnerAtom, GUEST)).toMatchObject({ ok: true });
});

test("without an open journal the lines of a new portfolio are not written out", async () => {
  const { store } = await testTab({});
  const table = EntryTable.of([line("cup_pp", 1)]);
  const writtenOut = vi.spyOn(table, "lines");
  store.set(noteCreationAtom, "portfolio", "p1", HEAD, table);
  expect(writtenOut).not.toHaveBeenCalled();
});
