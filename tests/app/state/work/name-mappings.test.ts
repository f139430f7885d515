// @vitest-environment node
import { describe, expect, it } from "vitest";
import { mappingKind } from "../../../../app/data/documents/user-work.ts";
import { importChoicesAtom, rememberChoicesAtom } from "../../../../app/state/portfolio/import-choices.ts";
import {
  headerSettingsAtom,
  mapNamesAtom,
  mappingAtoms,
  nameMappingsAtom,
  rememberHeaderAtom,
  unmapNamesAtom,
} from "../../../../app/state/work/name-mappings.ts";
import { loadWorkAtom } from "../../../../app/state/work/work.ts";
import { yieldToEventLoop } from "../../../../workers/yield-to-event-loop.ts";
import { memoryRecords } from "../../data/memory-stores.ts";
import { testTab } from "../test-services.ts";

const tab = async (records = memoryRecords()) => {
  const opened = await testTab({ records });
  await opened.store.set(loadWorkAtom);
  return { ...opened, records };
};
type Tab = Awaited<ReturnType<typeof tab>>;

const meanings = ({ store }: Tab) =>
  Object.fromEntries(store.get(nameMappingsAtom).map(({ name, prodsys_id }) => [name, prodsys_id]));

describe("mappings of names to products", () => {
  it("are saved at once, and restored after a reload", async () => {
    const first = await tab();
    await first.store.set(mapNamesAtom, [
      { name: "PAPPBECHER 8oz", prodsys_id: "cup_pe", factor: 50 },
      { name: "FREIGHT", prodsys_id: null },
    ]);
    const later = await tab(first.records);
    expect(meanings(later)).toEqual({ "PAPPBECHER 8oz": "cup_pe", FREIGHT: null });
    expect(later.store.get(importChoicesAtom)).toEqual([
      { field: "product", value: "PAPPBECHER 8oz", use: "cup_pe", factor: 50 },
      { field: "product", value: "FREIGHT", use: null },
    ]);
  });

  it("are one per name in any spelling; a factor stays with its product", async () => {
    const here = await tab();
    await here.store.set(mapNamesAtom, [{ name: "Crème cup", prodsys_id: "cup_pe", factor: 12 }]);
    await here.store.set(mapNamesAtom, [{ name: "CREME, CUP", prodsys_id: "cup_pe" }]);
    expect(here.store.get(nameMappingsAtom)).toMatchObject([{ name: "CREME, CUP", prodsys_id: "cup_pe", factor: 12 }]);
    await here.store.set(mapNamesAtom, [{ name: "creme cup", prodsys_id: "cup_pp" }]);
    expect(here.store.get(nameMappingsAtom)[0]).not.toHaveProperty("factor");
    await here.store.set(unmapNamesAtom, ["Crème Cup"]);
    expect(meanings(here)).toEqual({});
  });

  it("have no limit of 500: 1,700 names of one file are kept in lists that the contract accepts", async () => {
    const here = await tab();
    const names = Array.from({ length: 1700 }, (_, at) => ({
      name: `name ${at} ${"ä".repeat(at % 90)}`,
      prodsys_id: "cup",
    }));
    const kept = await here.store.set(mapNamesAtom, names);
    expect(kept.ok).toBe(true);
    const lists = [...here.store.get(mappingAtoms.entriesAtom).values()].map(({ shown }) => shown);
    expect(lists.length).toBeGreaterThan(3);
    for (const list of lists) {
      expect(mappingKind.parse(list).ok).toBe(true);
      expect(new TextEncoder().encode(JSON.stringify(list)).byteLength).toBeLessThan(256 * 1024);
    }
    expect(Object.keys(meanings(await tab(here.records)))).toHaveLength(1700);
  });

  it("thousands are saved in parts, so that a click is not a long task; later choices still win", async () => {
    const here = await tab();
    const many = Array.from({ length: 1000 }, (_, at) => ({ name: `name ${at}`, prodsys_id: "cup" }));
    const all = here.store.set(mapNamesAtom, many);
    expect(Object.keys(meanings(here))).toHaveLength(0);
    await yieldToEventLoop();
    await yieldToEventLoop();
    const first = Object.keys(meanings(here)).length;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(many.length);
    const other = here.store.set(mapNamesAtom, [{ name: "name 999", prodsys_id: "lid" }]);
    const none = here.store.set(unmapNamesAtom, ["name 998"]);
    await Promise.all([all, other, none]);
    expect(Object.keys(meanings(here))).toHaveLength(999);
    expect(meanings(here)).toMatchObject({ "name 997": "cup", "name 999": "lid" });
    expect(meanings(here)).not.toHaveProperty("name 998");
    expect(meanings(await tab(here.records))).toEqual(meanings(here));
  });

  it("are made by choices of products; choices of foods and use cases stay in this browser", async () => {
    const here = await tab();
    here.store.set(rememberChoicesAtom, [
      { field: "product", value: " Deckel ", use: "lid_pp" },
      { field: "food", value: "Kaffee", use: "coffee" },
      { field: "quantity", value: "1.5", use: 2 },
    ]);
    expect(meanings(here)).toEqual({ Deckel: "lid_pp" });
    expect(here.store.get(importChoicesAtom).map(({ field }) => field)).toEqual(["food", "product"]);
  });
});

it("the assignment of a file's columns is recognised by its header row", async () => {
  const here = await tab();
  await here.store.set(rememberHeaderAtom, ["Artikel", "Menge", ""], { product: 0, quantity: 1, decimal: "comma" });
  await here.store.set(rememberHeaderAtom, ["Item", "Qty"], { product: 0, quantity: null });
  const later = await tab(here.records);
  expect(later.store.set(headerSettingsAtom, ["ARTIKEL ", "Menge", ""])).toEqual({
    product: 0,
    quantity: 1,
    decimal: "comma",
  });
  expect(later.store.set(headerSettingsAtom, ["Artikel", "Menge"])).toBeNull();
});

describe("lists of two devices", () => {
  const entry = (prodsys_id: string | null, at: number) => ({ name: "n", prodsys_id, at });
  const list = (names: Readonly<Record<string, ReturnType<typeof entry>>>) => ({ mapping_id: "m", names, headers: {} });

  it("are merged by name; for the same name the later decision wins, without a question", () => {
    const base = list({ a: entry("x", 1), b: entry("x", 1), gone: entry("x", 1), changed: entry("x", 1) });
    const mine = list({ a: entry("mine", 5), b: entry("x", 1), c: entry("c", 2), changed: entry("x", 1) });
    const theirs = list({ a: entry("theirs", 4), b: entry(null, 9), d: entry("d", 3), gone: entry("x", 1) });
    const { merged, fields } = mappingKind.mergeable.merge(base, mine, theirs);
    expect(fields).toEqual([]);
    expect(merged.names).toEqual({ a: entry("mine", 5), b: entry(null, 9), c: entry("c", 2), d: entry("d", 3) });
  });
});
