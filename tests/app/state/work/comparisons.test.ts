// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  comparisonAtom,
  comparisonsAtom,
  createComparisonAtom,
  deleteComparisonAtom,
  editComparisonAtom,
  renameComparisonAtom,
  type ComparisonDraft,
} from "../../../../app/state/work/comparisons.ts";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { downloadLocalWorkAtom, unreadableWorkAtom } from "../../../../app/state/work/local-work.ts";
import { saveStateAtom } from "../../../../app/state/work/save-state.ts";
import { retrySavesAtom } from "../../../../app/state/work/sync.ts";
import { continueAsGuestAtom } from "../../../../app/state/core/session.ts";
import { undoableDeletesAtom, undoDeleteAtom } from "../../../../app/state/work/undo.ts";
import { memoryFlags, memoryRecords, memoryTabs } from "../../data/memory-stores.ts";
import { toyServer } from "../../data/toy-server.ts";
import { testTab } from "../test-services.ts";

const DRAFT: ComparisonDraft = {
  comparison_name: "  Cups  ",
  region_use: "Global",
  usecase_id: "cup",
  food_id: "default_worst",
  currentProductIds: ["cup_pp", "cup_steel"],
};

/** A guest's tab, because a logged-out page shows no work. */
const guestTab = (given: Parameters<typeof testTab>[0]) =>
  testTab({ flags: memoryFlags({ isGuest: "true" }), ...given });

const created = async (tab: Awaited<ReturnType<typeof testTab>>, draft = DRAFT): Promise<string> => {
  const outcome = await tab.store.set(createComparisonAtom, draft);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
};

const names = (tab: Awaited<ReturnType<typeof testTab>>): string[] =>
  tab.store.get(comparisonsAtom).map(({ comparison }) => comparison.comparison_name);

describe("a comparison", () => {
  test("is created under a new id, trimmed, pinned to its dataset, and restored after a reload", async () => {
    const tab = await guestTab({});
    await tab.store.set(startLoadingAtom);
    const id = await created(tab);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const reloaded = await guestTab({ server: tab.server, records: tab.records });
    await reloaded.store.set(startLoadingAtom);
    expect(reloaded.store.get(comparisonAtom(id))?.comparison).toEqual({
      ...DRAFT,
      comparison_id: id,
      comparison_name: "Cups",
      customCompostingAndRecycling: false,
      recycling_overrides: {},
      rawscoresPerUse: false,
      data_version: "v1",
    });
  });

  test.each([
    ["no name", { ...DRAFT, comparison_name: " " }],
    ["no product", { ...DRAFT, currentProductIds: [] }],
    ["an id with a path", { ...DRAFT, usecase_id: "../x" }],
  ])("with %s is refused and not shown", async (_name, draft) => {
    const tab = await guestTab({});
    expect(await tab.store.set(createComparisonAtom, draft)).toMatchObject({ ok: false, problem: { code: "invalid" } });
    expect(tab.store.get(comparisonsAtom)).toEqual([]);
    expect(tab.records.rows.size).toBe(0);
  });

  test("is renamed; an empty name changes nothing", async () => {
    const tab = await guestTab({});
    const id = await created(tab);
    await tab.store.set(renameComparisonAtom, id, " Mugs ");
    await tab.store.set(renameComparisonAtom, id, "   ");
    expect(names(tab)).toEqual(["Mugs"]);
    expect(tab.records.rows.get(`comparisons/${id}`)).toMatchObject({ comparison: { comparison_name: "Mugs" } });
  });

  test("shows its stored state after an edit that breaks the contract", async () => {
    const tab = await guestTab({});
    const id = await created(tab);
    const outcome = await tab.store.set(editComparisonAtom, id, { currentProductIds: [] });
    expect(outcome).toMatchObject({ ok: false, problem: { code: "invalid" } });
    expect(tab.store.get(comparisonAtom(id))?.comparison.currentProductIds).toEqual(DRAFT.currentProductIds);
  });

  test("lists the last edited one first", async () => {
    const tab = await guestTab({});
    const first = await created(tab, { ...DRAFT, comparison_name: "first" });
    tab.pass(1);
    await created(tab, { ...DRAFT, comparison_name: "second" });
    expect(names(tab)).toEqual(["second", "first"]);
    tab.pass(1);
    await tab.store.set(editComparisonAtom, first, { note: "x" });
    expect(names(tab)).toEqual(["first", "second"]);
  });

  test("gives the same atom for the same id", () => {
    expect(comparisonAtom("a")).toBe(comparisonAtom("a"));
    expect(comparisonAtom("a")).not.toBe(comparisonAtom("b"));
  });
});

describe("delete", () => {
  test("is immediate and can be undone for ten seconds, under the same id", async () => {
    const tab = await guestTab({});
    const id = await created(tab);
    await tab.store.set(deleteComparisonAtom, id);
    expect(names(tab)).toEqual([]);
    expect(tab.records.rows.size).toBe(0);
    expect(tab.store.get(undoableDeletesAtom)).toEqual([{ kind: "comparison", id, name: "Cups", until: 11_000 }]);
    tab.pass(9_999);
    await tab.store.set(undoDeleteAtom, "comparison", id);
    expect(names(tab)).toEqual(["Cups"]);
    expect(tab.records.rows.has(`comparisons/${id}`)).toBe(true);
    expect(tab.store.get(undoableDeletesAtom)).toEqual([]);
  });

  test("is final after ten seconds", async () => {
    const tab = await guestTab({});
    const id = await created(tab);
    await tab.store.set(deleteComparisonAtom, id);
    tab.pass(10_000);
    expect(tab.store.get(undoableDeletesAtom)).toEqual([]);
    await tab.store.set(undoDeleteAtom, "comparison", id);
    expect(names(tab)).toEqual([]);
  });
});

describe("save state (requirement 26)", () => {
  test("a guest's work is kept in this browser, with the time", async () => {
    const tab = await guestTab({});
    tab.store.set(continueAsGuestAtom);
    expect(tab.store.get(saveStateAtom)).toEqual({ kind: "none" });
    const creating = created(tab);
    expect(tab.store.get(saveStateAtom)).toEqual({ kind: "saving" });
    await creating;
    expect(tab.store.get(saveStateAtom)).toEqual({ kind: "kept_here", at: 1_000 });
  });

  test("no storage space: shown as not saved, the stored value is intact, the edit is on screen and in the export, and a retry writes it", async () => {
    const tab = await guestTab({});
    const id = await created(tab);
    tab.records.failing = "quota";
    await tab.store.set(renameComparisonAtom, id, "Mugs");
    await tab.store.set(editComparisonAtom, id, { note: "two edits" });
    expect(tab.store.get(saveStateAtom)).toEqual({ kind: "not_saved", reason: "quota" });
    expect(names(tab)).toEqual(["Mugs"]);
    expect(tab.records.rows.get(`comparisons/${id}`)).toMatchObject({ comparison: { comparison_name: "Cups" } });
    await tab.store.set(downloadLocalWorkAtom);
    const work = JSON.parse(tab.files[0]?.text ?? "");
    expect(work.on_screen.comparisons[0].comparison).toMatchObject({ comparison_name: "Mugs", note: "two edits" });
    expect(work.stored.comparisons[0].value.comparison.comparison_name).toBe("Cups");
    tab.records.failing = null;
    await tab.store.set(retrySavesAtom);
    expect(tab.store.get(saveStateAtom)).toEqual({ kind: "kept_here", at: 1_000 });
    expect(tab.records.rows.get(`comparisons/${id}`)).toMatchObject({
      comparison: { comparison_name: "Mugs", note: "two edits" },
    });
  });

  test("created without space, edited, then written by the next edit alone", async () => {
    const tab = await guestTab({});
    tab.records.failing = "storage_unavailable";
    const id = await created(tab);
    expect(tab.store.get(saveStateAtom)).toEqual({ kind: "not_saved", reason: "storage_unavailable" });
    tab.records.failing = null;
    await tab.store.set(renameComparisonAtom, id, "Mugs");
    expect(tab.records.rows.get(`comparisons/${id}`)).toMatchObject({ comparison: { comparison_name: "Mugs" } });
  });

  test("one document without space does not delay a delete that frees some", async () => {
    const tab = await guestTab({});
    const [stuck, other] = [await created(tab), await created(tab)];
    tab.records.failing = "quota";
    await tab.store.set(renameComparisonAtom, stuck, "Mugs");
    tab.records.failing = null;
    await tab.store.set(deleteComparisonAtom, other);
    expect([...tab.records.rows.keys()]).toEqual([`comparisons/${stuck}`]);
    expect(tab.store.get(saveStateAtom)).toEqual({ kind: "not_saved", reason: "quota" });
  });
});

const twoTabs = async () => {
  const [server, records, tabs] = [await toyServer(), memoryRecords(), memoryTabs()];
  const [a, b] = [await guestTab({ server, records, tabs }), await guestTab({ server, records, tabs })];
  await a.store.set(startLoadingAtom);
  await b.store.set(startLoadingAtom);
  return { a, b, records };
};

/** Lets messages between tabs arrive. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe("two tabs", () => {
  test("see what the other one creates, changes and deletes", async () => {
    const { a, b } = await twoTabs();
    const id = await created(a);
    await settled();
    expect(names(b)).toEqual(["Cups"]);
    await b.store.set(renameComparisonAtom, id, "Mugs");
    await settled();
    expect(names(a)).toEqual(["Mugs"]);
    await a.store.set(deleteComparisonAtom, id);
    await settled();
    expect(names(b)).toEqual([]);
  });

  test("edit different fields at once: both are kept, in the store and on both screens", async () => {
    const { a, b, records } = await twoTabs();
    const id = await created(a);
    await settled();
    await Promise.all([
      a.store.set(renameComparisonAtom, id, "Mugs"),
      b.store.set(editComparisonAtom, id, { region_use: "Europe" }),
    ]);
    await settled();
    const both = { comparison_name: "Mugs", region_use: "Europe" };
    expect(records.rows.get(`comparisons/${id}`)).toMatchObject({ comparison: both });
    expect(a.store.get(comparisonAtom(id))?.comparison).toMatchObject(both);
    expect(b.store.get(comparisonAtom(id))?.comparison).toMatchObject(both);
  });

  test("report an edit of a document that the other one has deleted, and remove it", async () => {
    const { a, b, records } = await twoTabs();
    const id = await created(a);
    await settled();
    records.rows.clear();
    expect(await b.store.set(renameComparisonAtom, id, "Mugs")).toMatchObject({ problem: { code: "not_found" } });
    expect(names(b)).toEqual([]);
  });
});

describe("corrupt documents (requirement 24)", () => {
  test.each([
    ["a text", "oops"],
    ["null", null],
    ["a document of the future", { format: 12, body: {} }],
    ["a hostile one", JSON.parse('{"comparison":{"__proto__":{"polluted":1}},"changed":5}')],
    ["one under a foreign key", { comparison: { ...DRAFT, comparison_id: "other" }, changed: 5 }],
    ["a time that is none", { comparison: { ...DRAFT, comparison_id: "bad" }, changed: Number.NaN }],
  ])("%s does not stop the start, its text is kept for the export", async (_name, value) => {
    const records = memoryRecords();
    records.rows.set("comparisons/bad", value);
    records.rows.set("comparisons/good", { comparison: { ...DRAFT, comparison_id: "good" }, changed: 5 });
    const tab = await guestTab({ records });
    await tab.store.set(startLoadingAtom);
    expect(names(tab)).toEqual(["Cups"]);
    expect(tab.store.get(unreadableWorkAtom)).toEqual([
      { place: "comparisons", key: "bad", text: JSON.stringify(value) },
    ]);
    expect(records.rows.get("comparisons/bad")).toEqual(value);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
